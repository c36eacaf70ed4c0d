import { articlePath } from '@centre/domain/site-address';
import { statisticsWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { expect, test } from './browser.ts';
import { articles } from './news-page.ts';
import { whenAlive } from './public-page.ts';

const { technical } = articles;

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

test.describe('A phone shows at once what one chooses from,', { tag: '@night' }, () => {
  for (const [path, part] of [
    ['/formation', 'Quatre niveaux'],
    ['/formation', 'Sept départements'],
    ['/bts', 'Les options'],
    ['/bts-3-ans', 'Les options'],
  ] as const) {
    test(`at ${path}, ${part}`, async ({ visit }) => {
      const { page } = await visit(path, phone.width);
      const choices = page
        .getByRole('region', { name: part })
        .getByRole('heading', { level: 3 });
      await choices.nth(3).waitFor();
      const edges = await choices.evaluateAll((found) =>
        found.map((each) => each.getBoundingClientRect().right),
      );
      expect(Math.max(...edges)).toBeLessThanOrEqual(phone.width);
    });
  }
});

test.describe('An article, when it opens,', { tag: '@night' }, () => {
  for (const { width, height } of [phone, { width: 1280, height: 720 }]) {
    for (const path of [articlePath(technical.id), `/blog#article-${technical.id}`]) {
      test(`has its place and its title in sight at ${path}, ${width} pixels wide`, async ({
        visit,
      }) => {
        const { page } = await visit('about:blank', width);
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await whenAlive(page);
        const place = page.locator('[aria-current=page]', { hasText: technical.titre });
        await expect(place).toBeInViewport({ ratio: 1 });
        const title = page.getByRole('heading', { level: 1, name: technical.titre });
        await expect(title).toBeInViewport({ ratio: 1 });
      });
    }
  }
});
