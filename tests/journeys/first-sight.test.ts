import { statisticsWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { expect, test } from './browser.ts';

const phone = { width: 390, height: 844 };

test.describe('A phone, when a section opens,', { tag: '@night' }, () => {
  // What stands above the entries is known last.
  for (const [_, path, entry, last] of [
    ['applicants', 'inscriptions', '[data-row]', statisticsWords.secondYear],
    ['articles', 'articles', 'li[id^=article-]', /^Articles publiés \(\d+\)$/],
    ['members', 'users', `ul[aria-label="${usersTab.table}"] > li`, usersTab.stats.total],
  ] as const) {
    test(`shows at least four ${_}`, async ({ visit }) => {
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
  }
});
