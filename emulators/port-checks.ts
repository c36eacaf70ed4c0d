import { connect, createServer } from 'node:net';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';
import { host, type Ports, type PortName } from './ports.ts';

/** Whether a port of this machine accepts connections. */
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

/**
 * Checks that the ports are free.
 *
 * @throws SuiteError that names the first port taken and its use
 */
export async function checkPorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    const port = ports[name];
    // On macOS, listening also succeeds on a port that another address already uses.
    if ((await isAnswering(port)) || !(await canListen(port))) {
      throw new SuiteError(messages.portTaken(port, name));
    }
  }
}
