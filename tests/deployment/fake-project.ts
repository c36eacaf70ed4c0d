import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { Deployment } from '../../operations/deploy/deploy.ts';
import { readDeployOptions } from '../../operations/deploy/options.ts';
import type { Ending } from '../../operations/tools/run.ts';
import { fakeRun } from './fake-run.ts';

export const project = 'centre-lome';

/** Project in a new temporary folder for each test of the file; its API answers `ok`. */
export function fakeProject() {
  let root: string;
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'projet-'));
    mkdirSync(join(root, 'functions'));
    fetched.mockImplementation(() => Promise.resolve(new Response('{"status":"ok"}')));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
    fetched.mockReset();
    vi.unstubAllGlobals();
  });
  const settingsFile = () => join(root, `functions/.env.${project}`);
  return {
    fetched,
    settings: () => readFileSync(settingsFile(), 'utf8'),
    keep: (text: string) => writeFileSync(settingsFile(), text),
    /** @param endings of programs, as for `fakeRun` */
    deployment: (
      args: readonly string[] = [],
      endings: Readonly<Record<string, Ending | readonly Ending[]>> = {},
      environment: NodeJS.ProcessEnv = {},
    ) => {
      const { run, commands, lines } = fakeRun(endings);
      const log: string[] = [];
      const say = (line: string) => log.push(line);
      const pause = () => Promise.resolve();
      const options = readDeployOptions(['--project', project, ...args], {});
      const instance = new Deployment(options, { run, environment, say, root, pause });
      return { deploy: () => instance.deploy(), commands, lines, log };
    },
  };
}
