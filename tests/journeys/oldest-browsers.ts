import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { floor } from '../../web/build/floor.ts';

/** Path of a built-in: the property names from the global object on. */
type Place = readonly string[];

const browserNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  ios: 'safari_ios',
  safari: 'safari',
};

const oldest = floor.map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  const browser = browserNames[name];
  if (!browser) throw new Error(`No browser is known by ${target}.`);
  return { browser, version: Number(version) };
});

/** Maximum length of a path, as of `Intl.Segmenter.prototype.segment`; beyond are options. */
const maxDepth = 4;

/** Built-ins that an oldest browser lacks; nested ones come first. */
export function missingBuiltIns(): Place[] {
  const found = [data.javascript['builtins'], data.api, data.api['Window']];
  return found
    .flatMap((part) => (part ? within(part, []) : []))
    .filter(({ length }) => length <= maxDepth)
    .sort((one, other) => other.length - one.length);
}

function within(part: Identifier, place: Place): Place[] {
  const entries = Object.entries(part) as [string, Identifier][];
  return entries.flatMap(([entry, inner]) => {
    if (entry === '__compat') return [];
    const name = entry.replace(/_static$/, '');
    // A constructor has the name of its interface, and may be newer than the interface.
    const own = name === place.at(-1) ? place : [...place, name];
    const ofInstances = entry === name && own !== place ? [[...place, 'prototype', name]] : [];
    return [...(isLacking(inner) ? [own, ...ofInstances] : []), ...within(inner, own)];
  });
}

function isLacking({ __compat }: Identifier): boolean {
  if (!__compat) return false;
  return oldest.some(({ browser, version }) => {
    const plain = [__compat.support[browser] ?? []].flat().filter(({ flags }) => !flags);
    return !plain.some(({ version_added: added, version_removed: removed }) => {
      const since = added === false ? NaN : Number(added.replace('≤', ''));
      return since <= version && !(removed !== undefined && Number(removed) <= version);
    });
  });
}

/** At-rules of style sheets that one of the oldest browsers lacks, such as `layer`. */
export function unsupportedAtRules(): string[] {
  const known = Object.entries(data.css['at-rules'] ?? {}) as [string, Identifier][];
  return known.flatMap(([name, rule]) => (isLacking(rule) ? [name] : []));
}

/** Deletes built-ins; runs in the page. */
export function removeBuiltIns(places: readonly Place[]): void {
  type Owner = Record<string, unknown> | undefined;
  for (const place of places) {
    const owner = place
      .slice(0, -1)
      .reduce<Owner>((inner, name) => inner?.[name] as Owner, globalThis as unknown as Owner);
    if (owner) Reflect.deleteProperty(owner, place[place.length - 1] ?? '');
  }
}
