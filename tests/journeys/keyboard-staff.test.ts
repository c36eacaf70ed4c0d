import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { articleEditor, articlesTab } from '../../web/src/dashboard/articles/articles.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import {
  filterTexts,
  listTexts,
  statutActions,
} from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, keepCollections, type OpenVisit, test, wide } from './browser.ts';
import {
  storeApplicant,
  type Applicant,
  details,
  uniqueName,
  openDesk,
  rowOf,
} from './desk-page.ts';
import { choose, expectFocus, tabTo } from './keyboard.ts';

keepCollections('articles', 'marques');

const { statutChanged, deleted } = staffInscriptionMessages;

/** Opens the list of inscriptions and searches for one application, by keyboard. */
async function deskWith(visit: OpenVisit, applicant: Applicant): Promise<Page> {
  const { page } = await openDesk(visit, 'scolarite', wide);
  await tabTo(page, 'searchbox', filterTexts.search);
  await page.keyboard.type(applicant.form.nom);
  await page.getByText('1 inscription trouvée').waitFor();
  await rowOf(page, applicant).waitFor();
  return page;
}

const statutOf = async ({ id }: Applicant) => (await stored(`inscriptions/${id}`))?.['statut'];

test.describe('Dashboard by keyboard only', { tag: '@night' }, () => {
  test('allows login and publication of an article with a picture', async ({ visit }) => {
    const { page } = await visit('/dashboard', wide);
    await expectFocus(page, 'textbox', "Nom d'utilisateur");
    await page.keyboard.type('redaction');
    await tabTo(page, 'textbox', 'Mot de passe', { atMost: 1 });
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading', articlesTab.title);

    const titre = `Écrit au clavier ${Date.now()}`;
    // The listener is added early: Chromium needs a moment to hand over its file dialogs.
    page.on('filechooser', (chooser) => void chooser.setFiles('web/media/film-poster.webp'));
    await tabTo(page, 'button', articlesTab.create);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'textbox', articleEditor.fields.titre);
    await page.keyboard.type(titre);
    await tabTo(page, 'textbox', articleEditor.fields.contenu, { atMost: 1 });
    await page.keyboard.type('Première ligne');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Deuxième ligne');
    await tabTo(page, 'combobox', articleEditor.fields.categorie, { atMost: 1 });
    await choose(page, 'Technologie');

    await tabTo(page, 'button', new RegExp(articleEditor.fields.image), { atMost: 1 });
    await page.keyboard.press('Space');
    await page.getByRole('img', { name: 'Aperçu de l’image' }).waitFor();

    await tabTo(page, 'button', common.save);
    await page.keyboard.press('Enter');
    await page.getByText(staffArticleMessages.saved).waitFor();
    await expectFocus(page, 'button', articlesTab.create);

    const { page: reader } = await visit('/actualites', wide);
    await reader.getByRole('heading', { name: titre }).waitFor();
    await tabTo(reader, 'tab', 'Tous');
    await reader.keyboard.press('ArrowRight');
    await reader.keyboard.press('ArrowRight');
    await expectFocus(reader, 'tab', 'Technologie');
    await reader.getByRole('heading', { name: titre }).waitFor();
  });

  test('allows a decision and its undo in the dialog', async ({ visit }) => {
    const applicant = await storeApplicant({ nom: uniqueName() });
    const page = await deskWith(visit, applicant);
    await tabTo(page, 'button', listTexts.details(applicant.name));
    await page.keyboard.press('Enter');
    await details(page, applicant).getByText(applicant.reference).waitFor();
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
      expect(await isInside()).toBe(true);
    }

    await tabTo(page, 'button', statutActions.acceptee, { atMost: 40 });
    await page.keyboard.press('Enter');
    await page.getByText(statutChanged.acceptee(applicant.name)).waitFor();
    await expectFocus(page, 'group', detailsTexts.decision);
    expect(await statutOf(applicant)).toBe('acceptee');

    await page.keyboard.press('Alt+t');
    await expectFocus(page, 'button', common.undo);
    await page.keyboard.press('Enter');
    await page.getByText(statutChanged.en_attente(applicant.name)).waitFor();
    expect(await statutOf(applicant)).toBe('en_attente');
    await expectFocus(page, 'group', detailsTexts.decision);

    await tabTo(page, 'button', statutActions.refusee, { atMost: 3 });
    await page.keyboard.press('Enter');
    await expect.poll(() => statutOf(applicant)).toBe('refusee');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', listTexts.details(applicant.name));
  });

  test('keeps the undo of a deletion while it has the focus', async ({ visit }) => {
    const applicant = await storeApplicant({ nom: uniqueName() });
    const page = await deskWith(visit, applicant);
    await page.clock.install();
    await tabTo(page, 'button', listTexts.remove(applicant.name));
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button', common.cancel);
    await tabTo(page, 'button', common.delete, { atMost: 1 });
    await page.keyboard.press('Enter');
    await page.getByText(deleted).waitFor();
    await expectFocus(page, 'heading', dashboard.labels.inscriptions);

    await page.keyboard.press('Alt+t');
    await expectFocus(page, 'button', common.undo);
    // A toast does not expire while its button has the focus.
    await page.clock.runFor(60_000);
    await expectFocus(page, 'button', common.undo);
    expect(await stored(`inscriptions/${applicant.id}`)).toBeUndefined();
    await page.keyboard.press('Enter');
    await rowOf(page, applicant).waitFor();
    await expectFocus(page, 'heading', dashboard.labels.inscriptions);
    expect(await stored(`inscriptions/${applicant.id}`)).toBeDefined();
  });
});
