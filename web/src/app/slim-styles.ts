import { styleKey } from '../ui/system.ts';

/**
 * The style elements of a page without what every visitor would fetch for nothing: the list of
 * what is in them, which the browser makes again (ui/style-cache.ts), and a variable that Chakra
 * writes beside each background and that no rule of ours reads.
 *
 * @throws when a rule does read that variable.
 */
export function slimStyles(styles: string): string {
  if (styles.includes('var(--bg-currentcolor')) {
    throw new Error('A rule reads --bg-currentcolor, which is left out (slim-styles.ts).');
  }
  return styles
    .replace(new RegExp(`(<style data-emotion="${styleKey}) [^"]*"`, 'g'), '$1"')
    .replace(/--bg-currentcolor:[^;}]*;?/g, '');
}
