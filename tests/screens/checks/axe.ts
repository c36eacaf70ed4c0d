import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Fault } from './in-page.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeSettings {
  /** The screen has no title yet. */
  readonly isPassing?: boolean;
}

/** What axe finds wrong with what `page` shows, by the rules of WCAG 2.2 AA and good practice. */
export async function axeFaults(
  page: Page,
  { isPassing = false }: AxeSettings = {},
): Promise<readonly Fault[]> {
  // Legacy: it opens no page of its own, and leaves out the map, which is another site's.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe').withTags(levels);
  if (isPassing) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule: `${id} (${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)})`,
      where: `${target.join(' ')} « ${html.slice(0, 120)} »`,
    })),
  );
}
