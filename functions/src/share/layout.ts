import { logger } from 'firebase-functions';
import { articlePageLayouts } from '@centre/domain/article-page';
import { originOfHosting } from './hosting-origin.ts';

/** A page as the build laid it out, with the headers of Hosting. */
export interface Layout {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type LayoutName = keyof typeof articlePageLayouts;

const freshForMs = 60_000;

const patienceMs = 5_000;

// Every page has the same security headers, whoever serves it.
const passedOn = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const cache = new Map<LayoutName, { readonly layout: Layout; readonly until: number }>();

async function fetchLayout(name: LayoutName): Promise<Layout> {
  const answer = await fetch((await originOfHosting()) + articlePageLayouts[name], {
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`Hosting answered ${answer.status}`);
  const headers = passedOn.flatMap((header) => {
    const value = answer.headers.get(header);
    return value === null ? [] : [[header, value] as const];
  });
  return { html: await answer.text(), headers: Object.fromEntries(headers) };
}

/**
 * A layout of the deployed site, kept for a minute, and longer when it cannot be renewed.
 *
 * @throws when Hosting cannot be reached and nothing is cached.
 */
export async function layoutOf(name: LayoutName): Promise<Layout> {
  const cached = cache.get(name);
  if (cached && Date.now() < cached.until) return cached.layout;
  try {
    const layout = await fetchLayout(name);
    cache.set(name, { layout, until: Date.now() + freshForMs });
    return layout;
  } catch (error) {
    if (!cached) throw error;
    logger.warn('the layout of articles could not be renewed', { reason: String(error) });
    return cached.layout;
  }
}
