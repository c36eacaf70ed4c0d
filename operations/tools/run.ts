import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { firebaseTools, root } from '../../emulators/paths.ts';
import { OperationError } from '../command-line.ts';
import { failures, sentenceOf, unexpectedAnswer } from './failures.ts';

/** Program that an operation runs: the project's firebase-tools, its npm scripts, gcloud or git. */
export interface Command {
  readonly program: 'firebase' | 'script' | 'gcloud' | 'git';
  readonly args: readonly string[];
  /** Folder of the project; its root when absent. */
  readonly folder?: 'functions' | 'web';
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the output is printed at once. */
  readonly shown?: boolean;
}

/** Result of a program. */
export interface Ending {
  /** Exit code. */
  readonly code: number;
  /** Standard output. */
  readonly output: string;
  /** Standard output and standard error. */
  readonly log: string;
}

export type Pause = (ms: number) => Promise<unknown>;

export type Runner = (command: Command) => Promise<Ending>;

const firebaseScript = join(firebaseTools, 'lib/bin/firebase.js');

function argumentsOf({ program, args }: Command): [string, string[]] {
  if (program === 'git' || program === 'gcloud') return [program, [...args]];
  const first = program === 'firebase' ? firebaseScript : '--run';
  return [process.execPath, [first, ...args]];
}

/** Runs programs on this machine, without a terminal for prompts. */
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
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      log += text;
      if (command.shown) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (command.shown) process.stderr.write(text);
    });
    return new Promise((resolve) => {
      child.once('error', ({ message }) => resolve({ code: 1, output, log: log + message }));
      child.once('close', (code) => resolve({ code: code ?? 1, output, log }));
    });
  };
}

/** Error for a failed program, with its output if no known failure matches. */
function failureOf(log: string, project: string): OperationError {
  const sentence = sentenceOf(log, project);
  return new OperationError(
    sentence === failures.other ? `${log.trim()}\n${sentence}` : sentence,
  );
}

/** @returns the result of a command of firebase-tools with `--json`. @throws OperationError */
export function resultOf({ code, output, log }: Ending, { args }: Command, project: string) {
  if (code !== 0) throw failureOf(log, project);
  try {
    return (JSON.parse(output) as { readonly result?: object }).result ?? {};
  } catch {
    throw new OperationError(unexpectedAnswer(args[0] ?? ''));
  }
}

/** @returns the standard output of gcloud for these arguments. @throws OperationError */
export type Gcloud = (...args: readonly string[]) => Promise<string>;

/** Temporary errors: new or concurrently changed resources take a while to propagate. */
const temporary = /does not exist|Cannot find metric|concurrent policy changes/;
const tries = 10;
const pauseMs = 3_000;

/** gcloud for a project, without prompts; it installs missing components by itself. */
export function gcloudFor(project: string, run: Runner, pause: Pause): Gcloud {
  return async (...args) => {
    const command = { program: 'gcloud', args: [...args, `--project=${project}`, '--quiet'] };
    for (let remaining = tries; ; remaining -= 1) {
      const { code, output, log } = await run(command as Command);
      if (code === 0) return output.trim();
      if (remaining <= 1 || !temporary.test(log)) throw failureOf(log, project);
      await pause(pauseMs);
    }
  };
}
