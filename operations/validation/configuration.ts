import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';
import { type Endpoint, schemaComplaints } from './firebase-tools.ts';
import { says } from './messages.ts';

/** The parts of firebase.json that are checked here; its schema checks the others. */
export interface Configuration {
  readonly firestore: {
    readonly rules: string;
    readonly indexes: string;
    readonly location?: string;
  };
  readonly storage: { readonly rules: string };
  readonly functions: readonly {
    readonly source: string;
    readonly runtime: string;
    readonly ignore: readonly string[];
  }[];
  readonly hosting: {
    readonly public: string;
    readonly redirects: readonly { readonly destination: string }[];
    readonly rewrites: readonly Rewrite[];
  };
}

/** Leads an address either to a page or to a function. */
interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

export function readConfiguration(): Configuration {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Configuration;
}

/** What is wrong with firebase.json as such. */
export function configurationProblems(config: Configuration): string[] {
  return [
    ...schemaComplaints(config).map(says.schema),
    // Without it firebase-tools would create the database in the United States, for good.
    ...(config.firestore.location === undefined ? [says.noRegion] : []),
  ];
}

/**
 * What firebase.json names below `root` and is not there. The site and the functions have to be
 * built before.
 *
 * @param built what is looked for besides, as it is to go online.
 */
export function pathProblems(
  { firestore, storage, functions, hosting }: Configuration,
  root: string,
  built: { readonly functions: boolean; readonly site: boolean },
): string[] {
  const mains = functions.map(({ source }) => join(source, mainOf(join(root, source))));
  const written = [firestore.rules, firestore.indexes, storage.rules];
  const files = [...written, ...(built.functions ? mains : [])];
  const site = join(root, hosting.public);
  const destinations = [...hosting.redirects, ...hosting.rewrites].flatMap(
    ({ destination }) => destination ?? [],
  );
  return [
    ...files.filter((file) => !existsSync(join(root, file))).map(says.noFile),
    ...(built.site ? destinations.filter((path) => !hasPage(site, path)).map(says.noPage) : []),
  ];
}

function mainOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly main: string }).main;
}

/** With `cleanUrls`, Hosting serves `bts.html` at `/bts`. */
function hasPage(site: string, path: string): boolean {
  return existsSync(join(site, path)) || existsSync(join(site, `${path}.html`));
}

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
