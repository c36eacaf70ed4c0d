import { staffTemoignageMessages as says } from '@centre/domain/messages/staff/content';
import { firestore } from '../../functions/src/data/admin.ts';
import { colours } from '../../web/src/ui/tokens.ts';
import { expect, keepCollections, openTab, test } from './browser.ts';
import { change } from '../functions/admin.ts';
import { drafts } from '../functions/temoignages.ts';
import { markOf, restoreFromBin } from './staff.ts';
import {
  card,
  fill,
  list,
  openTemoignages,
  toast,
  unpublishOne,
  words,
} from './temoignages-tab-page.ts';

keepCollections('temoignages');

test.describe('The testimonials in the dashboard', () => {
  test('warn that six are published, and free a place at once when one is taken back', async ({
    visit,
  }) => {
    const { page } = await openTemoignages(visit, 'redaction');
    await page.getByText('6/6').waitFor();
    const warning = page.getByText(/6 témoignages sont publiés, le maximum/);
    await expect.poll(() => markOf(warning)).toBe(colours.call);
    // A toast goes by itself, so it is awaited from the start.
    const [name] = await Promise.all([
      unpublishOne(page),
      toast(page, says.unpublished).waitFor(),
    ]);
    await page.getByText('5/6').waitFor();
    await card(page, name).getByRole('button', { name: 'Publier' }).click();
    await toast(page, says.published).waitFor();
    await page.getByText('6/6').waitFor();
  });
});

test.describe('The testimonials in the dashboard', { tag: '@night' }, () => {
  test('refuse a seventh with the sentence of the limit, and offer to keep it as a draft', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await openTemoignages(visit, 'redaction');
    expectComplaint(/status of 400 .*\/saveTemoignage$/);
    expectComplaint(/status of 400 .*\/setTemoignageStatut$/);
    await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
    await fill(page, words);
    await page.getByRole('button', { name: 'Ajouter le témoignage' }).click();
    await page.getByRole('alert').getByText(says.limit).waitFor();
    expect(await page.locator('[name=contenu]').inputValue()).toBe(words.contenu);
    await page.getByRole('button', { name: 'Garder en brouillon' }).click();
    await toast(page, says.added).waitFor();
    const draft = list(page, 'Brouillons').getByRole('listitem').filter({ hasText: words.nom });
    await draft.getByRole('button', { name: 'Publier' }).click();
    await toast(page, says.limit).waitFor();
    expect(await draft.getByRole('button', { name: 'Publier' }).isVisible()).toBe(true);
  });

  test('are corrected in a dialog, found wrong with the exact words, and deleted with a way back', async ({
    visit,
  }) => {
    const { page } = await openTemoignages(visit, 'direction');
    const nom = `Corrigé ${Date.now()}`;
    const [id] = await drafts(1);
    await change(`temoignages/${String(id)}`, { ...words, nom });
    const draft = card(page, `${words.prenom} ${nom}`);
    await draft.getByRole('button', { name: 'Modifier' }).click();
    const dialog = page.getByRole('dialog');
    await fill(page, { contenu: 'Bref.', note: '4' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText(says.contenu).waitFor();
    await fill(page, { contenu: `${words.contenu} Merci !` });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await toast(page, says.modified).waitFor();
    await draft.getByText('Merci !').waitFor();
    expect(await draft.innerText()).toContain('4 / 5');
    await draft.getByRole('button', { name: 'Modifier' }).click();
    await fill(page, { note: '' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await draft.getByText('4 / 5').waitFor({ state: 'detached' });

    const deleted = toast(page, `${says.deleted} : ${words.prenom} ${nom}`);
    const remove = async () => {
      await draft.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog').getByText(says.confirmDelete).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await deleted.waitFor();
      await draft.waitFor({ state: 'detached' });
    };
    await remove();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await draft.waitFor();
    await deleted.waitFor({ state: 'detached' });
    await remove();
    await page.reload();
    await list(page, 'Brouillons').getByRole('listitem').first().waitFor();
    expect(await draft.count()).toBe(0);
    await restoreFromBin(page, `${words.prenom} ${nom}`);
    await draft.waitFor();
  });

  test('stay open with what was typed when the choice of a file is given up', async ({
    visit,
  }) => {
    const { page } = await openTemoignages(visit, 'redaction');
    await page.getByRole('button', { name: 'Modifier' }).first().click();
    const dialog = page.getByRole('dialog');
    await fill(page, { contenu: words.contenu });
    // What a browser tells a page whose visitor closes the list of files.
    await dialog.locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
    await dialog.locator('[name=contenu]').focus();
    expect(await dialog.locator('[name=contenu]').inputValue()).toBe(words.contenu);
  });

  test('appear on a public page that is open in another tab', async ({ visit }) => {
    const opened = await openTemoignages(visit, 'redaction');
    const { page } = opened;
    const name = await unpublishOne(page);
    const visitor = await openTab(opened, '/temoignages');
    await visitor.locator('article[id^="temoignage-"]').first().waitFor();
    expect(await visitor.getByRole('heading', { name }).count()).toBe(0);
    // What is clicked behind another tab is drawn once a second.
    await page.bringToFront();
    await card(page, name).getByRole('button', { name: 'Publier' }).click();
    await visitor.getByRole('heading', { name }).waitFor();
  });

  test('keep what was typed through a reload', async ({ visit }) => {
    const { page } = await openTemoignages(visit, 'redaction');
    await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
    await fill(page, words);
    await page.reload();
    await page.locator('[name=contenu]').waitFor();
    expect(await page.locator('[name=contenu]').inputValue()).toBe(words.contenu);
    expect(await page.locator('[name=nom]').inputValue()).toBe(words.nom);
  });

  test('say that too many are published, and publish no other', async ({ visit }) => {
    const { page, expectComplaint } = await openTemoignages(visit, 'redaction');
    expectComplaint(/status of 400 .*\/setTemoignageStatut$/);
    const [seventh] = await drafts(1);
    await change(`temoignages/${String(seventh)}`, { statut: 'publie' });
    await page.getByText(/^Plus de 6 témoignages sont publiés/).waitFor();
    const draft = list(page, 'Brouillons').getByRole('listitem').first();
    await draft.getByRole('button', { name: 'Publier' }).click();
    await page.getByText(says.limit).waitFor();
    await firestore()
      .doc(`temoignages/${String(seventh)}`)
      .delete();
    await page.getByText('6/6').waitFor();
  });

  test('keep the card that comes under the pointer on the site when a second click follows the first', async ({
    visit,
  }) => {
    const { page } = await openTemoignages(visit, 'redaction');
    await page.getByText('6/6').waitFor();
    // The warning above the cards is gone with the first.
    const former = await unpublishOne(page);
    const first = list(page, 'Publiés sur le site').getByRole('listitem').first();
    const name = await first.getByRole('heading').innerText();
    const unpublish = first.getByRole('button', { name: 'Dépublier' });
    await unpublish.click({ trial: true });
    const place = await unpublish.boundingBox();
    if (!place) throw new Error('it is not on the screen');
    const click = () => page.mouse.click(place.x + 8, place.y + 8);
    await click();
    await page.getByText('4/6').waitFor();
    await click();
    for (const one of [former, name]) {
      await card(page, one).getByRole('button', { name: 'Publier' }).click();
    }
    await page.getByText('6/6').waitFor();
  });
});
