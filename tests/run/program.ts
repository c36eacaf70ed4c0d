import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../../emulators/paths.ts';

/** How a program ended and what it said. */
export interface Ending {
  /** 1 when a signal ended it, or when it could not be started. */
  readonly code: number;
  readonly output: string;
}

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows what it says as it says it, instead of keeping it. */
  readonly shown?: boolean;
  readonly log?: string;
}

/** This process's environment, with the project's Node.js before any other. */
function environment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Runs a program to its end; an interruption ends it too. */
export function run(launch: Launch, interrupted: AbortSignal): Promise<Ending> {
  const { command, args, cwd = root, env, shown = false } = launch;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      windowsHide: true,
    });
    const stop = () => child.kill('SIGTERM');
    interrupted.addEventListener('abort', stop, { once: true });
    if (interrupted.aborted) stop();
    let output = '';
    const log = launch.log === undefined ? undefined : logFile(launch.log);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        log?.write(text);
      });
    }
    const end = (code: number) => {
      interrupted.removeEventListener('abort', stop);
      log?.end();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

function logFile(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path);
}

/** A script of `package.json` in that folder, run without npm in between. */
export function script(name: string, folder = '.'): Launch {
  return { command: process.execPath, args: ['--run', name], cwd: join(root, folder) };
}
