import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { host, portNames, portsAt, usedPorts } from './ports.ts';
import { checkPorts } from './port-checks.ts';

it('Two suites have no port in common', () => {
  const ports = [portsAt(0), portsAt(10_000)].flatMap(Object.values<number>);
  expect(new Set(ports).size).toBe(2 * portNames.length);
});

it('A port is checked only when the run needs it', () => {
  expect(usedPorts({ ui: false, dev: false })).not.toContain('vite');
  expect(usedPorts({ ui: false, dev: false })).not.toContain('ui');
  expect(usedPorts({ ui: true, dev: true })).toEqual(portNames);
});

it('A port that is taken is named, with its use and the way to see which program has it', async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port: hosting } = server.address() as AddressInfo;
  const check = () => checkPorts({ ...portsAt(0), hosting }, ['hosting']);
  await expect(check()).rejects.toThrow(`Le port ${hosting}, celui du site (Hosting)`);
  await expect(check()).rejects.toThrow(/(ss|lsof) /);
  server.close();
  await once(server, 'close');
  await expect(check()).resolves.toBeUndefined();
});
