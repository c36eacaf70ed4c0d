import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { firebaseTools, root } from '../../emulators/paths.ts';
import type { Command, Runner } from './command.ts';

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
