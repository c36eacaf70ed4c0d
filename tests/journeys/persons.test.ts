import { formatDay } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { personFileWords, personsWords } from '../../web/src/texts/persons.texts.ts';
import { stored } from '../functions/admin.ts';
import { newPhone } from '../functions/applications.ts';
import { toldOf } from '../functions/journal.ts';
import { traces } from '../functions/old-applications.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { refuseCalls } from './callable-answers.ts';
import { anApplicant, details, newTag, openDesk, type Applicant } from './desk-page.ts';
import { downloaded } from './downloads.ts';
import { followTo } from './staff.ts';

const name = 'handleDataSubjectRequest';
const refusedRequest = /status of 400 .*\/handleDataSubjectRequest$/;
const day = 24 * 60 * 60 * 1000;
const keptUntil = () =>
  personsWords.keptUntil(formatDay(new Date(Date.now() + limits.inscriptionDays * day)));

async function openPersons(visit: OpenVisit, width = wide) {
  const opened = await visit('/dashboard/users', width, { as: 'superadmin' });
  await followTo(opened.page, 'users/demandes');
  return opened;
}

const { fields } = personalDataMessages;
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

async function search(page: Page, field: string, text: string): Promise<void> {
  for (const other of Object.values(fields)) await page.getByLabel(other).fill('');
  await page.getByLabel(field).fill(text);
  await button(page, personsWords.search).click();
}

const held = (page: Page) =>
  page.getByRole('region', { name: personsWords.held }).getByRole('checkbox');
const boxOf = (page: Page, { reference }: Applicant) =>
  page.getByRole('checkbox', { name: reference });

async function actionsOn({ id }: Applicant): Promise<unknown[]> {
  return (await toldOf(id)).map(({ action }) => action).toSorted();
}

test.describe('The requests of people', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`are answered at ${width} pixels: what is held, a file, and its end`, async ({
      visit,
    }) => {
      const telephone = newPhone();
      const birthday = { dateNaissance: '2008-03-01' };
      const person = { nom: newTag(), prenom: 'Afi', telephone, ...birthday };
      const [first, second] = [await anApplicant(person), await anApplicant(person)];
      const { page } = await openPersons(visit, width);
      await search(page, fields.telephone, telephone.replace('+228', ''));
      await expect.poll(() => held(page).count()).toBe(2);
      for (const one of [first, second]) expect(await boxOf(page, one).isChecked()).toBe(true);
      expect(await page.getByText(keptUntil(), { exact: true }).count()).toBe(2);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);

      const { name: fileName, file } = await downloaded(page, personsWords.download);
      expect(fileName).toMatch(/^donnees-personnelles-\d{8}-\d{6}\.html$/);
      const text = file.toString('utf8');
      for (const { reference, form } of [first, second]) {
        expect(text).toContain(personFileWords.application(reference));
        expect(text).toContain(form.nom);
      }
      // On a phone it lies over the button for five seconds.
      await button(page, common.dismiss).click();

      await boxOf(page, second).uncheck();
      await button(page, personsWords.erase).click();
      const dialog = page.getByRole('dialog', { name: personsWords.confirmTitle });
      await dialog.getByText(personsWords.confirmErase(1)).waitFor();
      await dialog.getByRole('button', { name: common.cancel }).click();
      expect(await stored(`inscriptions/${first.id}`)).toBeDefined();
      await button(page, personsWords.erase).click();
      await dialog.getByRole('button', { name: personsWords.erase }).click();
      await page.getByText(personalDataMessages.erased(1), { exact: true }).waitFor();
      await boxOf(page, first).waitFor({ state: 'detached' });
      expect(await boxOf(page, second).count()).toBe(1);
      expect(await traces(first)).toEqual([]);
      expect(await stored(`inscriptions/${second.id}`)).toBeDefined();
      expect(await actionsOn(first)).toEqual(['accessPersonalData', 'erasePersonalData']);
      expect(await actionsOn(second)).toEqual(['accessPersonalData']);
    });
  }

  test('leave it to somebody to say whose is whose, where several have one phone', async ({
    visit,
  }) => {
    const telephone = newPhone();
    const sister = await anApplicant({ nom: newTag(), telephone });
    const brother = await anApplicant({ nom: newTag(), telephone });
    const { page } = await openPersons(visit);
    await search(page, fields.telephone, telephone);
    await page.getByText(personsWords.several).waitFor();
    for (const one of [sister, brother]) {
      expect(await boxOf(page, one).isChecked()).toBe(false);
    }
    await button(page, personsWords.erase).click();
    await page.getByText(personsWords.chooseFirst).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('say what cannot be sought, and that nothing is held', async ({ visit }) => {
    const { page } = await openPersons(visit);
    await button(page, personsWords.search).click();
    await page.getByText(personalDataMessages.nothingSought).waitFor();
    await search(page, fields.telephone, '12');
    await page.getByText(messages.inscription.telephone).waitFor();
    expect(await page.getByLabel(fields.telephone).getAttribute('aria-invalid')).toBe('true');
    await search(page, fields.reference, 'cfpi 7777 7777');
    await page.getByRole('heading', { name: personsWords.none.title }).waitFor();
  });

  test('say when no answer came, and keep what was typed and found', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await openPersons(visit);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/handleDataSubjectRequest$/);
    expectComplaint(refusedRequest);
    await page.route(`**/${name}`, (route) => route.abort('internetdisconnected'));
    await search(page, fields.reference, applicant.reference);
    await page.getByRole('alert').waitFor();
    await page.unroute(`**/${name}`);
    await button(page, personsWords.search).click();
    await boxOf(page, applicant).waitFor();
    await refuseCalls(page, name, {
      status: 400,
      code: 'FAILED_PRECONDITION',
      message: personalDataMessages.changed,
    });
    await button(page, personsWords.erase).click();
    await page.getByRole('dialog').getByRole('button', { name: personsWords.erase }).click();
    await page.getByText(personalDataMessages.changed).waitFor();
    expect(await boxOf(page, applicant).isChecked()).toBe(true);
    expect(await stored(`inscriptions/${applicant.id}`)).toBeDefined();
  });
});

test.describe('An application', { tag: '@night' }, () => {
  test('says in its dialog until when it is kept', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${applicant.id}`);
    const until = formatDay(new Date(Date.now() + limits.inscriptionDays * day));
    await details(page, applicant).getByText(detailsWords.keptUntil(until)).waitFor();
  });
});
