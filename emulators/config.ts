import { host, type Ports } from './ports.ts';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Headers that Hosting adds to URLs that match `source`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/** Part of firebase.json that `emulatorConfig` changes. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly headers: readonly HeaderRule[];
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** Origins under which a browser may reach a port of this machine. */
function origins(scheme: 'http' | 'ws', port: number): string[] {
  return [host, 'localhost'].map((name) => `${scheme}://${name}:${port}`);
}

/** Adds sources to one directive of a content security policy. */
function allow(policy: string, directive: string, sources: readonly string[]): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .map((part) => (part.split(' ')[0] === directive ? [part, ...sources].join(' ') : part))
    .join('; ');
}

/** Production's content security policy, extended by the emulators' origins. */
export function emulatorPolicy(policy: string, ports: Ports): string {
  const apis = [ports.firestore, ports.auth, ports.storage, ports.functions];
  const connect = apis.flatMap((port) => [...origins('http', port), ...origins('ws', port)]);
  return allow(
    allow(policy, 'connect-src', connect),
    'img-src',
    origins('http', ports.storage),
  );
}

function emulatorHeaders(rule: HeaderRule, ports: Ports): HeaderRule {
  const headers = rule.headers
    // With HSTS, a browser would refuse http on this machine for a year.
    .filter(({ key }) => key.toLowerCase() !== 'strict-transport-security')
    .map((header) =>
      header.key.toLowerCase() === 'content-security-policy'
        ? { ...header, value: emulatorPolicy(header.value, ports) }
        : header,
    );
  return { ...rule, headers };
}

/**
 * Configuration of the emulators, derived from firebase.json: ports of this suite, open to this
 * machine only, and headers that let the pages reach them.
 */
export function emulatorConfig(
  config: FirebaseConfig,
  ports: Ports,
  use: { readonly ui: boolean },
): FirebaseConfig {
  const at = (port: number) => ({ host, port });
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => emulatorHeaders(rule, ports)),
    },
    emulators: {
      // Reached through hosting-proxy.ts.
      hosting: at(ports.hostingEmulator),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      auth: at(ports.auth),
      storage: at(ports.storage),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { ...at(ports.ui), enabled: use.ui },
      singleProjectMode: true,
    },
  };
}

/** Name of the derived file, which stands beside firebase.json to share its relative paths. */
export function configFileName(portOffset: number): string {
  return portOffset === 0 ? 'firebase.emulators.json' : `firebase.emulators.${portOffset}.json`;
}
