import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const client = source('app/client.tsx');
const routes = source('app/routes.tsx');
const dashboard = source('app/dashboard.tsx');
/** Where most visits begin: the pages with the tightest budgets. */
const firstScreens = ['home/home.tsx', 'news/news.tsx', 'gallery/gallery.tsx'].map((name) =>
  source(`site/${name}`),
);
const readers = ['articles.ts', 'galerie.ts', 'temoignages.ts'].map((name) =>
  source(`data/${name}`),
);

/** Screens that make it worth while to keep what they share in one place. */
const manyScreens = 8;

/**
 * Packages of which every module that is reached is also used. Of others, such as those with a
 * single entrance for hundreds of components, only the bundler knows what is left of them.
 */
const wholePackages =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|stylis|@babel[\\/]runtime|@emotion[\\/][\w-]+|@pandacss[\\/][\w-]+|firebase|@firebase[\\/][\w-]+|idb|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system[\\/](?!create-slot)|utils|preset-base|merge-|create-context|components[\\/](box|flex|grid|heading|simple-grid|typography)))/;

const isOurs = (id: string) => !id.includes('node_modules') && !id.startsWith('\0');

/**
 * Groups what pages fetch together, which compresses better in one file than in many and is
 * asked for once: `base` is what the site shares with the dashboard, `site` the rest of what
 * every public page brings, `parts` what most screens have in common, `firebase` and `reading`
 * what reads the public data. All else is left to the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: groupName(), debugName: 'pages', includeDependenciesRecursively: false },
];

function groupName(): Rolldown.CodeSplittingNameFunction {
  let groups: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    groups ??= groupsOf((module) => context.getModuleInfo(module));
    return groups.get(id);
  };
}

type Look = (id: string) => Rolldown.ModuleInfo | null;

function groupsOf(look: Look): ReadonlyMap<string, string> {
  // For Node nothing is fetched, and a group would run what a page only fetches later.
  if (!look(client)) return new Map();
  const every = reachedFrom([client], look);
  const staff = reachedFrom([dashboard], look, { later: true });
  const data = reachedFrom(readers, look);
  const otherwise = reachedFrom([client], look, { later: true, except: readers });
  const first = reachedFrom(firstScreens, look);
  const shares = new Map<string, number>();
  for (const screen of look(routes)?.dynamicallyImportedIds ?? []) {
    for (const id of reachedFrom([screen], look)) shares.set(id, (shares.get(id) ?? 0) + 1);
  }
  const groups = new Map<string, string>();
  for (const id of new Set([...every, ...shares.keys(), ...data])) {
    // An entrance of its own: who imports what stands beside it must not run it.
    if (id === client || !(isOurs(id) || wholePackages.test(id))) continue;
    const shared = shares.get(id) ?? 0;
    const isOfEveryVisit = every.has(id) || (first.has(id) && shared > 1);
    if (isOfEveryVisit) groups.set(id, staff.has(id) ? 'base' : 'site');
    else if (shared >= manyScreens && !staff.has(id)) groups.set(id, 'parts');
    else if (data.has(id) && !otherwise.has(id)) {
      groups.set(id, staff.has(id) ? 'firebase' : 'reading');
    }
  }
  return groups;
}

interface Extent {
  /** Also what is fetched on demand. */
  readonly later?: boolean;
  /** What is not gone into. */
  readonly except?: readonly string[];
}

/** What `roots` import, and what that imports. */
function reachedFrom(
  roots: readonly string[],
  look: Look,
  { later = false, except = [] }: Extent = {},
): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    const info = look(id);
    if (!info || reached.has(id) || except.includes(id)) return;
    reached.add(id);
    info.importedIds.forEach(visit);
    if (later) info.dynamicallyImportedIds.forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}
