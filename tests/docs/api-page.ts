import { between, currentPage, tableOf } from './markdown.ts';
import type { Route } from '../../functions/src/api/route.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import { refusalsOf, whoMay, type Who } from '../../functions/src/api/openapi.ts';

/** The page for those who write programs that use the API. */
export const apiFile = new URL('../../docs/api.md', import.meta.url);

/** The page with tables that agree with the routes. */
export const apiPage = () => currentPage(apiFile, (page) => withTables(page, routes));

/** The parts of the API, in the order of the page, by the words of their paths. */
const resources: Readonly<Record<string, readonly string[]>> = {
  sessions: ['auth', 'auth-sqlite'],
  articles: ['articles'],
  galerie: ['galerie'],
  temoignages: ['temoignages'],
  inscriptions: ['inscriptions', 'inscriptions-sqlite'],
  users: ['users'],
  others: ['campagne', 'vitrine', 'health', 'openapi.json'],
};

/**
 * `page` with its tables generated from the routes; the text around them stays.
 *
 * @throws Error when the page lacks a place for a table, or the tables a route.
 */
export function withTables(page: string, routes: readonly Route[]): string {
  const written = new Set<Route>();
  const whole = Object.entries(resources).reduce((text, [resource, words]) => {
    const lines = routes.filter((route) => words.includes(wordOf(route)));
    for (const line of lines) written.add(line);
    const marks = [`<!-- routes of ${resource} -->`, `<!-- end of ${resource} -->`] as const;
    return between(text, marks, tableOf(head, lines.map(rowOf)));
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

function inWords(who: Who): string {
  if (typeof who === 'object') return who.permission;
  return who === 'members' ? 'every member' : 'anyone';
}
