import type { Page } from '@playwright/test';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { journalWords } from '../../web/src/dashboard/journal/journal.texts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { actorOf, operator, record } from '../../functions/src/data/journal/journal.ts';
import { removeMember } from '../../functions/src/data/member/changes.ts';
import '../functions/admin.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { callsFrom, refuseCalls } from './callable-answers.ts';
import { anApplicant, details, newTag, openDesk, rowOf, search } from './desk-page.ts';
import { downloaded } from './downloads.ts';
import { newStaffMember } from './staff-members.ts';
import { followTo } from './staff.ts';

const journalPath = '/dashboard/users/journal';

/** Entries that the screen does not show all at once. */
const moreThanAPage = 60;

/** What the journal says of an application, in the order in which it happened. */
async function toldOf(id: string): Promise<string[]> {
  const { docs } = await firestore()
    .collection('journal')
    .where('records', 'array-contains', id)
    .get();
  return docs.map((entry) => String(entry.get('action'))).toSorted();
}

test.describe('The journal', { tag: '@night' }, () => {
  test('is told once of an application that was opened twice', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'lecture', wide);
    const noted = callsFrom(page, 'logConsultation');
    await search(page, applicant.form.nom, 1);
    await rowOf(page, applicant).click();
    await details(page, applicant).getByText(applicant.reference).waitFor();
    await expect.poll(() => toldOf(applicant.id)).toEqual(['viewInscription']);
    await page.keyboard.press('Escape');
    await search(page, applicant.form.nom, 1);
    await rowOf(page, applicant).click();
    await details(page, applicant).getByText(applicant.reference).waitFor();
    expect(noted).toHaveLength(1);
    expect(await toldOf(applicant.id)).toEqual(['viewInscription']);
  });

  test('does not keep anybody from reading when it cannot be told', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await openDesk(visit, 'lecture', wide);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/logConsultation$/);
    await search(page, applicant.form.nom, 1);
    await page.route('**/logConsultation', (route) => route.abort('internetdisconnected'));
    const complaint = page.waitForEvent('console', (line) =>
      line.location().url.endsWith('/logConsultation'),
    );
    await rowOf(page, applicant).click();
    await details(page, applicant).getByText(applicant.reference).waitFor();
    await complaint;
    expect(await toldOf(applicant.id)).toEqual([]);
  });

  test('is told of a sheet and of a list before there is a file', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${applicant.id}`);
    await downloaded(page, detailsWords.pdf);
    await expect
      .poll(() => toldOf(applicant.id))
      .toEqual(['exportInscriptions', 'viewInscription']);
  });

  test('stands in the way of a file of which it could not be told', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await openDesk(visit, 'lecture', wide);
    expectComplaint(/status of 429 .*\/logExport$/);
    await search(page, applicant.form.nom, 1);
    const files: unknown[] = [];
    page.on('download', (file) => files.push(file));
    await refuseCalls(page, 'logExport', {
      status: 429,
      code: 'RESOURCE_EXHAUSTED',
      message: 'Trop de demandes.',
    });
    await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
    await page.getByRole('button', { name: exportFormats.csv }).click();
    await page.getByText(exportWords.failed('Trop de demandes.')).waitFor();
    expect(files).toEqual([]);
  });
});

test.describe('The screen of the journal', { tag: '@night' }, () => {
  /** The record that the latest entry is about. */
  const latest = newTag();

  test.beforeAll(async () => {
    const entry = { action: 'exportInscriptions', format: 'csv', count: 1 } as const;
    for (let entries = 1; entries < moreThanAPage; entries += 1) {
      await record(operator, { ...entry, records: [] });
    }
    await record(operator, { ...entry, records: [latest] });
  });

  for (const width of [wide, narrow]) {
    test(`shows the latest, and more when asked, at ${width} pixels`, async ({ visit }) => {
      const { page } = await visit('/dashboard/users', width, { as: 'superadmin' });
      await followTo(page, 'users/journal');
      await page.getByText(latest).waitFor();
      const before = await linesOf(page);
      await page.getByRole('button', { name: common.showMore }).click();
      await expect.poll(() => linesOf(page)).toBeGreaterThan(before);
      await page.reload();
      await page.getByText(latest).waitFor();
      await followTo(page, 'users');
      await page.getByRole('button', { name: 'Nouvel utilisateur' }).waitFor();
    });
  }

  test('names people and records, also those that are gone, with no column cut', async ({
    visit,
  }) => {
    const { id, username } = await newStaffMember('VIEWER');
    const title = `Un titre assez long pour tenir sur plusieurs lignes ${newTag()}`;
    const by = actorOf({ id, username, role: 'VIEWER' }, 'callable');
    const article = { records: [`article-${username}`], references: [title] };
    await record(by, { action: 'deleteArticle', ...article });
    await removeMember(id, operator);
    const { page } = await visit(journalPath, wide, { as: 'superadmin' });
    const line = page.getByRole('row').filter({ hasText: title });
    await line.getByText(username).waitFor();
    await page.getByText(`Utilisateur ${username}`).first().waitFor();
    expect(await page.getByText(`article-${username}`).count()).toBe(0);
    expect(await page.getByText(id).count()).toBe(0);
    const cut = await page
      .getByRole('region', { name: journalWords.table })
      .evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(cut).toBe(0);
  });

  test('is narrowed to a member, an action and days, also after a reload', async ({
    visit,
  }) => {
    const { id, username } = await newStaffMember('VIEWER');
    const by = actorOf({ id, username, role: 'VIEWER' }, 'callable');
    await record(by, { action: 'deleteArticle', records: ['a'], references: [newTag()] });
    await record(by, { action: 'deletePhoto', records: ['b'], references: [newTag()] });
    const { page } = await visit(journalPath, wide, { as: 'superadmin' });
    const words = journalWords.filters;
    await page.getByLabel(words.membre, { exact: true }).selectOption(username);
    // The line of the heads is one of them.
    await expect.poll(() => linesOf(page)).toBe(3);
    await page.getByLabel(words.action).selectOption('deletePhoto');
    await expect.poll(() => linesOf(page)).toBe(2);
    await page.reload();
    await page
      .getByRole('row')
      .filter({ hasText: journalMessages.actions.deletePhoto })
      .waitFor();
    expect(await linesOf(page)).toBe(2);
    await page.getByLabel(words.au, { exact: true }).fill('2020-01-01');
    await page.getByText(words.none.title).waitFor();
    await page.getByRole('button', { name: words.clear }).click();
    await expect.poll(() => linesOf(page)).toBeGreaterThan(3);
  });

  test('leads to the requests of people, and they lead back', async ({ visit }) => {
    const { page } = await visit(journalPath, wide, { as: 'superadmin' });
    await followTo(page, 'users/demandes');
    await followTo(page, 'users/journal');
  });

  test('says when it cannot be read, and tries again', async ({ visit }) => {
    const { page, expectComplaint } = await visit('about:blank', wide, { as: 'superadmin' });
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/listJournal$/);
    await page.route('**/listJournal', (route) => route.abort('internetdisconnected'));
    await page.goto(journalPath);
    await page.getByRole('alert').waitFor();
    await page.unroute('**/listJournal');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText(latest).waitFor();
  });
});

/** Lines of the table, or cards. */
const linesOf = (page: Page) =>
  page
    .getByRole('region', { name: journalWords.table })
    .getByRole('row')
    .or(page.getByRole('list', { name: journalWords.table }).getByRole('listitem'))
    .count();
