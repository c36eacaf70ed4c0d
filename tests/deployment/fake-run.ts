import type { Command, Ending, Runner } from '../../operations/tools/run.ts';

export const webConfig = {
  projectId: 'centre-lome',
  apiKey: 'une-cle',
  storageBucket: 'centre-lome.firebasestorage.app',
};

const fine = (result?: unknown): Ending => {
  const output = result === undefined ? '' : JSON.stringify({ status: 'success', result });
  return { code: 0, output, said: output };
};

/** End of a program that refuses with these words. */
export const refuses = (said: string): Ending => ({ code: 1, output: '', said });

const usual: Readonly<Record<string, Ending>> = {
  'firebase login:list': fine([{ user: { email: 'direction@centre.example' } }]),
  'firebase apps:sdkconfig': fine({ sdkConfig: webConfig }),
  'firebase hosting:sites:list': fine({
    sites: [{ type: 'DEFAULT_SITE', defaultUrl: 'https://centre-lome.web.app' }],
  }),
  'firebase apps:create': fine({}),
  'gcloud services api-keys get-key-string': { ...fine(), output: 'cle-des-fonctions\n' },
  'gcloud auth print-access-token': { ...fine(), output: 'jeton\n' },
};

/** A command as it is typed. */
export const lineOf = ({ program, args, folder }: Command): string =>
  [program, ...args, ...(folder === undefined ? [] : [`(${folder})`])].join(' ');

/**
 * Runner in place of firebase-tools, gcloud, git and npm: every program ends well, but for the
 * commands that begin with a key of `endings`; several ends follow one another.
 */
export function fakeRun(endings: Readonly<Record<string, Ending | readonly Ending[]>> = {}) {
  const commands: Command[] = [];
  const run: Runner = (command) => {
    const line = lineOf(command);
    const start = [...Object.keys(endings), ...Object.keys(usual)].find((each) =>
      line.startsWith(each),
    );
    const times = commands.filter((one) => lineOf(one).startsWith(start ?? line)).length;
    commands.push(command);
    const given = endings[start ?? ''] ?? usual[start ?? ''] ?? fine();
    const list = 'code' in given ? [given] : given;
    return Promise.resolve(list[Math.min(times, list.length - 1)] ?? fine());
  };
  return { run, commands, lines: () => commands.map(lineOf) };
}
