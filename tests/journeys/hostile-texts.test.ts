import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { createMember, change } from '../functions/admin.ts';
import { expect, keepCollections, test, wide } from './browser.ts';
import { anApplicant, newTag, details } from './desk-page.ts';
import { section, sections } from './staff.ts';

keepCollections('articles', 'temoignages', 'galerie');

/** Markup that would run in a page that takes texts for more than texts. */
const markup = (tag: string) =>
  `<img src=x onerror="window.intruded=1"><script>window.intruded=1</script><b>${tag}</b>`;

/** Expects the text to stand on the page letter by letter, and to have done nothing. */
async function expectText(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: false }).first().waitFor();
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await page.evaluate('window.intruded')).toBeUndefined();
}

async function firstPublished(collection: string, statut?: string): Promise<string> {
  const all = firestore().collection(collection);
  const { docs } = await (statut ? all.where('statut', '==', statut) : all).limit(1).get();
  if (!docs[0]) throw new Error('The demonstration lacks a record.');
  return docs[0].ref.path;
}

test.describe(
  'Markup in a text is shown as it was written, and runs nowhere:',
  { tag: '@night' },
  () => {
    test('in an article', async ({ visit }) => {
      const text = markup(newTag());
      const path = await firstPublished('articles', 'publié');
      await change(path, { titre: text, contenu: `${text}\n\n[x](javascript:alert(1))` });
      const { page } = await visit('/blog', wide);
      await expectText(page, text);
      await page
        .locator(`#article-${path.split('/')[1]}`)
        .getByRole('link')
        .first()
        .click();
      await expectText(page, '[x](javascript:alert(1))');
    });

    test('in a testimonial', async ({ visit }) => {
      const text = markup(newTag());
      const path = await firstPublished('temoignages', 'publie');
      await change(path, { contenu: text });
      const { page } = await visit('/temoignages', wide);
      await page.locator('[id^="temoignage-"]').first().waitFor();
      await expectText(page, text.slice(0, 30));
    });

    test('in a photo', async ({ visit }) => {
      const text = markup(newTag());
      await change(await firstPublished('galerie'), {
        titre: text,
        description: text,
        categorie: 'Mécanique Diesel',
      });
      const { page } = await visit('/galerie', wide);
      await expectText(page, text.slice(0, 30));
    });

    test('in an application', async ({ visit }) => {
      const tag = newTag();
      const someone = await anApplicant({
        nom: tag,
        lieuResidence: markup(tag),
        autresFormations: `${markup(tag)}\n=1+1`,
      });
      const { page } = await visit(`/dashboard/inscriptions?fiche=${someone.id}`, wide, {
        as: 'scolarite',
      });
      await details(page, someone).getByText(someone.reference).waitFor();
      await expectText(page, markup(tag));
    });

    test('in the name of a member', async ({ visit }) => {
      const username = markup(newTag());
      const { id } = await createMember({
        username,
        email: 'essai@cfpi.example',
        password: 'une lampe verte',
        role: 'VIEWER',
      });
      const { page } = await visit('/dashboard/users', wide, { as: 'superadmin' });
      await expectText(page, username);
      expect(id).not.toBe('');
    });
  },
);

test.describe('A page that another site opened', { tag: '@night' }, () => {
  test('cannot be reached from there, nor reach it', async ({ visit }) => {
    const { page } = await visit('/contact', wide);
    expect(await page.evaluate('window.opener')).toBeNull();
    const links = page.locator('a[target=_blank]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('does nothing with what other windows say to it', async ({ visit }) => {
    const { page } = await visit('/dashboard', wide, { as: 'lecture' });
    await sections(page).waitFor();
    await page.evaluate(() => {
      for (const said of [
        'logout',
        { type: 'logout' },
        { uid: 'x', role: 'SUPER_ADMIN' },
        null,
      ]) {
        window.postMessage(said, '*');
      }
    });
    // Another section comes after what was said, and only to somebody who is signed in.
    await section(page, 'Galerie').click();
    await page.getByRole('list', { name: 'Photos de la galerie' }).waitFor();
    expect(await sections(page).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Utilisateurs' }).count()).toBe(0);
  });
});
