import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { host, portNames, portsAt, usedPorts } from './ports.ts';
import { checkPorts } from './port-checks.ts';

it('portsAt returns disjoint ports for two offsets', () => {
  const ports = [portsAt(0), portsAt(10_000)].flatMap(Object.values<number>);
  expect(new Set(ports).size).toBe(2 * portNames.length);
});

it('usedPorts omits vite and ui unless the options require them', () => {
  expect(usedPorts({ ui: false, dev: false })).not.toContain('vite');
  expect(usedPorts({ ui: false, dev: false })).not.toContain('ui');
  expect(usedPorts({ ui: true, dev: true })).toEqual(portNames);
});

it('checkPorts rejects a port in use and states how to find the program', async () => {
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
