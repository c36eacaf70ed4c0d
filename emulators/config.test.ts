import { describe, expect, it } from 'vitest';
import production from '../firebase.json' with { type: 'json' };
import {
  configFileName,
  emulatorConfig,
  emulatorPolicy,
  type FirebaseConfig,
} from './config.ts';
import { portsAt } from './ports.ts';

const ports = portsAt(10_000);
const derived = emulatorConfig(production, ports, { ui: false });

describe('Emulator configuration', () => {
  it('binds emulators to 127.0.0.1 at the offset ports, without the UI', () => {
    expect(derived['emulators']).toMatchObject({
      // The proxy in front of the Hosting emulator listens on port 15002.
      hosting: { host: '127.0.0.1', port: 15_003 },
      firestore: { host: '127.0.0.1', port: 18_080, websocketPort: 19_150 },
      hub: { host: '127.0.0.1', port: 14_400 },
      eventarc: { host: '127.0.0.1', port: 19_299 },
      ui: { enabled: false },
    });
  });

  it('differs from production only in emulators, HSTS and the CSP', () => {
    const local = ['Strict-Transport-Security', 'Content-Security-Policy'];
    const rest = ({ hosting, emulators, ...others }: FirebaseConfig) => {
      const shared = hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.filter(({ key }) => !local.includes(key)),
      }));
      return { ...others, hosting: { ...hosting, headers: shared }, isLocal: !!emulators };
    };
    expect(rest(derived)).toEqual(rest(production));
    const keys = ({ hosting }: FirebaseConfig) =>
      hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key));
    expect(keys(derived)).toEqual(keys(production).filter((key) => key !== local[0]));
  });

  it('has a file name of its own for each port offset', () => {
    expect(configFileName(0)).toBe('firebase.emulators.json');
    expect(configFileName(10_000)).toBe('firebase.emulators.10000.json');
  });
});

it('Emulator CSP allows the four Firebase services, and images of Storage', () => {
  const policy = "default-src 'self'; img-src 'self' data:; connect-src 'self'";
  const directives = emulatorPolicy(policy, ports).split('; ');
  const connect = directives.find((part) => part.startsWith('connect-src')) ?? '';
  for (const port of [18_080, 19_099, 19_199, 15_001]) {
    expect(connect).toContain(` http://127.0.0.1:${port} `);
    expect(connect).toContain(` http://localhost:${port} `);
    expect(connect).toContain(`ws://127.0.0.1:${port}`);
  }
  expect(connect).not.toContain(String(ports.hub));
  const pictures = "img-src 'self' data: http://127.0.0.1:19199 http://localhost:19199";
  expect(directives).toContain(pictures);
});

describe('CSP of production', () => {
  const policy = production.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  const parse = (text = '') =>
    new Map(
      text.split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources] as const;
      }),
    );
  const directives = parse(policy);

  it.each([
    ["'none'", ['default-src', 'object-src', 'base-uri', 'frame-ancestors']],
    ["'self'", ['script-src', 'worker-src', 'manifest-src', 'font-src', 'media-src']],
    ["'self'", ['form-action']],
  ])('allows only %s for %j', (source, names) => {
    for (const name of names) expect(directives.get(name), name).toEqual([source]);
  });

  it('allows only HTTPS hosts of Firebase and OpenStreetMap', () => {
    const hosts = [...directives.values()].flat().filter((source) => source.includes('.'));
    const known =
      /^https:\/\/(?:[a-z]+\.googleapis\.com|\*\.cloudfunctions\.net|www\.openstreetmap\.org)$/;
    expect(hosts.length).toBeGreaterThan(4);
    expect(hosts.filter((host) => !known.test(host))).toEqual([]);
  });

  it('differs from the emulator CSP only in localhost addresses', () => {
    const local = parse(emulatorPolicy(policy ?? '', ports));
    expect([...local.keys()]).toEqual([...directives.keys()]);
    for (const [name, sources] of local) {
      const own = directives.get(name) ?? [];
      expect(sources.slice(0, own.length)).toEqual(own);
      for (const added of sources.slice(own.length)) {
        expect(added).toMatch(/^(?:http|ws):\/\/(?:127\.0\.0\.1|localhost):\d+$/);
        expect(['connect-src', 'img-src']).toContain(name);
      }
    }
  });
});
