import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { messages } from './messages.ts';
import { SuiteProblem } from './problem.ts';

/** The only address that the suite listens on. */
export const host = '127.0.0.1';

/** Every port of a suite without offset. */
const standardPorts = {
  hosting: 5002,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreWebsocket: 9150,
  vite: 5173,
} as const;

export type PortName = keyof typeof standardPorts;
export type Ports = Readonly<Record<PortName, number>>;

export const portNames = Object.keys(standardPorts) as PortName[];

/** The ports of the suite that runs `offset` above the standard one. */
export function portsAt(offset: number): Ports {
  const entries = portNames.map((name) => [name, standardPorts[name] + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** The ports that this run really uses. */
export function usedPorts(use: { readonly ui: boolean; readonly dev: boolean }): PortName[] {
  return portNames.filter((name) => {
    if (name === 'ui' || name === 'logging') return use.ui;
    return name !== 'vite' || use.dev;
  });
}

/** Whether something answers on that port of this machine. */
export function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** A port that nobody had a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Makes sure that nobody else has one of the ports.
 * @throws SuiteProblem naming the first port taken and what needs it
 */
export async function checkPorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    const port = ports[name];
    // Listening alone proves nothing on macOS, where another address of the same port is enough.
    if ((await isAnswering(port)) || !(await canListen(port))) {
      throw new SuiteProblem(messages.portTaken(port, name, process.platform));
    }
  }
}
