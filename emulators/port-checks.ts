import { connect, createServer } from 'node:net';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';
import { host, type Ports, type PortName } from './ports.ts';

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

/**
 * Checks that the ports are free.
 *
 * @throws SuiteError naming the first port taken and what needs it
 */
export async function checkPorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    const port = ports[name];
    // Listening alone proves nothing on macOS, where another address of the same port is enough.
    if ((await isAnswering(port)) || !(await canListen(port))) {
      throw new SuiteError(messages.portTaken(port, name));
    }
  }
}
