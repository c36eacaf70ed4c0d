import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser, installEngines } from './browser.ts';
import { messages } from './messages.ts';
import { runAll } from './results.ts';
import { commandOf, planOf } from './steps.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const stepsOf = (...args: string[]) =>
  planOf(args)
    .tasks()
    .map(({ step }) => step);

it('`npm test` runs the gate, without tests for the night', () => {
  const { isWhole, isGate, tasks } = planOf([]);
  expect({ isWhole, isGate }).toEqual({ isWhole: false, isGate: true });
  expect(tasks().map(({ name }) => name)).toEqual([
    ...['format', 'lint', 'unit', 'components', 'firestore-rules'],
    ...['storage-rules', 'functions', 'site', 'accessibility', 'journeys'],
  ]);
  expect(tasks(['site', 'journeys']).map(({ args }) => args[0])).toEqual([
    '--tags-filter=!night',
    '--grep-invert=@night',
  ]);
});

it('`npm run test:all` runs every step of the gate, and the journeys in three parts', () => {
  expect(stepsOf('--all')).toEqual(expect.arrayContaining(stepsOf()));
  const journeys = planOf(['--all']).tasks(['journeys']);
  expect(journeys.map(({ args }) => args[0])).toEqual(
    ['1', '2', '3'].map((part) => `--shard=${part}/3`),
  );
});

it('A file that is named runs with its tests for the night', () => {
  const { tasks, isWhole } = planOf(['--only', 'journeys', 'tests/journeys/desk.test.ts']);
  expect(isWhole).toBe(true);
  expect(tasks().map(({ args }) => args)).toEqual([['tests/journeys/desk.test.ts']]);
});

it.each([
  ['unit', ['vitest', 'run', '--project=unit', 'a.test.ts']],
  ['journeys', ['playwright', 'test', '--project=journeys', 'a.test.ts']],
  ['engines', ['xvfb-run', '-a', 'vitest', 'run', '--project=engines', 'a.test.ts']],
  ['lint', ['node', '--run', 'lint', '--', 'a.test.ts']],
])('The step %s has its program and its project', (step, command) => {
  expect(commandOf({ step, args: ['a.test.ts'] })).toEqual(command);
});

it('A browser that does not start is said', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nulle-part/chromium');
  expect(findBrowser).toThrow(messages.brokenBrowser('/nulle-part/chromium'));
});

it('An engine that is missing and cannot be fetched is said', () => {
  vi.stubEnv('PATH', '/nulle-part');
  expect(installEngines).toThrow(messages.noEngines('xvfb, webkit2gtk-driver, firefox-esr'));
});

it('What ends well but reports no test is red', async () => {
  const silent = { name: 'nulle-part', step: 'format', args: ['--version'] };
  expect(await runAll([silent], false)).toMatchObject([{ passed: 0, failed: 1 }]);
});
