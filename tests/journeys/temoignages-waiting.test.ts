import { staffTemoignageMessages as says } from '@centre/domain/messages/staff/content';
import { firestore } from '../../functions/src/data/admin.ts';
import { waitingCopy } from '../../web/src/dashboard/temoignages/temoignages.texts.ts';
import {
  expect,
  keepCollections,
  openTab,
  type OpenVisit,
  test,
  type Visit,
} from './browser.ts';
import { callsFrom } from './callable-answers.ts';
import { section } from './staff.ts';
import {
  fill,
  list,
  openTemoignages,
  toast,
  unpublishOne,
  words,
} from './temoignages-tab-page.ts';

keepCollections('temoignages');

/** Takes the network away from every tab. */
async function cutOff({ page, expectComplaint, allowComplaint }: Visit) {
  expectComplaint(/ERR_INTERNET_DISCONNECTED .*\.Firestore\/Listen\/channel\?/);
  // The SDK looks for the Internet by an image, which the site's policy refuses.
  expectComplaint(/cleardot\.gif.* violates the following Content Security Policy/);
  // Which figures and pictures are asked for meanwhile depends on how long that lasts.
  allowComplaint(/ERR_INTERNET_DISCONNECTED .*(:runAggregationQuery\?|\.(svg|webp)(\?|$))/);
  await page.context().setOffline(true);
}

test.describe('A testimonial', { tag: '@night' }, () => {
  test('that cannot be sent is kept in this browser, and sent once when the connection is back', async ({
    visit,
  }) => {
    const opened = await openTemoignages(visit, 'redaction');
    const { page } = opened;
    await unpublishOne(page);
    await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
    await fill(page, { ...words, prenom: 'Sans réseau' });
    await cutOff(opened);
    await page.getByRole('button', { name: 'Ajouter le témoignage' }).click();
    await list(page, 'En attente d’envoi').getByText('Sans réseau').waitFor();

    await page.context().setOffline(false);
    await toast(page, says.added).waitFor();
    await list(page, 'En attente d’envoi').waitFor({ state: 'detached' });
    await list(page, 'Publiés sur le site').getByText('Sans réseau').waitFor();
    expect(await page.getByRole('heading', { name: /Sans réseau/ }).count()).toBe(1);
  });

  test('that waits is sent once from whichever section is open, in two tabs', async ({
    visit,
  }) => {
    const { tab, page, nom } = await waitingElsewhere(visit, async (opened) => {
      await unpublishOne(opened.page);
    });
    const sent = [callsFrom(page, 'saveTemoignage'), callsFrom(tab, 'saveTemoignage')];
    await page.context().setOffline(false);
    const statuts = async () => {
      const records = firestore().collection('temoignages').where('nom', '==', nom);
      return (await records.get()).docs.map((document) => document.get('statut') as string);
    };
    await expect.poll(statuts, { timeout: 30_000 }).toEqual(['publie']);

    await section(page, 'Témoignages').click();
    await list(page, 'Publiés sur le site').getByText(nom).waitFor();
    await list(page, 'En attente d’envoi').waitFor({ state: 'detached' });
    expect(sent.flat()).toHaveLength(1);
    expect(await statuts()).toHaveLength(1);
  });

  test('that waits and is refused is told of in any section, and waits for a decision', async ({
    visit,
  }) => {
    const { tab, page, nom, expectComplaint } = await waitingElsewhere(visit);
    expectComplaint(/status of 400 .*\/saveTemoignage$/);
    await tab.close();
    await page.context().setOffline(false);
    await page.getByText(waitingCopy.refused(says.limit)).waitFor();

    await section(page, 'Témoignages').click();
    const waiting = list(page, 'En attente d’envoi');
    await waiting.getByRole('alert').getByText(says.limit).waitFor();
    await waiting.getByRole('button', { name: 'Garder en brouillon' }).click();
    await waiting.waitFor({ state: 'detached' });
    await list(page, 'Brouillons').getByText(nom).waitFor();
  });
});

/** A testimonial written without a network by a member who then went to another section. */
async function waitingElsewhere(visit: OpenVisit, prepare?: (opened: Visit) => Promise<void>) {
  const opened = await openTemoignages(visit, 'redaction');
  const { page } = opened;
  const nom = `Essai ${Date.now()}`;
  await prepare?.(opened);
  const tab = await openTab(opened, '/dashboard/articles');
  await section(tab, 'Articles').waitFor();
  // What is clicked behind another tab is drawn once a second.
  await page.bringToFront();
  // What the other section needs is fetched while it can be.
  await section(page, 'Galerie').click();
  await page.getByRole('list', { name: 'Photos de la galerie' }).waitFor();
  await section(page, 'Témoignages').click();
  await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
  await fill(page, { ...words, nom });
  await cutOff(opened);
  await page.getByRole('button', { name: 'Ajouter le témoignage' }).click();
  await list(page, 'En attente d’envoi').getByText(nom).waitFor();
  await section(page, 'Galerie').click();
  await list(page, 'En attente d’envoi').waitFor({ state: 'detached' });
  return { ...opened, tab, nom };
}
