import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { firebaseTools, root } from '../../emulators/paths.ts';
import { OperationError } from '../command-line.ts';
import { sentenceOf, firebaseSays } from './failures.ts';

/** A program of this project that an operation runs, and how. */
export interface Command {
  /** The local firebase-tools, a script of package.json, or git. */
  readonly program: 'firebase' | 'script' | 'git';
  readonly args: readonly string[];
  /** Of the project's folders; its root when absent. */
  readonly folder?: 'functions' | 'web';
  readonly env?: Readonly<Record<string, string>>;
  /** Shows what it says while it says it. */
  readonly shown?: boolean;
}

/** How it ended. */
export interface Ending {
  /** 0 when it went well. */
  readonly code: number;
  /** What it wrote on its standard output alone: JSON, where it was asked for. */
  readonly output: string;
  /** Everything that it wrote. */
  readonly said: string;
}

export type Runner = (command: Command) => Promise<Ending>;

const firebaseScript = join(firebaseTools, 'lib/bin/firebase.js');

function argumentsOf({ program, args }: Command): [string, string[]] {
  if (program === 'git') return ['git', [...args]];
  const first = program === 'firebase' ? firebaseScript : '--run';
  return [process.execPath, [first, ...args]];
}

/** Runs programs of this project on this machine, without a terminal to ask anything at. */
export function localRunner(environment: NodeJS.ProcessEnv): Runner {
  const path = [dirname(process.execPath), environment['PATH'] ?? ''].join(delimiter);
  return (command) => {
    const [program, args] = argumentsOf(command);
    const child = spawn(program, args, {
      cwd: join(root, command.folder ?? '.'),
      env: { ...environment, PATH: path, NO_UPDATE_NOTIFIER: '1', ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
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

/**
 * What firebase-tools answers with `--json`.
 *
 * @param project the one that was asked about.
 * @throws OperationError when it refuses, or answers something else.
 */
export async function answerOf(
  command: Command,
  project: string,
  run: Runner,
): Promise<object> {
  return answerIn(await run(command), command, project);
}

/** @throws OperationError when it was refused, or is no answer */
export function answerIn(ending: Ending, command: Command, project: string): object {
  if (ending.code !== 0) throw new OperationError(refusalIn(ending, project));
  try {
    const { result } = JSON.parse(ending.output) as { readonly result?: object };
    return result ?? {};
  } catch {
    throw new OperationError(firebaseSays.unreadable(command.args[0] ?? ''));
  }
}

function refusalIn({ said }: Ending, project: string): string {
  const sentence = sentenceOf(said, project);
  // Nobody has seen the answer yet: it was for a program.
  return sentence === firebaseSays.failures.other ? `${said.trim()}\n${sentence}` : sentence;
}
