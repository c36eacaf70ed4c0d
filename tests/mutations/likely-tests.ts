import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';
import type { Mutant } from './mutant.ts';

/** Tests to run together: files of one project of vitest.config.ts whose paths hold a text. */
export interface Round {
  readonly project: 'unit' | 'firestore-rules' | 'storage-rules' | 'functions';
  /** All files of the project when empty. */
  readonly files: readonly string[];
  /** Whether it calls the sources themselves, so that nothing has to be built before. */
  readonly inProcess?: boolean;
}

/** One round for each, since vitest puts files of one round in an order of its own. */
const oneByOne = (
  project: Round['project'],
  folder: string,
  names: readonly string[],
): Round[] => names.map((name) => ({ project, files: [`${folder}/${name}`] }));

const inFunctions = (...names: string[]) => oneByOne('functions', 'tests/functions', names);

/** Which tests a source file is first thought of in; the last pattern takes all others. */
const firstThoughts: readonly (readonly [RegExp, readonly Round[]])[] = [
  [
    /permissions|commands\/command|callable|api\//,
    inFunctions('entry-points', 'api', 'users-effect'),
  ],
  [/principal/, inFunctions('articles-principal', 'articles.test')],
  [/view/, inFunctions('articles-views')],
  [/article/, inFunctions('articles', 'publishing')],
  [/photo|galerie/, inFunctions('galerie', 'publishing')],
  [/publication-slots/, inFunctions('publication-slots')],
  [/temoignage/, inFunctions('temoignages', 'publishing')],
  [/duplicate/, inFunctions('inscription-duplicates')],
  [/indexing/, inFunctions('search')],
  [/personal-data|data-subject/, inFunctions('personal-data')],
  [/purge|inscription\/removal/, inFunctions('purge', 'race-injection-inscriptions')],
  [/inscription|reference/, inFunctions('create-inscription', 'inscription')],
  [/login|credential|identity/, inFunctions('login')],
  [/limit|counter|source-address/, inFunctions('counters', 'login', 'create-inscription')],
  [/username|creation/, inFunctions('users-creation', 'users-crash', 'accounts')],
  [/removal|delete-user/, inFunctions('users-removal', 'users-crash', 'users-races')],
  [/changes|update-user/, inFunctions('users-change', 'users-effect', 'users-races')],
  [/user|member|account/, inFunctions('users', 'accounts', 'login', 'entry-points')],
  [/image|original/, inFunctions('images/refused', 'images', 'publishing')],
  [/picture/, inFunctions('publishing', 'images')],
  [/./, inFunctions('entry-points', 'articles', 'users')],
];

/** Which tests of the rules a change is first thought of in. */
const firstThoughtsOfRules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/=\*\*/, ['closed', 'elsewhere', 'incoming-create']],
  [/→ , (create|update|delete)$/, ['writes', 'incoming-keep', 'elsewhere']],
  [/sessionsSince/, ['sessions-to', 'incoming-sessions']],
  [/signedIn|isStillOpen/, ['ended', 'long', 'incoming-create']],
  [/isActive|memberIs|auth\.uid/, ['own-document', 'incoming-create']],
  [/'publi/, ['visitors']],
  [/./, ['role-table', 'own-document', 'incoming', 'elsewhere']],
];

function roundsOfRules({ file, change }: Mutant): Round[] {
  const service = file === 'firestore.rules' ? 'firestore' : 'storage';
  const [project, folder] = [`${service}-rules` as const, `tests/rules/${service}`];
  const thought = firstThoughtsOfRules.find(([pattern]) => pattern.test(change))?.[1] ?? [];
  return [...oneByOne(project, folder, thought), { project, files: [] }];
}

/** The rounds in which a mutant is looked for, the likeliest first. */
export function likelyRounds(mutant: Mutant): Round[] {
  const { group, file } = mutant;
  if (group === 'rules') return roundsOfRules(mutant);
  const thought = firstThoughts.find(([pattern]) => pattern.test(file))?.[1] ?? [];
  return [
    ...(group === 'schemas' ? [unit('domain/src/requests.test.ts')] : []),
    ...beside(file),
    ...(group === 'writes' ? inRaces(file) : []),
    ...thought,
  ];
}

/** The tests in which somebody else is faster, each of which takes a second. */
function inRaces(file: string): Round[] {
  const about = file.includes('member') ? 'members' : 'content';
  const name = file.includes('inscription') ? 'inscriptions' : about;
  return inFunctions(`race-injection-${name}`, 'written-once').map((round) => ({
    ...round,
    inProcess: true,
  }));
}

/** Everything else that could notice, for a mutant that those above have let through. */
export function otherRounds({ group }: Mutant): Round[] {
  const all = (project: Round['project']): Round => ({ project, files: [] });
  const rules = [all('firestore-rules'), all('storage-rules')];
  return group === 'rules' ? rules : [all('unit'), all('functions'), ...rules];
}

const unit = (...files: string[]): Round => ({ project: 'unit', files });

/** The unit tests of the file itself, and of those in its folder. */
function beside(file: string): Round[] {
  const own = file.replace(/\.ts$/, '.test.ts');
  const folder = file.replace(/[^/]+$/, '');
  return [
    ...(existsSync(join(root, own)) ? [unit(own)] : []),
    ...(file.startsWith('domain/') ? [unit('domain/src')] : [unit(folder)]),
  ];
}
