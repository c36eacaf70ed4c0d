import { between, tableOf } from '../../docs/markdown.ts';
import type { Route } from '../route.ts';
import { refusalsOf } from './statuses.ts';
import { inWords, whoMay } from './who.ts';

/** What a table of the page begins after and ends before. */
const marksOf = (resource: string) =>
  [`<!-- routes of ${resource} -->`, `<!-- end of ${resource} -->`] as const;

/** The parts of the API, in the order of its table, by the words of their paths. */
const resources: Readonly<Record<string, readonly string[]>> = {
  sessions: ['auth', 'auth-sqlite'],
  articles: ['articles'],
  galerie: ['galerie'],
  temoignages: ['temoignages'],
  inscriptions: ['inscriptions', 'inscriptions-sqlite'],
  users: ['users'],
  others: ['health', 'openapi.json'],
};

/**
 * `page` with its tables made anew from the routes; what stands around them is left alone.
 *
 * @throws Error when the page lacks a place for a table, or the table a route.
 */
export function withTables(page: string, routes: readonly Route[]): string {
  const written = new Set<Route>();
  const whole = Object.entries(resources).reduce((text, [resource, words]) => {
    const lines = routes.filter((route) => words.includes(wordOf(route)));
    for (const line of lines) written.add(line);
    return between(text, marksOf(resource), tableOf(head, lines.map(rowOf)));
  }, page);
  const missing = routes.filter((route) => !written.has(route));
  if (missing.length > 0) {
    throw new Error(`in no table: ${missing.map(({ path }) => path).join(', ')}`);
  }
  return whole;
}

/** The users are below the sessions' path. */
function wordOf({ path }: Route): string {
  const [, , first = '', second] = path.split('/');
  return second === 'users' ? second : first;
}

const head = ['Call', 'Does', 'Who', 'Body', 'Answers', 'Refuses'];

function rowOf(route: Route): string[] {
  const { method, path, description } = route;
  return [
    `\`${method} ${path}${description.isList ? '?limit&cursor' : ''}\``,
    description.does,
    inWords(whoMay(route)),
    bodyOf(route),
    `${description.status} ${fieldsOf(route).join(', ')}`.trim(),
    refusalsOf(route).join(' '),
  ];
}

function bodyOf({ description: { body } }: Route): string {
  if (!body) return '';
  return body.picture ? `JSON, or a form with a file \`${body.picture}\`` : 'JSON';
}

function fieldsOf({ description: { answer } }: Route): string[] {
  const names = Object.keys('shape' in answer ? (answer.shape as object) : {});
  return names.filter((name) => name !== 'success').map((name) => `\`${name}\``);
}
