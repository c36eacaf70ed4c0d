import type { Command } from '../firebase-tools/run.ts';
import type { DeployOptions, Part } from './options.ts';

/** Of the deployed functions' images, which Google keeps otherwise, and bills. */
const daysOfOldImages = '1';

const firebase = (...args: string[]): Command => ({ program: 'firebase', args });

/** Every program that a deployment runs, with its exact arguments. */
export const commands = {
  accounts: firebase('login:list', '--json'),
  changes: { program: 'git', args: ['status', '--porcelain'] } satisfies Command,
  webConfig: (project: string) =>
    firebase('apps:sdkconfig', 'WEB', '--project', project, '--json'),
  createWebApp: (project: string, name: string) =>
    firebase('apps:create', 'WEB', name, '--project', project, '--json'),
  sites: (project: string) => firebase('hosting:sites:list', '--project', project, '--json'),
  createSite: (project: string) =>
    firebase('hosting:sites:create', project, '--project', project, '--json'),
  checks: { program: 'script', args: ['check'], shown: true } satisfies Command,
  build: (folder: 'functions' | 'web', env: Readonly<Record<string, string>> = {}) =>
    ({ program: 'script', args: ['build'], folder, env, shown: true }) satisfies Command,
  rehearse: (options: DeployOptions): Command =>
    forProject(options, 'deploy', '--dry-run', '--only', onlyOf(options.chosen)),
  deploy: (part: Part, options: DeployOptions): Command =>
    forProject(options, 'deploy', '--only', target[part], ...needs(part, options)),
  keepFewImages: (options: DeployOptions, region: string): Command =>
    forProject(
      options,
      ...['functions:artifacts:setpolicy', '--location', region],
      ...['--days', daysOfOldImages, '--force'],
    ),
} as const;

const target: Readonly<Record<Part, string>> = {
  indexes: 'firestore:indexes',
  rules: 'firestore:rules',
  storage: 'storage',
  functions: 'functions',
  hosting: 'hosting',
};

function onlyOf(chosen: readonly Part[]): string {
  return chosen.map((part) => target[part]).join(',');
}

/**
 * Rules of Storage that read Firestore need a permission, which firebase-tools gives only where
 * it may ask; `--force` is the answer to its question.
 */
function needs(part: Part, { deletesOld }: DeployOptions): string[] {
  if (part === 'storage') return ['--interactive', '--force'];
  return part === 'functions' && deletesOld ? ['--force'] : [];
}

function forProject({ project }: DeployOptions, ...args: string[]): Command {
  const asks = args.includes('--interactive') ? [] : ['--non-interactive'];
  return { ...firebase(...args, '--project', project, ...asks), shown: true };
}
