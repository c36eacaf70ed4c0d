import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { build, Rolldown } from 'vite';
import {
  afterAClick,
  everyPage,
  forbidden,
  otherBudgets,
  pageBudgets,
  type PageBudget,
} from './budgets.ts';

/** One script of the built site. */
export interface Script {
  readonly file: string;
  /** As compressed by brotli. */
  readonly bytes: number;
  /** Files that it cannot do without. */
  readonly imports: readonly string[];
  /** Files that it fetches when it wants them. */
  readonly laterImports: readonly string[];
  /** Paths, in the repository, of the modules in it. */
  readonly modules: readonly string[];
}

/** A site as it was built. */
export interface BuiltSite {
  readonly scripts: readonly Script[];
  /** The pages by the path of their file, without its ending. */
  readonly pages: ReadonlyMap<string, string>;
  /** How many bytes the picture at an address of the site has. */
  readonly pictureBytes: (url: string) => number;
}

/** Bytes of `content` as a good server compresses it. */
function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content).byteLength;
}

/** Exceeded budgets and misplaced modules, in French. */
export function faultsOf(site: BuiltSite): string[] {
  const { scripts, pages } = site;
  const budgeted = new Set(pageBudgets.flatMap(({ files }) => files));
  const reached = reachedFrom(scripts, everyPage, { later: true, closed: afterAClick });
  return [
    ...pageBudgets.flatMap((page) => pageFaults(site, page)),
    ...[...pages]
      .filter(([file, html]) => !budgeted.has(file) && html.includes('<script type="module"'))
      .map(([file]) => `/${file} : la page n’a pas de budget`),
    ...otherBudgets.flatMap(({ name, kilobytes, entrances, besides = [] }) => {
      const own = reachedFrom(scripts, entrances).difference(reachedFrom(scripts, besides));
      return tooHeavy(name, own, kilobytes);
    }),
    ...forbidden.flatMap(({ name, modules }) =>
      holding(`${name} est à portée d’une page publique`, reached, modules),
    ),
  ];
}

function pageFaults(
  { scripts, pages, pictureBytes }: BuiltSite,
  { files, screen, alsoFetches = [], reads = [], budget }: PageBudget,
): string[] {
  const own = reachedFrom(scripts, [...everyPage, screen, ...alsoFetches]);
  const data = reachedFrom(scripts, reads).difference(own);
  const [first = screen] = files;
  return [
    ...tooHeavy(`/${first}, scripts`, own, budget.scripts),
    ...tooHeavy(`/${first}, lecture des données`, data, budget.dataScripts),
    ...files.flatMap((file) => {
      const html = pages.get(file);
      if (html === undefined) return [`/${file} : la page n’est pas construite`];
      const picture = firstPicture(html);
      return [
        ...beyond(`/${file}, HTML`, brotliBytes(html), budget.html),
        ...(isHeldUp(html) ? [`/${file} : un script retarde l’affichage`] : []),
        ...(picture
          ? beyond(`/${file}, ${picture}`, pictureBytes(picture), budget.firstPicture)
          : []),
      ];
    }),
  ];
}

/** Whether the browser stops reading the page for a script. */
function isHeldUp(html: string): boolean {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.some(
    (tag) => !/type="(module|application\/ld\+json)"|\b(async|defer)\b/.test(tag),
  );
}

const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function beyond(what: string, bytes: number, kilobytes: number): string[] {
  // Whole kilobytes: the same code with other file names in it compresses to up to 200 bytes more.
  if (Math.round(bytes / 1024) <= kilobytes) return [];
  return [`${what} : ${inKilobytes(bytes)} Ko, pas plus de ${kilobytes}`];
}

function tooHeavy(what: string, scripts: ReadonlySet<Script>, kilobytes: number): string[] {
  const heaviest = [...scripts].sort((a, b) => b.bytes - a.bytes).slice(0, 8);
  const whole = [...scripts].reduce((sum, { bytes }) => sum + bytes, 0);
  return beyond(what, whole, kilobytes).map((fault) =>
    [fault, ...heaviest.map((one) => `${inKilobytes(one.bytes)} ${one.file}`)].join('\n    '),
  );
}

function holding(what: string, scripts: Iterable<Script>, sought: RegExp): string[] {
  return [...scripts].flatMap(({ file, modules }) => {
    const found = modules.find((module) => sought.test(module));
    return found ? [`${what} : ${found} (${file})`] : [];
  });
}

interface Extent {
  /** Includes scripts fetched on demand. */
  readonly later?: boolean;
  /** Modules that are not fetched on demand. */
  readonly closed?: readonly string[];
}

/** The scripts that come with those of `modules`. */
function reachedFrom(
  scripts: readonly Script[],
  modules: readonly string[],
  { later = false, closed = [] }: Extent = {},
): Set<Script> {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const shut = new Set(closed.map((module) => scriptOf(scripts, module).file));
  const reached = new Set<Script>();
  const visit = (script: Script | undefined) => {
    if (!script || reached.has(script)) return;
    reached.add(script);
    const laterImports = later ? script.laterImports.filter((file) => !shut.has(file)) : [];
    for (const file of [...script.imports, ...laterImports]) visit(byFile.get(file));
  };
  for (const module of modules) visit(scriptOf(scripts, module));
  return reached;
}

/** @throws when no script holds `module`: the table names something that is not there any more. */
function scriptOf(scripts: readonly Script[], module: string): Script {
  const found = scripts.find(({ modules }) => modules.includes(module));
  if (!found) throw new Error(`No script holds ${module} (web/build/budgets/budgets.ts).`);
  return found;
}

/** The phone for which the first picture is weighed: 390 pixels wide, two of its dots to each. */
const phone = { width: 390, dots: 2 } as const;

/** The address of the picture that a phone fetches first, if the page asks for one. */
function firstPicture(html: string): string | undefined {
  const image = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0];
  if (image === undefined) return undefined;
  const sources = (attribute(image, 'srcset') ?? '').split(',').flatMap((source) => {
    const [url, width] = source.trim().split(' ');
    return url && width ? [{ url, width: Number.parseInt(width, 10) }] : [];
  });
  const needed = shownWidth(attribute(image, 'sizes') ?? '100vw') * phone.dots;
  const fitting = sources
    .sort((a, b) => a.width - b.width)
    .find(({ width }) => width >= needed);
  return (fitting ?? sources.at(-1))?.url ?? attribute(image, 'src');
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/** Pixels of the page that the `sizes` attribute says; conditions are minimal widths of ours. */
function shownWidth(sizes: string): number {
  const chosen =
    sizes
      .split(',')
      .map((size) => size.trim())
      .find((size) => {
        const [, least] = /^\(min-width: (\d+)px\)/.exec(size) ?? [];
        return least === undefined || phone.width >= Number(least);
      }) ?? '100vw';
  const length = Number.parseFloat(chosen);
  return chosen.endsWith('vw') ? (phone.width * length) / 100 : length;
}

/** Addresses of the scripts that a page cannot come alive without, by the file of the page. */
export function modulesOfPages(built: Built): Record<string, readonly string[]> {
  const scripts = scriptsOf(built);
  return Object.fromEntries(
    pageBudgets.flatMap(({ files, screen }) => {
      const own = reachedFrom(scripts, [...everyPage, screen]);
      const addresses = [...own].map(({ file }) => `/${file}`);
      return files.map((file) => [`${file}.html`, addresses]);
    }),
  );
}

/** The file that a build begins with. */
export function entranceOf(built: Built): string {
  const entrance = chunksOf(built).find(({ isEntry }) => isEntry);
  if (!entrance) throw new Error('The build has no entrance.');
  return entrance.fileName;
}

type Built = Awaited<ReturnType<typeof build>>;

/** The scripts of a build. */
export const chunksOf = (built: Built) =>
  [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((output) => output.type === 'chunk');

const scriptsOf = (built: Built): Script[] => chunksOf(built).map(scriptOfChunk);

const repository = join(import.meta.dirname, '../../..');

/**
 * Sees whether the site in `folder` keeps to its budgets.
 *
 * @param built what Vite says of the browser's part.
 * @param pages each page that was written, with the path of its file.
 * @throws Error in French that names what is too heavy.
 */
export function checkBuild(
  built: Built,
  pages: readonly { readonly file: string; readonly html: string }[],
  folder: string,
): void {
  const faults = faultsOf({
    scripts: scriptsOf(built),
    pages: new Map(pages.map(({ file, html }) => [file.replace(/\.html$/, ''), html])),
    pictureBytes: (url) => brotliBytes(readFileSync(join(folder, url))),
  });
  if (faults.length > 0) {
    throw new Error(
      `Le site dépasse ses limites (web/build/budgets/budgets.ts) :\n\n${faults.join('\n')}\n`,
    );
  }
}

/**
 * `code` with a hash of each script's name in place of that of its contents. Eight other letters
 * in a file of 200 KB can compress to 150 bytes more: a change elsewhere would exceed a budget.
 */
export function withSteadyHashes(code: string): string {
  return code.replace(/([\w.]+)-[\w-]{8}\.js/g, (_file, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.js`;
  });
}

function scriptOfChunk(chunk: Rolldown.OutputChunk): Script {
  const ids = [chunk.facadeModuleId ?? '', ...chunk.moduleIds];
  return {
    file: chunk.fileName,
    bytes: brotliBytes(withSteadyHashes(chunk.code)),
    imports: chunk.imports,
    laterImports: chunk.dynamicImports,
    modules: ids.map((id) => relative(repository, id.replace(/\?.*$/, ''))),
  };
}
