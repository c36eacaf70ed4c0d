import { logger } from 'firebase-functions';
import { articlePageLayouts } from '@centre/domain/article-page';
import { hostingOrigin } from '../settings.ts';

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

interface RunningEmulators {
  readonly hosting?: { readonly host: string; readonly port: number };
}

/** The emulator of Hosting has no variable; the hub of the suite knows its address. */
async function emulatedOrigin(hub: string): Promise<string> {
  const answer = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await answer.json()) as RunningEmulators;
  if (!hosting) throw new Error('the emulator of Hosting is not running');
  return `http://${hosting.host}:${hosting.port}`;
}

/** Never taken from the request. */
async function originOfHosting(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (hub) return emulatedOrigin(hub);
  return hostingOrigin.value() || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
}
