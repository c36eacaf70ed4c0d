import { logger } from 'firebase-functions';
import { articlePageLayouts } from '@centre/domain/article-page';
import { originOfHosting } from './hosting-origin.ts';

/** A page as the build laid it out, and what Hosting sends along with every page. */
export interface Layout {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type LayoutName = keyof typeof articlePageLayouts;

/** How long a layout serves before it is asked for again, in milliseconds. */
const freshForMs = 60_000;

/** How long Hosting may take, in milliseconds. */
const patienceMs = 5_000;

// A page is protected by the same headers whoever answers for it.
const passedOn = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
  'x-frame-options',
];

const known = new Map<LayoutName, { readonly layout: Layout; readonly until: number }>();

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
 * One of the layouts of the site that is deployed, kept for a minute. One that cannot be
 * renewed serves on.
 *
 * @throws when Hosting cannot be reached and nothing is kept.
 */
export async function layoutOf(name: LayoutName): Promise<Layout> {
  const kept = known.get(name);
  if (kept && Date.now() < kept.until) return kept.layout;
  try {
    const layout = await fetchLayout(name);
    known.set(name, { layout, until: Date.now() + freshForMs });
    return layout;
  } catch (error) {
    if (!kept) throw error;
    logger.warn('the layout of articles could not be renewed', { reason: String(error) });
    return kept.layout;
  }
}
