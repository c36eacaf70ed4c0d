import { expect, it } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { emulatorConfig } from '../../emulators/config.ts';
import { portsAt } from '../../emulators/ports.ts';
import { says } from './messages.ts';
import { headerProblems } from './validate.ts';

it('accepts the headers of production, which name production alone', () => {
  expect(headerProblems(firebaseJson.hosting.headers)).toEqual([]);
});

it('refuses those of the emulators, and any source without encryption', () => {
  const { hosting } = emulatorConfig(firebaseJson, portsAt(0), { ui: false });
  const [problem = ''] = headerProblems(hosting.headers);
  expect(problem).toContain('http://127.0.0.1:8080');
  expect(problem).toContain('ws://localhost:5001');
  const policy = {
    key: 'Content-Security-Policy',
    value: "img-src 'self' http://ailleurs.tg;",
  };
  expect(headerProblems([{ headers: [policy] }])).toEqual([
    says.localSources(['http://ailleurs.tg']),
  ]);
});
