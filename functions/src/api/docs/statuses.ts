import type { Route } from '../route.ts';
import { whoMay } from './who.ts';

/** The statuses of a route's refusals, from the smallest; failures of the server come on top. */
export function refusalsOf(route: Route): number[] {
  const { description, path, command } = route;
  const { kind } = whoMay(route);
  const statuses = [
    ...(command ? [400] : []),
    ...(kind === 'anyone' ? [] : [401]),
    ...(kind === 'anyone' || kind === 'visitors' ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    ...(description.body ? [413, 415] : []),
    ...description.refusals,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
