import { centrePath } from '@centre/domain/centre';
import { documentTitle } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { listStates } from '../../web/src/texts/list-states.texts.ts';
import { pages } from '../../web/src/texts/pages.texts.ts';
import { navigation, site } from '../../web/src/texts/site.texts.ts';
import { openArticles } from './articles-tab-page.ts';
import { expect, test, wide } from './browser.ts';
import { newTag, anApplicant, openDesk, search, searchField } from './desk-page.ts';
import { fillField, whenInteractive } from './enrolment.ts';
import { section } from './staff.ts';

/**
 * What a screen reader is told on `page` from now on without the focus moving: whatever changes
 * in a live region that was there before. A region that comes with its words in it is not
 * counted: many readers say nothing of it, save of an alert.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const isNew = new WeakSet<Node>();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const regions = node instanceof Element ? [node, ...node.querySelectorAll(live)] : [];
          for (const region of regions) if (region.matches(live)) isNew.add(region);
        }
      }
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        const alerts = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches('[role=alert]'),
        );
        if (
          region &&
          !isNew.has(region) &&
          (type === 'characterData' || addedNodes.length > 0)
        ) {
          heard.push(region.textContent);
        }
        for (const alert of alerts) heard.push(`! ${alert.textContent}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The page's own voice, once it is there. */
const whenVoiced = (page: Page) =>
  page.locator('[data-announcer]').first().waitFor({ state: 'attached' });

const expectHeard = (heard: () => Promise<string[]>, text: string | RegExp) =>
  expect
    .poll(async () => (await heard()).map((one) => one.trim()), { message: String(text) })
    .toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));

test.describe('Those who listen to a page are told', { tag: '@night' }, () => {
  test('its title whenever they come to another one, and the focus is at its content', async ({
    visit,
  }) => {
    const { page } = await visit('/contact', wide);
    await whenVoiced(page);
    const heard = await listen(page);
    const menu = page.getByRole('navigation', { name: site.navigation });
    for (const [path, { title }] of [
      ['/formation', pages.formations],
      [centrePath, pages.centre],
    ] as const) {
      const label = navigation.find((item) => item.path === path)?.label ?? '';
      await menu.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await expectHeard(heard, documentTitle(title));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenu');
    }
  });

  test('that a list loads and what it holds, page by page and tab by tab', async ({
    visit,
  }) => {
    const { page } = await visit('/contact', wide);
    await whenVoiced(page);
    const heard = await listen(page);
    const menu = page.getByRole('navigation', { name: site.navigation });
    await menu.getByRole('link', { name: 'Galerie' }).click();
    await expectHeard(heard, /^Dans la liste\s: \d+$/);
    await menu.getByRole('link', { name: 'Actualités' }).click();
    const before = (await heard()).length;
    await page.getByRole('tab', { name: 'Technologie' }).click();
    await expect
      .poll(async () => (await heard()).slice(before).join('\n'))
      .toMatch(/Dans la liste\s: \d+/);
  });

  test('which fields an answer of the enrolment form has brought, and what is missing', async ({
    visit,
  }) => {
    const { page } = await visit('/inscription', wide);
    await whenInteractive(page);
    await whenVoiced(page);
    const heard = await listen(page);
    await fillField(page, 'parcours', 'bts');
    await expectHeard(heard, enrolment.appeared(['Classe', 'Spécialité']));
    await fillField(page, 'classe', 'bts2');
    await fillField(page, 'specialite', 'QHSE');
    await expectHeard(heard, /Modalité/);
    await page.getByRole('button', { name: enrolment.submit }).click();
    await expectHeard(heard, /^! Veuillez remplir tous les champs obligatoires/);
  });
});

test.describe('Staff who listen to the dashboard are told', { tag: '@night' }, () => {
  test('how many applications a search has found', async ({ visit }) => {
    const { form } = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', wide);
    const heard = await listen(page);
    await search(page, form.nom, 1);
    await expectHeard(heard, '1 inscription trouvée');
    await searchField(page).fill(newTag());
    await expectHeard(heard, '0 inscription trouvée');
  });

  test('that a section was loaded, which has the focus at its title, and what a search found', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    const heard = await listen(page);
    await page.getByLabel('Rechercher un article').fill('aucun-texte-ne-dit-cela');
    await expectHeard(heard, listStates.results(0));
    for (const label of [dashboard.labels.galerie, dashboard.labels.articles]) {
      const before = (await heard()).length;
      await section(page, label).click();
      const since = async () => (await heard()).slice(before).map((one) => one.trim());
      await expectHeard(since, listStates.loaded);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    // What was done is said after what they are hearing, with a key that leads to its button.
    const toasts = page.getByRole('region', { name: common.toasts });
    expect(await toasts.getAttribute('aria-live')).toBe('polite');
  });
});
