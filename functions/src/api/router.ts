import { messages } from '@centre/domain/messages/messages';
import { HttpError } from './answer.ts';
import type { Route } from './route.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of a method and an address. Additional slashes are ignored; HEAD is GET.
 *
 * @throws HttpError 404 for an unknown path, 405 with the methods of a known one.
 */
export function findRoute(routes: readonly Route[], method: string, url: string): Match {
  const matches = matchesAt(routes, url);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === wanted);
  if (!match) {
    throw new HttpError(405, messages.methodNotAllowed, { Allow: allowed(matches) });
  }
  return match;
}

/** @throws HttpError 404 for an unknown path. */
export function methodsAt(routes: readonly Route[], url: string): string {
  return allowed(matchesAt(routes, url));
}

function matchesAt(routes: readonly Route[], url: string): Match[] {
  const path = segments(url.split('?')[0] ?? '');
  const matches = routes.flatMap((route): Match[] => {
    const params = path && paramsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });
  if (matches.length === 0) throw new HttpError(404, messages.notFound);
  return matches;
}

function allowed(matches: readonly Match[]): string {
  const methods = matches.flatMap(({ route: { method } }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}

/** Undefined when the path cannot be decoded. */
function segments(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function paramsOf(
  pattern: string,
  path: readonly string[],
): Record<string, string> | undefined {
  const expected = segments(pattern) ?? [];
  if (expected.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const actual = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = actual;
    else if (part !== actual) return undefined;
  }
  return params;
}
