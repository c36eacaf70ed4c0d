import type { Appearance } from '../../data/staff/appearance.ts';

const schemes = { automatique: undefined, clair: 'light', sombre: 'dark' } as const;

/** Has the page look like `appearance`, and the browser's own bars with it. */
export function applyAppearance(appearance: Appearance): void {
  const chosen = schemes[appearance];
  document.documentElement.style.colorScheme = chosen ?? '';
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme = '' } = bars.dataset;
    if (chosen === undefined) bars.media = `(prefers-color-scheme: ${scheme})`;
    else bars.media = scheme === chosen ? 'all' : 'not all';
  }
}
