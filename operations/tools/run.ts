import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { firebaseTools, root } from '../../emulators/paths.ts';
import { OperationError } from '../command-line.ts';
import { failures, sentenceOf, unreadable } from './failures.ts';

/** Program that an operation runs: the project's firebase-tools, its npm scripts, gcloud or git. */
export interface Command {
  readonly program: 'firebase' | 'script' | 'gcloud' | 'git';
  readonly args: readonly string[];
  /** Folder of the project; its root when absent. */
  readonly folder?: 'functions' | 'web';
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its output is shown at once. */
  readonly shown?: boolean;
}

/** End of a program. */
export interface Ending {
  /** 0 when it went well. */
  readonly code: number;
  /** Standard output. */
  readonly output: string;
  /** Standard output and errors. */
  readonly said: string;
}

export type Pause = (ms: number) => Promise<unknown>;

export type Runner = (command: Command) => Promise<Ending>;

const firebaseScript = join(firebaseTools, 'lib/bin/firebase.js');

function argumentsOf({ program, args }: Command): [string, string[]] {
  if (program === 'git' || program === 'gcloud') return [program, [...args]];
  const first = program === 'firebase' ? firebaseScript : '--run';
  return [process.execPath, [first, ...args]];
}

/** Runner of programs on this machine, without a terminal to ask anything at. */
export function localRunner(environment: NodeJS.ProcessEnv): Runner {
  const path = [dirname(process.execPath), environment['PATH'] ?? ''].join(delimiter);
  return (command) => {
    const [program, args] = argumentsOf(command);
    const child = spawn(program, args, {
      cwd: join(root, command.folder ?? '.'),
      env: { ...environment, PATH: path, NO_UPDATE_NOTIFIER: '1', ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      said += text;
      if (command.shown) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (command.shown) process.stderr.write(text);
    });
    return new Promise((resolve) => {
      child.once('error', ({ message }) => resolve({ code: 1, output, said: said + message }));
      child.once('close', (code) => resolve({ code: code ?? 1, output, said }));
    });
  };
}

/** Refusal of a program, with its own words where these were not shown. */
function refusalIn(said: string, project: string): OperationError {
  const sentence = sentenceOf(said, project);
  return new OperationError(
    sentence === failures.other ? `${said.trim()}\n${sentence}` : sentence,
  );
}

/** @returns the result of a command of firebase-tools with `--json`. @throws OperationError */
export function resultOf({ code, output, said }: Ending, { args }: Command, project: string) {
  if (code !== 0) throw refusalIn(said, project);
  try {
    return (JSON.parse(output) as { readonly result?: object }).result ?? {};
  } catch {
    throw new OperationError(unreadable(args[0] ?? ''));
  }
}

/** @returns the standard output of gcloud for these arguments. @throws OperationError */
export type Gcloud = (...args: readonly string[]) => Promise<string>;

/** What is new, or being changed elsewhere, is not known everywhere at Google's at once. */
const passing = /does not exist|Cannot find metric|concurrent policy changes/;
const tries = 10;
const pauseMs = 3_000;

/** gcloud for a project. It asks nothing, and installs the component of a command by itself. */
export function gcloudFor(project: string, run: Runner, pause: Pause): Gcloud {
  return async (...args) => {
    const command = { program: 'gcloud', args: [...args, `--project=${project}`, '--quiet'] };
    for (let left = tries; ; left -= 1) {
      const { code, output, said } = await run(command as Command);
      if (code === 0) return output.trim();
      if (left <= 1 || !passing.test(said)) throw refusalIn(said, project);
      await pause(pauseMs);
    }
  };
}
