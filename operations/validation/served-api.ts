import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '../../emulators/port-checks.ts';
import { says } from './messages.ts';

const startMs = 30_000;

/**
 * Starts the API of an isolated package as the cloud does, and sends two requests.
 *
 * @returns the problems of the answers.
 */
export async function apiProblems(folder: string, project: string): Promise<string[]> {
  const port = await freePort();
  const script = join(
    folder,
    'node_modules/@google-cloud/functions-framework/build/src/main.js',
  );
  const child = spawn(process.execPath, [script, '--target=api', `--port=${port}`], {
    cwd: folder,
    env: {
      ...parseEnv(readFileSync(join(folder, '.env'), 'utf8')),
      PATH: process.env['PATH'],
      FUNCTION_TARGET: 'api',
      GCLOUD_PROJECT: project,
      // The package must work alone.
      METADATA_SERVER_DETECTION: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  try {
    const origin = `http://127.0.0.1:${port}`;
    if (!(await answers(origin, () => child.exitCode !== null))) {
      return [says.notAnswering(said.trim().split('\n').slice(-3).join(' '))];
    }
    return await complaints(origin);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}

async function answers(origin: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && !hasEnded()) {
    try {
      await fetch(`${origin}/api/health`);
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}

async function complaints(origin: string): Promise<string[]> {
  const health = await fetch(`${origin}/api/health`);
  // The framework would answer a broken body with a page of its own.
  const broken = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"username":',
  });
  const expected = [
    { response: health, status: 200, text: '"status":"ok"' },
    { response: broken, status: 400, text: '"success":false' },
  ];
  const found = await Promise.all(
    expected.map(async ({ response, status, text }) => {
      const body = await response.text();
      const powered = response.headers.get('x-powered-by');
      if (powered !== null) return [says.notAnswering(`X-Powered-By: ${powered}`)];
      if (response.status === status && body.includes(text)) return [];
      return [says.notAnswering(`${response.status} ${body.slice(0, 200)}`)];
    }),
  );
  return found.flat();
}
