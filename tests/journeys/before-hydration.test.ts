import { site } from '../../web/src/texts/site.texts.ts';
import { expect, narrow, type OpenVisit, test } from './browser.ts';
import { whenInteractive } from './enrolment.ts';
import { holdScripts } from './public-page.ts';

/** Opens `path` while the site's scripts are on their way; the result lets them through. */
async function visitWithoutScripts(visit: OpenVisit, path: string) {
  const { page } = await visit('about:blank', narrow);
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, releaseScripts };
}

test.describe('Before its scripts have come, a page', { tag: '@night' }, () => {
  for (const [path, _, target] of [
    ['/', 'S’inscrire', '/inscription'],
    ['/formation', 'BTS', '/bts'],
    ['/galerie', 'Accueil', '/'],
  ] as const) {
    test(`at ${path} leads on by the link “${_}”`, async ({ visit }) => {
      const { page } = await visitWithoutScripts(visit, path);
      await page.locator(`a[href="${target}"]`).filter({ visible: true }).first().click();
      await page.waitForURL((url) => url.pathname === target, { waitUntil: 'commit' });
    });
  }

  test('opens the search, whose field comes with them', async ({ visit }) => {
    const { page, releaseScripts } = await visitWithoutScripts(visit, '/');
    const button = page.getByRole('button', { name: site.search });
    await button.click();
    await page.getByText(site.searchDisabled).waitFor();
    releaseScripts();
    await page.getByRole('searchbox', { name: site.search }).fill('soudure');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  test('shows every picture of the first screen', async ({ visit }) => {
    const { page } = await visitWithoutScripts(visit, '/');
    const first = page.locator('img[fetchpriority=high]').first();
    await first.waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.complete,
    );
  });

  test('takes what is typed into the form, and keeps it when they come', async ({ visit }) => {
    const { page, releaseScripts } = await visitWithoutScripts(visit, '/inscription');
    const control = (name: string) => page.locator(`[name="${name}"]`);
    await control('nom').fill('Ɖogbe');
    await control('prenom').fill('Afi');
    await control('email').fill('afi@exemple.tg');
    await control('sexe').selectOption('feminin');
    await control('nomPere').pressSequentially('Koffi');
    // Before the countries come, a number is one of Togo, finished or not.
    await control('telephone').fill('90 11');
    await control('contactUrgenceTelephone').fill('0033 6 12');
    releaseScripts();
    // The class appears with the course, which only a page that is alive can do.
    await expect
      .poll(async () => {
        await control('parcours').selectOption('bts');
        return control('classe').count();
      })
      .toBe(1);
    expect(await control('nom').inputValue()).toBe('Ɖogbe');
    expect(await control('prenom').inputValue()).toBe('Afi');
    expect(await control('email').inputValue()).toBe('afi@exemple.tg');
    expect(await control('sexe').inputValue()).toBe('feminin');
    expect(await control('nomPere').inputValue()).toBe('Koffi');
    await whenInteractive(page);
    expect(await control('telephone').inputValue()).toMatch(/90 11$/);
    expect(await control('contactUrgenceTelephone').inputValue()).toContain('6 12');
  });
});
