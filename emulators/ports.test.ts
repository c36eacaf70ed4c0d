import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { host, portNames, portsAt, usedPorts } from './ports.ts';
import { checkPorts } from './port-checks.ts';

const server = createServer();
afterEach(() => server.close());

/** @returns a port that is taken until the end of the test */
function takePort(): Promise<number> {
  return new Promise((resolve) => {
    server.listen({ host, port: 0 }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

it('gives two suites no port in common', () => {
  const first = Object.values(portsAt(0));
  const second = Object.values(portsAt(10_000));
  expect(new Set([...first, ...second]).size).toBe(2 * portNames.length);
});

it('checks a port only when the run needs it', () => {
  expect(usedPorts({ ui: false, dev: false })).not.toContain('vite');
  expect(usedPorts({ ui: false, dev: false })).not.toContain('ui');
  expect(usedPorts({ ui: true, dev: true })).toEqual(portNames);
});

it('names the port that is taken, what needs it and how to see who has it', async () => {
  const ports = { ...portsAt(0), hosting: await takePort() };
  const check = checkPorts(ports, ['hosting']);
  await expect(check).rejects.toThrow(`Le port ${ports.hosting}, celui du site (Hosting)`);
  await expect(check).rejects.toThrow(/(ss|lsof|netstat) /);
});

it('says nothing about a free port', async () => {
  const ports = { ...portsAt(0), hosting: await takePort() };
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPorts(ports, ['hosting'])).resolves.toBeUndefined();
});
