import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { withSecondTry, type Tally } from './vitest.ts';

const green = (path: string, passed: number) => ({ path, ms: 1, passed, failures: [] });
const red = (path: string, passed: number) => ({
  path,
  ms: 1,
  passed,
  failures: ['title: why'],
});
const first = { passed: 5, failed: 1, files: [green('a', 3), red('b', 2)] };
const never = (): Promise<Tally> => Promise.reject(new Error('no second try was due'));

it('A file that passes at its second try is flaky, and no failure', async () => {
  const tried: string[] = [];
  const tally = await withSecondTry(first, (path) => {
    tried.push(path);
    return Promise.resolve({ passed: 3, failed: 0, files: [green('b', 3)] });
  });
  expect(tried).toEqual(['b']);
  expect(tally).toMatchObject({ passed: 6, failed: 0, flaky: [red('b', 2)] });
});

it('A file that fails twice stays a failure', async () => {
  const tally = await withSecondTry(first, () =>
    Promise.resolve({ passed: 2, failed: 1, files: [red('b', 2)] }),
  );
  expect(tally).toMatchObject({ passed: 5, failed: 1, flaky: [] });
});

it('A second try that ends without a report stays a failure', async () => {
  const complaint = messages.noReport;
  const tally = await withSecondTry(first, () =>
    Promise.resolve({ passed: 0, failed: 1, complaint }),
  );
  expect(tally).toMatchObject({ passed: 5, failed: 1, flaky: [] });
});

it('A run that went wrong outside of its files has no second try', async () => {
  const broken = { ...first, complaint: messages.errors(1) };
  expect(await withSecondTry(broken, never)).toBe(broken);
  const whole = { passed: 3, failed: 0, files: [green('a', 3)] };
  expect(await withSecondTry(whole, never)).toMatchObject({ passed: 3, failed: 0, flaky: [] });
});
