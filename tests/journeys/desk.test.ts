import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import {
  filterWords,
  inscriptionCount,
  listWords,
} from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, narrow, test, wide } from './browser.ts';
import {
  anApplicant,
  details,
  newTag,
  openDesk,
  rowOf,
  rows,
  search,
  searchField,
} from './desk-page.ts';
import { restoreFromBin } from './staff.ts';

const { statutChanged, deleted, confirmDelete } = staffInscriptionMessages;

const statutOf = async (id: string) => (await stored(`inscriptions/${id}`))?.['statut'];

test.describe('The list of applications', () => {
  test('finds people by words without accents, in any order, from their first letters', async ({
    visit,
  }) => {
    const tag = newTag();
    const wanted = await anApplicant({ nom: `Éyana${tag}`, prenom: 'Ɖzidzɔ Akofa' });
    await anApplicant({ nom: `Éyana${tag}`, prenom: 'Komlan' });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, `eyana${tag.toLowerCase()}`, 2);
    await search(page, `ako eyana${tag}`, 1);
    await expect.poll(() => rows(page).count()).toBe(1);
    await rowOf(page, wanted).waitFor();
    expect(page.url()).not.toContain(tag);
  });
});

test.describe('The list of applications', { tag: '@night' }, () => {
  test('counts what arrives by itself, and has the server count once a minute at most', async ({
    visit,
  }) => {
    const { page } = await openDesk(visit, 'scolarite', wide);
    let counts = 0;
    page.on('request', (request) => {
      if (request.url().includes(':runAggregationQuery')) counts += 1;
    });
    await page.getByRole('link', { name: /^À prévenir \(/ }).waitFor();
    let before = -1;
    const isQuiet = () => {
      const hasCounted = counts !== before;
      before = counts;
      return !hasCounted;
    };
    await expect.poll(isQuiet, { intervals: [1500] }).toBe(true);
    const total = page.getByRole('status').filter({ hasText: / inscriptions?$/ });
    const known = Number.parseInt(await total.innerText(), 10);
    for (const more of [1, 2, 3]) {
      const { name } = await anApplicant({ nom: newTag() });
      await page.getByText(name).first().waitFor();
      await page.getByText(inscriptionCount(known + more, String), { exact: true }).waitFor();
    }
    expect(counts).toBe(before);
  });

  test('is narrowed down by its address, which a reload keeps, and cleared again', async ({
    visit,
  }) => {
    const tag = newTag();
    const bts = await anApplicant({ nom: tag, parcours: 'bts', classe: 'bts1' });
    const bacpro = await anApplicant({ nom: tag, parcours: 'bacpro', classe: 'seconde' });
    const { page } = await openDesk(visit, 'scolarite', wide, '?parcours=bacpro');
    await search(page, tag, 1);
    await rowOf(page, bacpro).waitFor();

    await page.getByLabel(filterWords.parcours).selectOption('bts');
    await rowOf(page, bts).waitFor();
    expect(new URL(page.url()).search).toBe('?parcours=bts');
    await page.reload();
    await searchField(page).waitFor();
    expect(await page.getByLabel(filterWords.parcours).inputValue()).toBe('bts');

    await searchField(page).fill(newTag());
    await page.getByRole('heading', { name: listWords.noneFound }).waitFor();
    await page.getByRole('button', { name: filterWords.clear }).last().click();
    await search(page, tag, 2);
    expect(new URL(page.url()).search).toBe('');
  });

  test('is ordered by the head of a column, both ways', async ({ visit }) => {
    const tag = newTag();
    const first = await anApplicant({ nom: `${tag}a` });
    const last = await anApplicant({ nom: `${tag}z` });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 2);
    const head = page.getByRole('columnheader', { name: listWords.columns.nom });
    for (const [state, order] of [
      ['ascending', [first, last]],
      ['descending', [last, first]],
    ] as const) {
      await head.getByRole('button').click();
      await page.locator(`th[aria-sort=${state}]`).getByText(listWords.columns.nom).waitFor();
      await rows(page).nth(1).waitFor();
      const ids = await rows(page).evaluateAll((found) =>
        found.map((row) => row.dataset['row']),
      );
      expect(ids).toEqual(order.map(({ id }) => id));
    }
  });

  test('keeps its filters folded on a phone until they are asked for or chosen', async ({
    visit,
  }) => {
    const { page } = await openDesk(visit, 'scolarite', narrow);
    const unfold = page.getByRole('button', { name: /^Filtres/, expanded: false });
    const statut = page.getByLabel(filterWords.statut, { exact: true });
    expect(await statut.isVisible()).toBe(false);
    await unfold.click();
    await statut.selectOption('en_attente');
    await page.getByRole('button', { name: filterWords.unfold(1), expanded: true }).waitFor();

    await page.reload();
    await searchField(page).waitFor();
    expect(await statut.inputValue()).toBe('en_attente');
    expect(await statut.isVisible()).toBe(true);

    await page.setViewportSize({ width: wide, height: 900 });
    await page.getByRole('button', { name: filterWords.clear }).click();
    expect(await statut.isVisible()).toBe(true);
    await unfold.waitFor();
    expect(await page.getByLabel(filterWords.classe).isVisible()).toBe(false);
  });
});

test.describe('The dialog of an application', () => {
  test('shows every section, goes on to the next, decides and takes it back', async ({
    visit,
  }) => {
    const tag = newTag();
    const second = await anApplicant({ nom: `${tag}a` });
    const first = await anApplicant({ nom: `${tag}b` });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 2);
    await page.getByRole('button', { name: listWords.details(first.name) }).click();
    await details(page, first).getByText(first.reference).waitFor();
    const parts = details(page, first).getByRole('article').getByRole('region');
    await expect.poll(() => parts.count()).toBe(8);

    await page.getByRole('button', { name: detailsWords.next }).click();
    const dialog = details(page, second);
    await dialog.getByText(second.reference).waitFor();
    await dialog.getByRole('button', { name: 'Accepter' }).click();
    await page.getByText(statutChanged.acceptee(second.name)).waitFor();
    await dialog.getByText('par scolarite').waitFor();
    await expect.poll(() => statutOf(second.id)).toBe('acceptee');

    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(statutChanged.en_attente(second.name)).waitFor();
    await expect.poll(() => page.locator('[data-scope=toast][data-part=root]').count()).toBe(1);
    await expect.poll(() => statutOf(second.id)).toBe('en_attente');
    expect(await statutOf(first.id)).toBe('en_attente');
  });

  test(
    'goes on to the next when a decision takes the record out of the filters',
    { tag: '@night' },
    async ({ visit }) => {
      const tag = newTag();
      const second = await anApplicant({ nom: `${tag}a` });
      const first = await anApplicant({ nom: `${tag}b` });
      const { page } = await openDesk(visit, 'scolarite', wide, '?statut=en_attente');
      await search(page, tag, 2);
      await page.getByRole('button', { name: listWords.details(first.name) }).click();
      await details(page, first).getByRole('button', { name: 'Refuser' }).click();
      await rowOf(page, first).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: detailsWords.next }).click();
      await details(page, second).getByText(second.reference).waitFor();
      expect(await statutOf(first.id)).toBe('refusee');
    },
  );
});

test.describe('A deletion', () => {
  test('is asked about, can be taken back, and leaves the way by the bin', async ({
    visit,
  }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, applicant.form.nom, 1);
    const remove = page.getByRole('button', { name: listWords.remove(applicant.name) });
    const confirm = page.getByRole('dialog').filter({ hasText: confirmDelete });

    await remove.click();
    await confirm.getByRole('button', { name: 'Annuler' }).click();
    await confirm.waitFor({ state: 'detached' });
    await remove.click();
    await confirm.getByRole('button', { name: 'Supprimer' }).click();
    await rowOf(page, applicant).waitFor({ state: 'detached' });
    expect(await stored(`inscriptions/${applicant.id}`)).toBeUndefined();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await rowOf(page, applicant).waitFor();

    await remove.click();
    await confirm.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(deleted).waitFor();
    await page.reload();
    await restoreFromBin(page, applicant.name);
    expect(await stored(`inscriptions/${applicant.id}`)).toBeDefined();
  });
});
