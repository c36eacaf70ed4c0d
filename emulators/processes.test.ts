import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { below, commandOf, ended, isAlive, signal } from './processes.ts';

it('finds everyone below a process, however deep', () => {
  const all = [
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 4, parent: 3 },
    { pid: 5, parent: 1 },
  ];
  expect(below(2, all)).toEqual([3, 4]);
  expect(below(5, all)).toEqual([]);
});

it('sees a process live and end', async () => {
  const { pid = 0 } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  expect(isAlive(pid)).toBe(true);
  expect(commandOf(pid)).toContain('setInterval');
  signal(pid, 'SIGKILL');
  expect(await ended(pid, 5_000)).toBe(true);
  expect(commandOf(pid)).toBe('');
});
