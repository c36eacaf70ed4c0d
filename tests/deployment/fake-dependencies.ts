import type { Answer, Google } from '../../operations/firebase-tools/google.ts';
import type { Command, Ending } from '../../operations/firebase-tools/run.ts';
import type { Dependencies } from '../../operations/deploy/deploy.ts';

const fine = (result?: unknown): Ending => {
  const output = result === undefined ? '' : JSON.stringify({ status: 'success', result });
  return { code: 0, output, said: output };
};

/** How a program ends that refuses, with what it says. */
export const refuses = (said: string): Ending => ({ code: 1, output: '', said });

export const webConfig = {
  projectId: 'centre-lome',
  apiKey: 'une-cle',
  storageBucket: 'centre-lome.firebasestorage.app',
};

const answers: Readonly<Record<string, Ending>> = {
  'login:list': fine([{ user: { email: 'direction@centre.example' } }]),
  'apps:sdkconfig': fine({ sdkConfig: webConfig }),
  'hosting:sites:list': fine({
    sites: [{ type: 'DEFAULT_SITE', defaultUrl: 'https://centre-lome.web.app' }],
  }),
  'hosting:sites:create': fine({ defaultUrl: 'https://centre-lome.web.app' }),
};

/** What Google answers of a project that lacks everything. */
const promised: Answer = { done: true, response: { name: 'keys/1' } };
const googleAnswers: Readonly<Record<string, Answer>> = {
  'POST services': promised,
  'POST apiKeys': promised,
  'GET apiKeys': { keyString: 'cle-des-fonctions' },
};

/** As somebody would type it. */
export function lineOf({ program, args, folder }: Command): string {
  const place = folder === undefined ? '' : ` (${folder})`;
  return `${program} ${args.join(' ')}${place}`;
}

type Changes = Partial<Omit<Dependencies, 'run' | 'say' | 'settings' | 'google'>> & {
  /** Instead of a Google that does everything. */
  readonly google?: Google;
  /** How the program of that line ends, instead of well; a list for one call after the other. */
  readonly endings?: Readonly<Record<string, Ending | readonly Ending[]>>;
  /** The project's settings that are there already. */
  readonly settings?: string;
};

/** Dependencies with which everything goes well, but for what `changes` say, and which remember calls. */
export function fakeDependencies({
  endings = {},
  settings: kept = '',
  google,
  ...changes
}: Changes = {}) {
  const ran: Command[] = [];
  const asked: string[] = [];
  const said: string[] = [];
  let settings = kept;
  const written: Record<string, string> = {};
  const timesOf = (line: string) => ran.filter((one) => lineOf(one) === line).length;
  const endingOf = (command: Command): Ending => {
    const given = endings[lineOf(command)];
    if (given === undefined) {
      const silent = command.args.includes('--json') ? fine({}) : fine();
      return answers[command.args[0] ?? ''] ?? silent;
    }
    const list = 'code' in given ? [given] : given;
    return list[Math.min(timesOf(lineOf(command)), list.length) - 1] ?? fine();
  };
  const dependencies: Dependencies = {
    run: (command) => {
      ran.push(command);
      return Promise.resolve(endingOf(command));
    },
    google: () => (method, service, path, body) => {
      asked.push(`${method} ${service} ${path}`);
      const answer = googleAnswers[`${method} ${service}`] ?? {};
      return google?.(method, service, path, body) ?? Promise.resolve(answer);
    },
    environment: {},
    say: (line) => said.push(line),
    settings: {
      name: (project) => `functions/.env.${project}`,
      read: () => settings,
      write: (project, text) => {
        settings = text;
        written[project] = text;
      },
    },
    validate: () => Promise.resolve([]),
    complaintAbout: () => Promise.resolve(undefined),
    ...changes,
  };
  return {
    dependencies,
    said,
    asked,
    written,
    commands: ran,
    lines: () => ran.map(lineOf),
  };
}
