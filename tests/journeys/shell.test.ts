import type { Query } from 'firebase-admin/firestore';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages/messages';
import { firestore } from '../../functions/src/data/admin.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { section, sections } from './staff.ts';
import { expectWholePage } from './whole-page.ts';

test.describe('The dashboard', { tag: '@night' }, () => {
  test('has its section in the address: reload, back and forward lead there, a link to the site', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard', wide, { as: 'direction' });
    await page.waitForURL('**/dashboard/articles');
    const heading = page.getByRole('heading', { level: 1 });
    const isFocused = () => heading.evaluate((element) => element === document.activeElement);

    for (const [label, path] of [
      ['Galerie', 'galerie'],
      ['Témoignages', 'temoignages'],
      ['Inscriptions', 'inscriptions'],
    ] as const) {
      await section(page, label).click();
      await page.waitForURL(`**/dashboard/${path}`);
      await expect.poll(isFocused).toBe(true);
      const title = await heading.innerText();
      expect(await page.title()).toBe(`${title} · Tableau de bord · ${centre.abbreviation}`);
      expect(await section(page, label).getAttribute('aria-current')).toBe('page');
    }

    await page.goBack();
    await page.waitForURL('**/dashboard/temoignages');
    await page.reload();
    await sections(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/temoignages');
    await page.goForward();
    await page.waitForURL('**/dashboard/inscriptions');
    await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();

    await page.getByRole('link', { name: 'Voir le site' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('counts applications and users, and counts anew when asked to', async ({ visit }) => {
    const { page } = await visit('/dashboard', wide, { as: 'superadmin' });
    const count = async (label: string) => {
      const name = await section(page, label).innerText();
      return Number(name.replace(/\D/g, ''));
    };
    const held = async (all: Query) => (await all.count().get()).data().count;
    const { anneeScolaire } = firstCampagne;
    const ofCampagne = firestore()
      .collection('inscriptions')
      .where('campagne', '==', anneeScolaire);
    await expect.poll(() => count('Inscriptions')).toBe(await held(ofCampagne));
    await expect
      .poll(() => count('Utilisateurs'))
      .toBe(await held(firestore().collection('users')));

    const before = await count('Inscriptions');
    const [sample] = (await ofCampagne.limit(1).get()).docs;
    const old = firestore().doc('inscriptions/ancienne');
    const refresh = page.getByRole('button', { name: 'Actualiser' }).first();
    await old.set({ ...sample?.data(), dateInscription: new Date(0) });
    await refresh.click();
    await expect.poll(() => count('Inscriptions')).toBe(before + 1);
    await old.delete();
    await refresh.click();
    await expect.poll(() => count('Inscriptions')).toBe(before);
  });

  test('fits on a phone: the sections scroll, and the open one is in sight', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/users', narrow, { as: 'superadmin' });
    await page.getByText('superadmin@cfpi.example').waitFor();
    await expectWholePage(page);
    const box = await section(page, 'Utilisateurs').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow);
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height).toBeLessThanOrEqual(112);
    for (const name of ['Actualiser', 'Déconnexion']) {
      const button = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('Without an answer', { tag: '@night' }, () => {
  test('a section whose script does not arrive says so, and the others stay in reach', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/dashboard', wide, { as: 'lecture' });
    expectComplaint(/net::ERR_FAILED .*\/assets\/[^/]+\.js$/);
    expectComplaint(
      /^TypeError: Failed to fetch dynamically imported module: .*\/galerie-tab-/,
    );
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await title('Gestion des Articles').waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await section(page, 'Galerie').click();
    await page.getByText(dashboard.broken).waitFor();
    await section(page, 'Articles').click();
    await title('Gestion des Articles').waitFor();
    await section(page, 'Galerie').click();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Recharger' }).click();
    await title('Galerie').waitFor();
  });

  test('the dashboard says so rather than closing, and opens when the answer comes', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/dashboard', wide, { as: 'lecture' });
    expectComplaint(/net::ERR_FAILED .*\/google\.firestore\.v1\.Firestore\/Listen\/channel\?/);
    expectComplaint(/Could not reach Cloud Firestore backend\./);
    // The SDK looks for the Internet by an image, which the site's policy refuses.
    expectComplaint(/cleardot\.gif.* violates the following Content Security Policy/);
    await sections(page).waitFor();
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await page.reload();
    await page.getByText(messages.session.offline).waitFor({ timeout: 30_000 });
    await page.unroute('**/google.firestore.v1.Firestore/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await sections(page).waitFor();
  });
});
