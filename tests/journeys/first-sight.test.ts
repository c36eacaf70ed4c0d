/** @module-tag night */
import { describe, expect, it } from 'vitest';
import { statisticsWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

const phone = { width: 390, height: 844 };

describe('A phone, when a section opens,', () => {
  // What stands above the entries is known last.
  it.each([
    ['applicants', 'inscriptions', '[data-row]', statisticsWords.secondYear],
    ['articles', 'articles', 'li[id^=article-]', /^Articles publiés \(\d+\)$/],
    ['members', 'users', `ul[aria-label="${usersTab.table}"] > li`, usersTab.stats.total],
  ])('shows at least four %s', async (_, path, entry, last) => {
    const { page } = await visit(`/dashboard/${path}`, phone.width, { as: 'superadmin' });
    await page.setViewportSize(phone);
    const entries = page.locator(entry);
    await entries.nth(3).waitFor();
    await page.getByText(last).first().waitFor();
    const inSight = () =>
      entries.evaluateAll(
        (found, height) =>
          found.filter((each) => each.getBoundingClientRect().bottom <= height).length,
        phone.height,
      );
    await expect.poll(inSight).toBeGreaterThanOrEqual(4);
  });
});
