import { styleKey } from '../src/ui/style-cache.ts';

/** Variables that Chakra writes and that no rule of ours reads: widths stand in the rules. */
const unread = ['bg-currentcolor', 't-breakpoints', 't-sizes-breakpoint'] as const;

/** Of the base that Chakra lays: how code looks, of which no public page shows any. */
const codeRules = /code,kbd,(samp,pre|pre,samp)\{[^}]*\}/g;

/**
 * The style elements of a page without what every visitor would fetch for nothing: the list of
 * what is in them, which the browser makes again (web/src/ui/style-cache.ts), and variables that Chakra
 * writes and that no rule of ours reads.
 *
 * @throws when a rule does read one of them.
 */
export function pruneCss(styles: string): string {
  for (const name of unread) {
    if (styles.includes(`var(--${name}`)) {
      throw new Error(`A rule reads --${name}, which is left out (prune-css.ts).`);
    }
  }
  return styles
    .replace(new RegExp(`(<style data-emotion="${styleKey} )[^"]*"`, 'g'), '$1"')
    .replace(codeRules, '')
    .replace(new RegExp(`--(${unread.join('|')})[\\w-]*:[^;}]*;?`, 'g'), '');
}
