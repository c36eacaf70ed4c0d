import type { Configuration } from './configuration.ts';
import type { Endpoint } from './firebase-tools.ts';
import { says } from './messages.ts';

type Endpoints = Readonly<Record<string, Endpoint>>;

const regionOf = ({ region }: Endpoint) =>
  typeof region === 'string' ? region : (region ?? []).join(', ');

/** Where firebase.json leads to a function that is not there, or not in that region. */
export function rewriteProblems({ hosting }: Configuration, found: Endpoints): string[] {
  return hosting.rewrites.flatMap(({ source, function: led }) => {
    if (led === undefined) return [];
    const endpoint = found[led.functionId];
    if (endpoint === undefined) return [says.noFunction(led.functionId, source)];
    const region = regionOf(endpoint);
    return region === led.region ? [] : [says.otherRegion(led.functionId, led.region, region)];
  });
}

/**
 * What is wrong with the functions that were found in the package.
 *
 * @param exported the names that the sources export.
 */
export function endpointProblems(
  found: Endpoints,
  exported: readonly string[],
  region: string,
): string[] {
  const names = Object.keys(found);
  const missing = exported.filter((name) => !names.includes(name));
  const extra = names.filter((name) => !exported.includes(name));
  return [
    ...(missing.length + extra.length > 0 ? [says.otherFunctions(missing, extra)] : []),
    ...Object.entries(found).flatMap(([name, endpoint]) => [
      ...(regionOf(endpoint) === region ? [] : [says.elsewhere(name, regionOf(endpoint))]),
      ...(endpoint.maxInstances == null ? [says.unbounded(name)] : []),
    ]),
  ];
}
