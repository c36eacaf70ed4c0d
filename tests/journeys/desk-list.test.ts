import type { Locator } from '@playwright/test';
import {
  filterWords,
  listWords,
  statisticsWords,
  statutActions,
} from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, rows, search } from './desk-page.ts';

test.describe('The figures above the list', { tag: '@night' }, () => {
  test('follow the filters, and narrow to what they count until pressed again', async ({
    visit,
  }) => {
    const common = { parcours: 'bts', classe: 'bts2', specialite: 'QHSE' } as const;
    await anApplicant({ ...common, modalite: 'soir' });
    await anApplicant({ ...common, modalite: 'jour' });
    const { page } = await openDesk(visit, 'scolarite', wide);
    const figures = page.getByRole('region', { name: statisticsWords.title });
    const evening = figures.getByRole('button', { name: statisticsWords.bts2Soir });
    const counted = async () => {
      const value = evening.getByText(/^\d+$/);
      await value.waitFor();
      return Number(await value.innerText());
    };
    const ofAll = await counted();

    await page.getByRole('button', { name: filterWords.unfold(0), exact: true }).click();
    await page.getByLabel(filterWords.specialite).selectOption('QHSE');
    await expect.poll(counted).toBeLessThan(ofAll);
    const ofSpeciality = await counted();
    await evening.click();
    await page.locator('button[aria-pressed=true]').waitFor();
    await page.getByText(filterWords.found(ofSpeciality, String), { exact: true }).waitFor();
    expect(await page.getByLabel(filterWords.modalite).inputValue()).toBe('soir');

    await evening.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?specialite=QHSE');
    await expect.poll(() => evening.getAttribute('aria-pressed')).toBe('false');
  });
});

test('The table of an office computer begins high, with ten rows in sight', async ({
  visit,
}) => {
  const { page } = await openDesk(visit, 'scolarite', 1366);
  const height = 768;
  await page.setViewportSize({ width: 1366, height });
  await rows(page).nth(9).waitFor();
  // What stands above the table is known last.
  await page.getByText(statisticsWords.secondYear).waitFor();
  await page.getByRole('link', { name: /^À prévenir \(/ }).waitFor();
  const table = await page.getByRole('region', { name: listWords.table }).boundingBox();
  expect(table?.y).toBeLessThanOrEqual(250);
  const tenth = await rows(page).nth(9).boundingBox();
  if (!tenth) throw new Error('nothing is shown');
  expect(tenth.y + tenth.height).toBeLessThanOrEqual(height);
});

test.describe('The table on a desk of 1280 pixels', { tag: '@night' }, () => {
  test('has the actions in sight, also while searching and with long names', async ({
    visit,
  }) => {
    const nom = `${newTag()} Adjoavi Dzifa Mawulawoe-Kpodzro`;
    const applicant = await anApplicant({ nom, prenom: 'Akouvi Enyonam Délali-Sena' });
    const { page } = await openDesk(visit, 'scolarite', 1280);
    await page.setViewportSize({ width: 1280, height: 800 });
    const expectActions = async (row: Locator) => {
      await row.waitFor();
      const frame = await page.getByRole('region', { name: listWords.table }).boundingBox();
      const button = row.getByRole('button', { name: /^Supprimer / });
      const box = await button.boundingBox();
      if (!frame || !box) throw new Error('nothing is shown');
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      const isOnTop = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    };
    await expectActions(rows(page).first());
    await search(page, nom, 1);
    await expectActions(rowOf(page, applicant));
  });
});

test.describe('The count of what was found', { tag: '@night' }, () => {
  test('leaves out what was deleted, until that is taken back', async ({ visit }) => {
    const tag = newTag();
    const [one] = [await anApplicant({ nom: tag }), await anApplicant({ nom: tag })];
    await anApplicant({ nom: tag });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 3);
    await rowOf(page, one).getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: listWords.selection });
    await selection.waitFor();
    await rowOf(page, one)
      .getByRole('button', { name: listWords.remove(one.name) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(filterWords.found(2, String), { exact: true }).waitFor();
    await page.getByText(listWords.rows('1', '2')).waitFor();
    await selection.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(filterWords.found(3, String), { exact: true }).waitFor();
  });
});

test.describe('A selection', { tag: '@night' }, () => {
  for (const how of ['search', 'filter', 'way back'] as const) {
    test(`is dropped, and said to be, by a ${how}`, async ({ visit }) => {
      const tag = newTag();
      const one = await anApplicant({ nom: tag });
      const { page } = await openDesk(visit, 'scolarite', wide, '?parcours=bts');
      await page.getByLabel(filterWords.parcours).selectOption('');
      await search(page, tag, 1);
      await rowOf(page, one).getByRole('checkbox').check();
      const selection = page.getByRole('region', { name: listWords.selection });
      await selection.waitFor();
      if (how === 'search') await search(page, `${tag}x`, 0);
      else if (how === 'filter') {
        await page.getByLabel(filterWords.statut).selectOption('refusee');
      } else await page.goBack();
      await page.getByText(listWords.dropped(1, String)).waitFor();
      await selection.waitFor({ state: 'detached' });
    });
  }
});

test.describe('A phone', { tag: '@night' }, () => {
  test('has no deletion beside the call of a row', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', narrow);
    await search(page, applicant.form.nom, 1);
    const row = rowOf(page, applicant);
    await row.getByRole('link', { name: listWords.call(applicant.name) }).waitFor();
    expect(await row.getByRole('button').count()).toBe(1);
  });

  test('has the acceptance first in the dialog, and a quiet refusal', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', narrow, `?fiche=${applicant.id}`);
    const button = (name: string) => details(page, applicant).getByRole('button', { name });
    const accept = await button(statutActions.acceptee).boundingBox();
    const others = await Promise.all(
      ['Supprimer', 'Télécharger PDF'].map((name) => button(name).boundingBox()),
    );
    for (const other of others) expect(accept?.y).toBeLessThan(other?.y ?? 0);
    const background = (name: string) =>
      button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(statutActions.refusee)).toBe('rgba(0, 0, 0, 0)');
    expect(await background(statutActions.acceptee)).not.toBe('rgba(0, 0, 0, 0)');
  });
});
