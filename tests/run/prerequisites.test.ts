import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { messages } from './messages.ts';

it('A browser that does not start is said before anything is built', () => {
  const browser = join(root, 'nulle-part/chromium');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tests/run/main.ts'), '--only', 'functions,journeys'],
    { encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: browser } },
  );
  expect({ status, stdout, stderr: stderr.trim() }).toEqual({
    status: 1,
    stdout: '',
    stderr: messages.brokenBrowser(browser),
  });
});
