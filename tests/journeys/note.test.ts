import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { noteWords as words } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, type Applicant } from './desk-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const noteField = (page: Page) => page.locator('textarea[name=note]');
const noteDialog = (page: Page, { name }: Applicant) =>
  page.getByRole('dialog', { name: words.noteTitle(name), exact: true });
const noteOf = async ({ id }: Applicant) =>
  (await stored(`inscriptions/${id}`))?.['note'] as { texte: string; par: string } | undefined;

async function openDetails(
  visit: OpenVisit,
  applicant: Applicant,
  username: DemoUsername,
  width = wide,
) {
  const opened = await openDesk(visit, username, width, `?fiche=${applicant.id}`);
  await details(opened.page, applicant).getByText(applicant.reference).waitFor();
  return opened;
}

async function startNote(
  visit: OpenVisit,
  applicant: Applicant,
  username: DemoUsername,
  width = wide,
) {
  const opened = await openDetails(visit, applicant, username, width);
  await button(opened.page, words.add).click();
  await noteField(opened.page).waitFor();
  return opened;
}

test.describe('A note on an application', { tag: '@night' }, () => {
  for (const width of [narrow, wide]) {
    test(`is written, read, corrected and removed (${width} px)`, async ({ visit }) => {
      const applicant = await anApplicant({ nom: newTag() });
      const { page } = await startNote(visit, applicant, 'scolarite', width);
      await noteField(page).fill('Diplôme à apporter\navant lundi');
      await button(page, common.save).click();
      await page.getByText(staffInscriptionMessages.noteSaved).waitFor();
      await details(page, applicant).getByText('avant lundi').waitFor();
      await details(page, applicant)
        .getByText(/^Par scolarite, le /)
        .waitFor();
      await button(page, words.edit).click();
      await noteField(page).fill('');
      await button(page, common.save).click();
      await details(page, applicant).getByText(words.noNote).waitFor();
      expect(await noteOf(applicant)).toBeUndefined();
    });
  }

  test('of two members at once is refused to the second, who loses nothing', async ({
    visit,
  }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const one = await startNote(visit, applicant, 'scolarite');
    const other = await startNote(visit, applicant, 'direction');
    await noteField(one.page).fill('Le texte de la scolarité');
    await noteField(other.page).fill('Le texte de la direction');
    await button(other.page, common.save).click();
    await noteDialog(other.page, applicant).waitFor({ state: 'detached' });

    const dialog = noteDialog(one.page, applicant);
    await dialog.getByText(/^Modifiée entre-temps par direction/).waitFor();
    await dialog.getByText('Le texte de la direction').waitFor();
    one.expectComplaint(/status of 409 .*\/annotateInscription/);
    await button(one.page, common.save).click();
    await dialog.getByText(serverMessages.noteStale).waitFor();
    expect(await noteField(one.page).inputValue()).toBe('Le texte de la scolarité');
    expect(await noteOf(applicant)).toMatchObject({ par: 'direction' });
    await noteField(one.page).fill('Les deux textes');
    await button(one.page, common.save).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await noteOf(applicant)).toMatchObject({
      texte: 'Les deux textes',
      par: 'scolarite',
    });
  });

  test('that is too long says so at its field, and stays there', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await startNote(visit, applicant, 'scolarite');
    const long = 'n'.repeat(2001);
    await noteField(page).fill(long);
    await button(page, common.save).click();
    const refusal = messages.field.tooLong('Note', 2000);
    await noteDialog(page, applicant).getByText(refusal).waitFor();
    expect(await noteField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await noteField(page).inputValue()).toBe(long);
  });

  test('is read and not written by lecture', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const note = { texte: 'Diplôme à apporter', avant: '' };
    const by = { ...operator, username: 'scolarite' };
    await annotateInscription(applicant.id, { note }, by);
    const { page } = await openDetails(visit, applicant, 'lecture');
    const section = details(page, applicant).getByRole('region', { name: words.note });
    await section.getByText(note.texte).waitFor();
    expect(await section.getByRole('button').count()).toBe(0);
    const writer = await openDetails(visit, applicant, 'scolarite');
    await button(writer.page, words.edit).waitFor();
  });
});
