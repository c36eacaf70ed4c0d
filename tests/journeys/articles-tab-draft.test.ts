/** @module-tag night */
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { change, createMember, stored } from '../functions/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import {
  control,
  editArticle,
  openArticles,
  rowOf,
  rows,
  saveButton,
  saveForm,
  storeArticle,
  writeArticle,
} from './articles-tab-page.ts';
import { useBrowser, wide } from './browser.ts';
import { articles } from './news-page.ts';
import { logIn, logOut } from './staff.ts';

const { visit } = useBrowser();
keepCollections('articles', 'marques');

const { technical } = articles;

describe('What was typed and not saved', () => {
  it('is found again after a reload, and can be given up', async () => {
    const { page } = await openArticles(visit, 'redaction');
    await writeArticle(page, 'Un début', 'Une phrase ɖ');
    await page.reload();
    await rows(page).nth(1).waitFor();
    await page.getByText('« Un début »').waitFor();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    expect(await control(page, 'titre').inputValue()).toBe('Un début');
    expect(await control(page, 'contenu').inputValue()).toBe('Une phrase ɖ');

    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
    await control(page, 'titre').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Reprendre' }).count()).toBe(0);
  });

  it('outlives a session that was taken away, also of a known article', async () => {
    const username = `essai-${randomUUID()}`;
    const password = `Mot de passe ${randomUUID()}`;
    const { id } = await createMember({
      username,
      password,
      email: 'essai@cfpi.example',
      role: 'CONTENT_MANAGER',
      isActive: true,
    });
    const { page } = await visit('/dashboard/articles', wide);
    await logIn(page, username, password);
    await rows(page).nth(1).waitFor();
    await editArticle(page, technical.titre);
    await control(page, 'contenu').fill('Un texte tout neuf');

    await change(`users/${id}`, { isActive: false });
    await page.getByLabel("Nom d'utilisateur").waitFor();
    await change(`users/${id}`, { isActive: true });
    await logIn(page, username, password);
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await control(page, 'titre').waitFor();
    expect(await control(page, 'contenu').inputValue()).toBe('Un texte tout neuf');
    expect(await control(page, 'titre').inputValue()).toBe(technical.titre);
  });

  it('waits for its member through a log-out, and for nobody else', async () => {
    const { page } = await openArticles(visit, 'redaction');
    await writeArticle(page, 'Une phrase à finir', 'Un début ɖ');
    const question = page.getByRole('dialog', { name: dashboard.unsaved.title });
    const logOutButton = page.getByRole('button', { name: dashboard.logOut });
    await logOutButton.click();
    await question.getByRole('button', { name: dashboard.unsaved.cancel }).click();
    expect(await control(page, 'titre').inputValue()).toBe('Une phrase à finir');
    await logOutButton.click();
    await question.getByRole('button', { name: dashboard.unsaved.confirm }).click();

    await logIn(page, 'direction');
    await rows(page).nth(1).waitFor();
    expect(await page.getByText('« Une phrase à finir »').count()).toBe(0);
    await page.getByRole('button', { name: 'Nouvel Article' }).click();
    expect(await control(page, 'titre').inputValue()).toBe('');
    await logOut(page);

    await logIn(page, 'redaction');
    await page.getByText('« Une phrase à finir »').waitFor();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    expect(await control(page, 'contenu').inputValue()).toBe('Un début ɖ');
  });

  it('outlives a log-out in another tab', async () => {
    const { page } = await openArticles(visit, 'redaction');
    await writeArticle(page, 'Dans cet onglet', '');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await logOut(other);
    await logIn(page, 'redaction');
    await page.getByText('« Dans cet onglet »').waitFor();
  });

  it('is asked for before it is given up, and nothing is asked when nothing was typed', async () => {
    const { page } = await openArticles(visit, 'redaction');
    const cancel = page.getByRole('button', { name: 'Annuler', exact: true });
    await page.getByRole('button', { name: 'Nouvel Article' }).click();
    await cancel.click();
    await control(page, 'titre').waitFor({ state: 'detached' });

    await writeArticle(page, 'Presque rien', '');
    await cancel.click();
    await page.getByRole('dialog').getByText('Continuer la saisie').click();
    expect(await control(page, 'titre').inputValue()).toBe('Presque rien');
  });
});

describe('An article that two members change', () => {
  it('shows both texts to the second, who may save theirs', async () => {
    const [{ page: other }, { page, expectComplaint }] = await Promise.all([
      openArticles(visit, 'direction'),
      openArticles(visit, 'redaction'),
    ]);
    await editArticle(page, technical.titre);
    await control(page, 'contenu').fill('Le texte du second.');
    await editArticle(other, technical.titre);
    await control(other, 'contenu').fill('Le texte du premier.');
    await saveForm(other);
    expectComplaint(/status of 409 .*\/saveArticle/);
    await saveButton(page).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText(staffArticleMessages.stale).waitFor();
    const mine = dialog.getByRole('region', { name: 'Votre version' });
    const theirs = dialog.getByRole('region', { name: 'Version enregistrée' });
    expect(await mine.locator('mark').allInnerTexts()).toEqual(['second.']);
    expect(await theirs.locator('mark').allInnerTexts()).toEqual(['premier.']);

    await dialog.getByRole('button', { name: 'Enregistrer ma version' }).click();
    await control(page, 'titre').waitFor({ state: 'detached' });
    expect((await stored(`articles/${technical.id}`))?.['contenu']).toBe('Le texte du second.');
  });

  it('may also stay as the first saved it, and the second can go back to their text', async () => {
    const { page, expectComplaint } = await openArticles(visit, 'redaction');
    await editArticle(page, technical.titre);
    await control(page, 'contenu').fill('Ma propre version.');
    await change(`articles/${technical.id}`, {
      contenu: 'Une autre version.',
      version: FieldValue.increment(1),
    });
    expectComplaint(/status of 409 .*\/saveArticle/);
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Garder l’autre version' }).click();
    await expect.poll(() => control(page, 'contenu').inputValue()).toBe('Une autre version.');

    await page.getByRole('button', { name: 'Revenir à mon texte' }).click();
    await expect.poll(() => control(page, 'contenu').inputValue()).toBe('Ma propre version.');
    expect((await stored(`articles/${technical.id}`))?.['contenu']).toBe('Une autre version.');
  });

  it('can be saved as a new one when it was deleted meanwhile', async () => {
    const { id, titre } = await storeArticle('Essai disparu');
    const { page, expectComplaint } = await openArticles(visit, 'redaction');
    await editArticle(page, titre);
    await control(page, 'contenu').fill('Là malgré tout.');
    await firestore().doc(`articles/${id}`).delete();
    expectComplaint(/status of 404 .*\/saveArticle/);
    await saveButton(page).click();
    await page.getByRole('alert').getByText(staffArticleMessages.gone).waitFor();
    await page.getByRole('button', { name: 'Enregistrer comme nouvel article' }).click();
    await control(page, 'titre').waitFor({ state: 'detached' });
    await rowOf(page, titre).getByText('Là malgré tout.').waitFor();
  });
});
