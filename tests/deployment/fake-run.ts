import type { Command, Ending, Runner } from '../../operations/tools/run.ts';

export const webConfig = {
  projectId: 'centre-lome',
  apiKey: 'une-cle',
  storageBucket: 'centre-lome.firebasestorage.app',
};

const success = (result?: unknown): Ending => {
  const output = result === undefined ? '' : JSON.stringify({ status: 'success', result });
  return { code: 0, output, log: output };
};

/** Result of a failed program with this output. */
export const refuses = (log: string): Ending => ({ code: 1, output: '', log });

const usual: Readonly<Record<string, Ending>> = {
  'firebase login:list': success([{ user: { email: 'direction@centre.example' } }]),
  'firebase apps:sdkconfig': success({ sdkConfig: webConfig }),
  'firebase hosting:sites:list': success({
    sites: [{ type: 'DEFAULT_SITE', defaultUrl: 'https://centre-lome.web.app' }],
  }),
  'firebase apps:create': success({}),
  'gcloud services api-keys get-key-string': { ...success(), output: 'cle-des-fonctions\n' },
  'gcloud auth print-access-token': { ...success(), output: 'jeton\n' },
};

/** Command line, followed by its folder in parentheses. */
export const lineOf = ({ program, args, folder }: Command): string =>
  [program, ...args, ...(folder === undefined ? [] : [`(${folder})`])].join(' ');

/**
 * Runner in place of firebase-tools, gcloud, git and npm. Every program succeeds, except for
 * commands that begin with a key of `endings`; several results are for successive calls.
 */
export function fakeRun(endings: Readonly<Record<string, Ending | readonly Ending[]>> = {}) {
  const commands: Command[] = [];
  const run: Runner = (command) => {
    const line = lineOf(command);
    const start = [...Object.keys(endings), ...Object.keys(usual)].find((each) =>
      line.startsWith(each),
    );
    const calls = commands.filter((one) => lineOf(one).startsWith(start ?? line)).length;
    commands.push(command);
    const given = endings[start ?? ''] ?? usual[start ?? ''] ?? success();
    const list = 'code' in given ? [given] : given;
    return Promise.resolve(list[Math.min(calls, list.length - 1)] ?? success());
  };
  return { run, commands, lines: () => commands.map(lineOf) };
}
