import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { host, portNames, portsAt, usedPorts } from './ports.ts';
import { checkPorts, freePort } from './port-checks.ts';

it('Two suites have no port in common', () => {
  const ports = [portsAt(0), portsAt(10_000)].flatMap(Object.values<number>);
  expect(new Set(ports).size).toBe(2 * portNames.length);
});

it('A port is checked only when the run needs it', () => {
  expect(usedPorts({ ui: false, dev: false })).not.toContain('vite');
  expect(usedPorts({ ui: false, dev: false })).not.toContain('ui');
  expect(usedPorts({ ui: true, dev: true })).toEqual(portNames);
});

it('A port that is taken is named, with what needs it and how to see who has it', async () => {
  const hosting = await freePort();
  const check = () => checkPorts({ ...portsAt(0), hosting }, ['hosting']);
  await expect(check()).resolves.toBeUndefined();
  const server = createServer().listen(hosting, host);
  await once(server, 'listening');
  await expect(check()).rejects.toThrow(`Le port ${hosting}, celui du site (Hosting)`);
  await expect(check()).rejects.toThrow(/(ss|lsof) /);
  server.close();
});
