import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { schemaComplaints } from './firebase-tools.ts';
import { says } from './messages.ts';

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
