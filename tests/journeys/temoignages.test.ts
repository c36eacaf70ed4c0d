import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import {
  expect,
  keepCollections,
  openTab,
  type OpenVisit,
  test,
  type Visit,
  wide,
} from './browser.ts';
import { callsFrom } from './callable-answers.ts';
import { section } from './staff.ts';

keepCollections('temoignages');

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openTemoignages(visit: OpenVisit): Promise<Visit> {
  const opened = await visit('/dashboard/temoignages', wide, { as: 'redaction' });
  await list(opened.page, 'Publiés sur le site').getByRole('listitem').first().waitFor();
  return opened;
}

async function unpublishOne(page: Page): Promise<string> {
  const first = list(page, 'Publiés sur le site').getByRole('listitem').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: 'Dépublier' }).click();
  await list(page, 'Brouillons').getByRole('heading', { name }).waitFor();
  return name;
}

test.describe('List of temoignages in the dashboard', () => {
  test('warns at six published, and updates the site when one is unpublished', async ({
    visit,
  }) => {
    const opened = await openTemoignages(visit);
    const { page } = opened;
    await page.getByText('6/6').waitFor();
    await page.getByText(/6 témoignages sont publiés, le maximum/).waitFor();
    // A toast soon closes, so the wait for the toast starts before the click.
    const [name] = await Promise.all([
      unpublishOne(page),
      toast(page, staffTemoignageMessages.unpublished).waitFor(),
    ]);
    await page.getByText('5/6').waitFor();
    const visitor = await openTab(opened, '/temoignages');
    await visitor.locator('article[id^="temoignage-"]').first().waitFor();
    expect(await visitor.getByRole('heading', { name }).count()).toBe(0);

    // The browser renders a background tab only once a second.
    await page.bringToFront();
    const draft = page.getByRole('listitem').filter({ hasText: name });
    await draft.getByRole('button', { name: 'Publier' }).click();
    await toast(page, staffTemoignageMessages.published).waitFor();
    await page.getByText('6/6').waitFor();
    await visitor.getByRole('heading', { name }).waitFor();
  });
});

test.describe('Temoignage written offline', { tag: '@night' }, () => {
  test('is kept in the browser and sent once when online again, with two tabs open', async ({
    visit,
  }) => {
    const opened = await openTemoignages(visit);
    const { page, allowComplaint } = opened;
    await unpublishOne(page);
    const tab = await openTab(opened, '/dashboard/articles');
    await section(tab, 'Articles').waitFor();
    await page.bringToFront();
    // The visit loads the code of the galerie before the network is cut.
    await section(page, 'Galerie').click();
    await page.getByRole('list', { name: 'Photos de la galerie' }).waitFor();
    await section(page, 'Témoignages').click();
    await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
    const nom = `Essai ${Date.now()}`;
    const contenu = 'La sécurité est devenue mon métier.';
    await page.locator('[name=formation]').last().selectOption('QHSE');
    for (const [name, text] of Object.entries({ prenom: 'Kɔdzo', nom, contenu })) {
      await page.locator(`[name=${name}]`).last().fill(text);
    }
    allowComplaint(/ERR_INTERNET_DISCONNECTED |cleardot\.gif/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Ajouter le témoignage' }).click();
    await list(page, 'En attente d’envoi').getByText(nom).waitFor();
    await section(page, 'Galerie').click();
    await list(page, 'En attente d’envoi').waitFor({ state: 'detached' });

    const sent = [callsFrom(page, 'saveTemoignage'), callsFrom(tab, 'saveTemoignage')];
    await page.context().setOffline(false);
    const statuts = async () => {
      const records = firestore().collection('temoignages').where('nom', '==', nom);
      return (await records.get()).docs.map((document) => document.get('statut') as string);
    };
    await expect.poll(statuts).toEqual(['publie']);
    await section(page, 'Témoignages').click();
    await list(page, 'Publiés sur le site').getByText(nom).waitFor();
    await list(page, 'En attente d’envoi').waitFor({ state: 'detached' });
    expect(sent.flat()).toHaveLength(1);
    expect(await statuts()).toHaveLength(1);
  });
});
