import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { setUpAccount, functionsKey, setUpAlerts } from '../../operations/setup/setup.ts';
import { gcloudFor } from '../../operations/tools/run.ts';
import { fakeRun } from './fake-run.ts';
import { project } from './google.ts';

/** Settings folder without an account: gcloud parses a command before it needs an account. */
const settings = mkdtempSync(join(tmpdir(), 'gcloud-'));
afterAll(() => rmSync(settings, { recursive: true, force: true }));

const isInstalled = spawnSync('gcloud', ['version']).status === 0;

describe.runIf(isInstalled)('gcloud', () => {
  it('parses every command of the set-up, first or repeated', async () => {
    const there = { code: 0, output: 'nom', log: '' };
    const repeated = { 'gcloud logging metrics list': there, 'gcloud alpha monitoring': there };
    const runners = [fakeRun(), fakeRun(repeated)];
    for (const { run } of runners) {
      const gcloud = gcloudFor(project, run, vi.fn());
      await setUpAccount(gcloud, project);
      await functionsKey(gcloud);
      await setUpAlerts(gcloud, ['a@centre.example']);
    }
    const commands = new Map(
      runners.flatMap(({ commands: ran }) => ran.map(({ args }) => [args.join(' '), args])),
    );
    expect(commands.size).toBeGreaterThan(15);
    for (const [line, args] of commands) {
      const { stderr } = spawnSync('gcloud', args, {
        env: { PATH: process.env['PATH'], CLOUDSDK_CONFIG: settings },
        encoding: 'utf8',
      });
      expect(stderr, line).toContain('do not currently have an active account');
    }
  });
});
