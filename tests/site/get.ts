import { suite } from '../suite.ts';

/** Fetches a path of the site from the suite's Hosting. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${suite.origin('hosting')}${path}`, init);

/** HTML of a page, with plain apostrophes. */
export const htmlOf = async (path: string): Promise<string> =>
  (await (await get(path)).text()).replaceAll('&#x27;', "'");

/** Metadata of a page for readers without scripts. */
interface HeadOfPage {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly canonical: string | undefined;
  /** Content by name or property, each of which occurs once. */
  readonly meta: Readonly<Record<string, string>>;
  readonly structuredData: readonly Record<string, unknown>[];
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decodeEntities = (text: string) =>
  text.replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    (entity) => entities[entity as keyof typeof entities],
  );

function findAll(html: string, pattern: RegExp): string[][] {
  return [...html.matchAll(pattern)].map((match) => match.slice(1).map(decodeEntities));
}

/** Fetches the metadata of a page, as a messenger does. @throws when metadata occur twice. */
export async function headOf(path: string): Promise<HeadOfPage> {
  const answer = await get(path, { redirect: 'manual' });
  const html = await answer.text();
  const meta = findAll(html, /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
  const names = meta.map(([name]) => name);
  if (new Set(names).size !== names.length)
    throw new Error(`${path} has two elements with the same name.`);
  return {
    status: answer.status,
    html,
    title: findAll(html, /<title>([^<]*)<\/title>/g)[0]?.[0] ?? '',
    canonical: findAll(html, /<link rel="canonical" href="([^"]*)"/g)[0]?.[0],
    meta: Object.fromEntries(meta) as Record<string, string>,
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

/** URL in the suite of a file on the centre's own site. */
export function inSuite(address: string): string {
  const { pathname } = new URL(address);
  return `${suite.origin('hosting')}${pathname}`;
}
