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

it('`npm test` runs the gate steps without night tests', () => {
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

it('`npm run test:all` runs every gate step, and the journeys in three shards', () => {
  expect(stepsOf('--all')).toEqual(expect.arrayContaining(stepsOf()));
  const journeys = planOf(['--all']).tasks(['journeys']);
  expect(journeys.map(({ args }) => args[0])).toEqual(
    ['1', '2', '3'].map((part) => `--shard=${part}/3`),
  );
});

it('A file named on the command line runs with its night tests', () => {
  const { tasks, isWhole } = planOf(['--only', 'journeys', 'tests/journeys/desk.test.ts']);
  expect(isWhole).toBe(true);
  expect(tasks().map(({ args }) => args)).toEqual([['tests/journeys/desk.test.ts']]);
});

it.each([
  ['unit', ['vitest', 'run', '--project=unit', 'a.test.ts']],
  ['journeys', ['playwright', 'test', '--project=journeys', 'a.test.ts']],
  ['engines', ['xvfb-run', '-a', 'vitest', 'run', '--project=engines', 'a.test.ts']],
  ['lint', ['node', '--run', 'lint', '--', 'a.test.ts']],
])('Step %s runs its program with its project', (step, command) => {
  expect(commandOf({ step, args: ['a.test.ts'] })).toEqual(command);
});

it('findBrowser throws a message with the path of a browser that fails to start', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nulle-part/chromium');
  expect(findBrowser).toThrow(messages.brokenBrowser('/nulle-part/chromium'));
});

it('installEngines throws the names of engines that it fails to install', () => {
  vi.stubEnv('PATH', '/nulle-part');
  expect(installEngines).toThrow(messages.noEngines('xvfb, webkit2gtk-driver, firefox-esr'));
});

it('A task that exits with 0 without reporting a test counts as failed', async () => {
  const silent = { name: 'nulle-part', step: 'format', args: ['--version'] };
  expect(await runAll([silent], false)).toMatchObject([{ passed: 0, failed: 1 }]);
});
