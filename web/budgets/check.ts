import { brotliBytes, type Chunk } from './chunk.ts';
import {
  afterAClick,
  everyPage,
  forbidden,
  neverBuilt,
  otherBudgets,
  pageBudgets,
  type PageBudget,
} from './budgets.ts';
import { firstPicture } from './first-picture.ts';
import { growth, heaviest, type Baseline } from './growth.ts';
import { bytesOf, everReachedFrom, reachedFrom, type Chunks } from './reach.ts';

/** A site as it was built. */
export interface BuiltSite {
  readonly chunks: readonly Chunk[];
  /** The pages by the path of their file, without its ending. */
  readonly pages: ReadonlyMap<string, string>;
  /** How many bytes the picture at an address of the site has. */
  readonly pictureBytes: (url: string) => number;
}

/** What is beyond its budget, a few lines of French for each. */
export function faultsOf(site: BuiltSite, baseline: Baseline): string[] {
  const chunks: Chunks = new Map(site.chunks.map((chunk) => [chunk.file, chunk]));
  return [
    ...pageBudgets.flatMap((page) => pageFaults(site, chunks, page, baseline)),
    ...pagesWithout(site),
    ...otherFaults(chunks, baseline),
    ...forbiddenFaults(chunks),
    ...internalFaults(site.chunks),
  ];
}

const inKilobytes = (bytes: number) => bytes / 1024;

function beyond(what: string, bytes: number, kilobytes: number): string[] {
  if (inKilobytes(bytes) <= kilobytes) return [];
  return [`${what} : ${inKilobytes(bytes).toFixed(1)} Ko, pas plus de ${kilobytes}`];
}

function beyondScripts(
  what: string,
  scripts: ReadonlySet<Chunk>,
  kilobytes: number,
  baseline: Baseline,
): string[] {
  return beyond(what, bytesOf(scripts), kilobytes).map((fault) => {
    const grown = growth(scripts, baseline);
    return [
      fault,
      ...(grown.length > 0 ? ['  A grossi :', ...grown.map((line) => `    ${line}`)] : []),
      '  Le plus lourd :',
      ...heaviest(scripts).map((line) => `    ${line}`),
    ].join('\n');
  });
}

function pageFaults(
  { pages, pictureBytes }: BuiltSite,
  chunks: Chunks,
  { files, screen, alsoFetches = [], reads = [], budget }: PageBudget,
  baseline: Baseline,
): string[] {
  const scripts = reachedFrom(chunks, [...everyPage, screen, ...alsoFetches]);
  const data = reachedFrom(chunks, reads).difference(scripts);
  const [first = screen] = files;
  return [
    ...beyondScripts(`/${first}, scripts`, scripts, budget.scripts, baseline),
    ...beyondScripts(`/${first}, lecture des données`, data, budget.dataScripts, baseline),
    ...files.flatMap((file) => {
      const html = pages.get(file);
      if (html === undefined) return [`/${file} : la page n’est pas construite`];
      const picture = firstPicture(html);
      return [
        ...beyond(`/${file}, HTML`, brotliBytes(html), budget.html),
        ...beyond(
          `/${file}, scripts qui retardent l’affichage`,
          blockingScripts(html).length * 1024,
          budget.blockingScripts,
        ),
        ...(picture === undefined
          ? []
          : beyond(
              `/${file}, première image (${picture})`,
              pictureBytes(picture),
              budget.firstPicture,
            )),
      ];
    }),
  ];
}

/** Script tags before which the browser stops reading the page. */
function blockingScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter(
    (tag) => !/type="(module|application\/ld\+json)"|\b(async|defer)\b/.test(tag),
  );
}

/** Pages with scripts of ours and without a budget. */
function pagesWithout({ pages }: BuiltSite): string[] {
  const budgeted = new Set(pageBudgets.flatMap(({ files }) => files));
  return [...pages]
    .filter(([file, html]) => !budgeted.has(file) && html.includes('<script type="module"'))
    .map(([file]) => `/${file} : la page n’a pas de budget (web/budgets/budgets.ts)`);
}

function otherFaults(chunks: Chunks, baseline: Baseline): string[] {
  return otherBudgets.flatMap(({ name, kilobytes, entrances, besides = [] }) => {
    const scripts = reachedFrom(chunks, entrances);
    const own = scripts.difference(reachedFrom(chunks, besides));
    return beyondScripts(name, own, kilobytes, baseline);
  });
}

/** What a page of the public site could come to fetch although it must not. */
function forbiddenFaults(chunks: Chunks): string[] {
  const reached = everReachedFrom(chunks, everyPage, afterAClick);
  return forbidden.flatMap(({ name, modules }) =>
    [...reached].flatMap((chunk) => {
      const found = [...chunk.modules.keys()].find((module) => modules.test(module));
      return found
        ? [`${name} est à portée d’une page publique : ${found} (${chunk.file})`]
        : [];
    }),
  );
}

/** What only the development server may show. */
function internalFaults(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap(({ file, modules }) => {
    const found = [...modules.keys()].find((module) => neverBuilt.test(module));
    return found ? [`une page interne est dans le site construit : ${found} (${file})`] : [];
  });
}
