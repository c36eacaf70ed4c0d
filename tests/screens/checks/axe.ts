import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Fault } from './in-page.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours: all that can differ between the light scheme and the dark one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeSettings {
  /** Only what depends on colours. */
  readonly onlyColours?: boolean;
  /** The screen has no title yet. */
  readonly isPassing?: boolean;
}

/** What axe finds wrong with what `page` shows, by the rules of WCAG 2.2 AA and good practice. */
export async function axeFaults(
  page: Page,
  { onlyColours = false, isPassing = false }: AxeSettings = {},
): Promise<readonly Fault[]> {
  // Not a script of the page: its content security policy does not concern it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: onlyColours
      ? { type: 'rule', values: colourRules }
      : { type: 'tag', values: levels },
    resultTypes: ['violations'],
    // The map, which is another site's.
    iframes: false,
    ...(isPassing && !onlyColours && { rules: { 'page-has-heading-one': { enabled: false } } }),
  };
  const { violations } = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as {
      axe: { run: (scope: Document, options: RunOptions) => Promise<AxeResults> };
    };
    return axe.run(document, asked);
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule: `${id} (${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)})`,
      where: `${target.join(' ')} « ${html.slice(0, 120)} »`,
    })),
  );
}
