import { serverMessages } from '@centre/domain/messages/server';
import type { Page } from '@playwright/test';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { listWords, statutActions } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { severalWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { anApplicant, newTag, openDesk, rowOf, search, type Applicant } from './desk-page.ts';
import { section } from './staff.ts';

async function someApplicants(count: number, nom: string): Promise<Applicant[]> {
  return Promise.all(Array.from({ length: count }, () => anApplicant({ nom })));
}

const bar = (page: Page) => page.getByRole('region', { name: listWords.selection });
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();
const statutsOf = async (applicants: readonly Applicant[]) =>
  new Set(
    await Promise.all(
      applicants.map(async ({ id }) => (await stored(`inscriptions/${id}`))?.['statut']),
    ),
  );
const select = (page: Page, applicant: Applicant) =>
  rowOf(page, applicant)
    .getByRole('checkbox', { name: listWords.select(applicant.name) })
    .check();

test.describe('Twenty that were found', { tag: '@night' }, () => {
  for (const width of [narrow, wide]) {
    test(`are accepted by three clicks, and put back (${width} px)`, async ({ visit }) => {
      const tag = newTag();
      const applicants = await someApplicants(20, tag);
      const [first] = applicants;
      if (!first) throw new Error('nobody applied');
      const { page } = await openDesk(visit, 'scolarite', width);
      await search(page, tag, 20);
      await select(page, first);
      await press(page, listWords.selectFound('20'));
      await bar(page).getByText(listWords.selected(20, String)).waitFor();
      expect(
        await bar(page).getByRole('button', { name: statutActions.acceptee }).isVisible(),
      ).toBe(true);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBeLessThanOrEqual(width);
      await press(page, statutActions.acceptee);
      await page.getByText(severalWords.done.acceptee(20, String)).waitFor();
      expect(await statutsOf(applicants)).toEqual(new Set(['acceptee']));
      await page.getByRole('button', { name: common.undo }).click();
      await page.getByText(severalWords.done.undo(20, String)).waitFor();
      expect(await statutsOf(applicants)).toEqual(new Set(['en_attente']));
    });
  }
});

test.describe('The one that another member decided on meanwhile', { tag: '@night' }, () => {
  test('stays as it is and is named; the others are decided on', async ({ visit }) => {
    const tag = newTag();
    const [one, other] = [await anApplicant({ nom: tag }), await anApplicant({ nom: tag })];
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 2);
    await page.getByRole('checkbox', { name: listWords.selectAll }).check();
    // Somebody is faster than the call.
    await page.route('**/decideInscriptions', async (route) => {
      await changeInscription(one.id, operator, () => ({ answers: {}, statut: 'refusee' }));
      await route.continue();
    });
    await press(page, statutActions.acceptee);
    const dialog = page.getByRole('dialog', { name: severalWords.failed(1, String) });
    await dialog.getByText(one.reference).waitFor();
    await dialog.getByText(serverMessages.decidedMeanwhile).waitFor();
    expect(await statutsOf([one])).toEqual(new Set(['refusee']));
    expect(await statutsOf([other])).toEqual(new Set(['acceptee']));
    await dialog.getByRole('button', { name: common.close, exact: true }).first().click();
    await dialog.waitFor({ state: 'detached' });
  });
});

test.describe('The button Back of the browser', { tag: '@night' }, () => {
  test('asks before it stops what is running', async ({ visit }) => {
    const tag = newTag();
    const applicants = await someApplicants(2, tag);
    const { page } = await visit('/dashboard/articles', wide, { as: 'scolarite' });
    await section(page, dashboard.labels.inscriptions).click();
    await search(page, tag, 2);
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/decideInscriptions', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('checkbox', { name: listWords.selectAll }).check();
    await press(page, statutActions.acceptee);
    await page.getByRole('progressbar', { name: severalWords.title.acceptee }).waitFor();
    const question = page.getByRole('dialog', { name: severalWords.leaving.title });
    await page.goBack();
    await question.getByRole('button', { name: severalWords.leaving.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await page.goBack();
    await question.getByRole('button', { name: severalWords.leaving.confirm }).click();
    answer.resolve(undefined);
    // What had been sent is carried out.
    await page.waitForURL('**/dashboard/articles');
    await expect.poll(() => statutsOf(applicants)).toEqual(new Set(['acceptee']));
  });
});

test.describe('Several that were selected', { tag: '@night' }, () => {
  test('are deleted after one question, and restored when that is taken back', async ({
    visit,
  }) => {
    const tag = newTag();
    const [doomed, kept] = [await someApplicants(2, tag), await someApplicants(1, tag)];
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 3);
    const confirm = async () => {
      await press(page, common.delete);
      await page.getByRole('dialog').getByRole('button', { name: common.delete }).click();
    };
    await page.getByRole('checkbox', { name: listWords.selectAll }).check();
    await confirm();
    await page.getByText(severalWords.done.delete(3, String)).waitFor();
    await page.getByRole('button', { name: common.undo }).click();
    await page.getByText(severalWords.done.restore(3, String)).waitFor();
    for (const applicant of doomed) await select(page, applicant);
    await confirm();
    await page.getByText(severalWords.done.delete(2, String)).waitFor();
    expect(await statutsOf(doomed)).toEqual(new Set([undefined]));
    expect(await statutsOf(kept)).toEqual(new Set(['en_attente']));
  });

  test('are exported, and no others', async ({ visit }) => {
    const tag = newTag();
    const [one] = await someApplicants(3, tag);
    if (!one) throw new Error('nobody applied');
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 3);
    await select(page, one);
    await press(page, exportWords.menu);
    const dialog = page.getByRole('dialog', { name: exportWords.menu });
    await dialog.getByText(exportWords.selectedRows('1 inscription')).waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: exportFormats.csv }).click();
    await download;
    await page.getByText(/^1 inscription dans /).waitFor();
  });

  test('are not decided on by those who only read', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'lecture', wide);
    await search(page, applicant.form.nom, 1);
    await select(page, applicant);
    await bar(page).getByRole('button', { name: listWords.selectionPdf }).waitFor();
    for (const name of [statutActions.acceptee, common.delete]) {
      expect(await bar(page).getByRole('button', { name, exact: true }).count()).toBe(0);
    }
  });
});
