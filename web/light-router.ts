import type { Plugin } from 'vite';
import { emptied } from './emptied.ts';

/**
 * What React Router has for its data routers, its framework and server components. Our routes
 * are plain elements; yet all of this hangs on the components that we do use.
 */
const unused = [
  'DataRoutes2',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'ScrollRestoration',
  'decodeRouteErrorResponseDigest',
  'getFormSubmissionInfo',
  'useFormAction',
  'useNavigateStable',
  'useScrollRestoration',
  'useSubmit',
] as const;

/** Leaves out of React Router what our pages never call: a quarter of what it weighs. */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    enforce: 'pre',
    transform: {
      // The file is named by the digest of its content; only one of them holds the components.
      filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (source) => (isRouter(source) ? lighter(source) : null),
    },
  };
}

/** Whether this is the file of the components. */
export function isRouter(source: string): boolean {
  return source.includes('\nfunction BrowserRouter(');
}

/**
 * `source` with the unused functions emptied.
 *
 * @throws when one of them is not there: React Router was changed, and this file must follow.
 */
export function lighter(source: string): string {
  return emptied(source, unused, 'web/light-router.ts');
}
