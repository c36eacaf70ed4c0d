import type { Route } from './route.ts';

/** Who may use a route. */
export type Who =
  /** Everybody; no token is read. */
  | 'anyone'
  /** Everybody whose token, if there is one, is valid; members may see more. */
  | 'visitors'
  | 'members'
  | { readonly permission: string };

export function whoMay({ command, ignoresSession }: Route): Who {
  if (!command || ignoresSession) return 'anyone';
  const { guard } = command;
  if ('allow' in guard) return 'visitors';
  const { resource, action } = guard;
  // Every role reads the dashboard.
  if (resource === 'dashboard' && action === 'read') return 'members';
  return { permission: `${resource}: ${action}` };
}

/** The statuses of a route's refusals, in ascending order; failures of the server are extra. */
export function refusalsOf(route: Route): number[] {
  const { description, path, command } = route;
  const who = whoMay(route);
  const statuses = [
    ...(command ? [400] : []),
    ...(who === 'anyone' ? [] : [401]),
    ...(who === 'anyone' || who === 'visitors' ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    ...(description.body ? [413, 415] : []),
    ...description.refusals,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
