import { inscriptionFields } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import { common, leaving } from '../../web/src/dashboard/common.texts.ts';
import { correctionWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { change, stored } from '../functions/admin.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, search, type Applicant } from './desk-page.ts';

const { corrected } = staffInscriptionMessages;

const dialogOf = (page: Page, { name }: Applicant) =>
  page.getByRole('dialog', { name: correctionWords.title(name), exact: true });

const field = (page: Page, name: keyof typeof inscriptionFields) =>
  page.locator(`form [name="${name}"]`);

const save = (page: Page) =>
  page.getByRole('button', { name: common.save, exact: true }).click();

async function startCorrecting(visit: OpenVisit, applicant: Applicant, width = wide) {
  const opened = await openDesk(visit, 'scolarite', width, `?fiche=${applicant.id}`);
  await details(opened.page, applicant)
    .getByRole('button', { name: correctionWords.open, exact: true })
    .click();
  await dialogOf(opened.page, applicant).waitFor();
  return opened;
}

const recordOf = ({ id }: Applicant) => stored(`inscriptions/${id}`);

test.describe('The correction of an application', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`changes what was corrected and nothing else, also for the search (${width} px)`, async ({
      visit,
    }) => {
      const applicant = await anApplicant({ nom: newTag(), lieuResidence: 'Lomé' });
      const before = await recordOf(applicant);
      const { page } = await startCorrecting(visit, applicant, width);
      const nom = newTag();
      await field(page, 'nom').fill(nom);
      await field(page, 'lieuResidence').fill('Kara');
      await save(page);

      const name = `${nom} ${applicant.form.prenom}`;
      await page.getByText(corrected(name)).waitFor();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await dialog.getByText('Kara', { exact: true }).first().waitFor();
      const after = await recordOf(applicant);
      const answers = { ...applicant.form, nom, lieuResidence: 'Kara' };
      expect(after).toMatchObject(answers);
      for (const kept of ['reference', 'statut', 'dateInscription'] as const) {
        expect(after?.[kept]).toEqual(before?.[kept]);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await search(page, nom, 1);
    });
  }

  test('names what is wrong where it stands, and keeps what was typed', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await startCorrecting(visit, applicant);
    await field(page, 'prenom').fill('Akofa');
    await field(page, 'email').fill('akofa chez exemple');
    expectComplaint(/status of 400 .*\/updateInscription/);
    await save(page);

    const dialog = dialogOf(page, applicant);
    await dialog.getByRole('alert').waitFor();
    await expect
      .poll(() => field(page, 'email').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByText(messages.inscription.email).count()).toBeGreaterThan(0);
    expect(await recordOf(applicant)).toMatchObject(applicant.form);

    expect(await field(page, 'prenom').inputValue()).toBe('Akofa');
    await field(page, 'email').fill('akofa@exemple.tg');
    await save(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({
      prenom: 'Akofa',
      email: 'akofa@exemple.tg',
    });
  });

  test('asks before the button Back of the browser loses what was typed', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await startCorrecting(visit, applicant);
    const question = page.getByRole('dialog', { name: leaving.title });
    await field(page, 'prenom').fill('Akofa');
    await page.goBack();
    await question.getByRole('button', { name: leaving.cancel, exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(await field(page, 'prenom').inputValue()).toBe('Akofa');

    await page.goBack();
    await question.getByRole('button', { name: leaving.confirm, exact: true }).click();
    await dialogOf(page, applicant).waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject(applicant.form);
  });

  test('asks anew for what hangs on another path', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag(), parcours: 'bts', classe: 'bts1' });
    const { page, expectComplaint } = await startCorrecting(visit, applicant);
    await field(page, 'parcours').selectOption('bacpro');
    expectComplaint(/status of 400 .*\/updateInscription/);
    await save(page);
    await dialogOf(page, applicant).getByText(messages.inscription.classe).first().waitFor();
    await field(page, 'classe').selectOption('seconde');
    await save(page);
    await dialogOf(page, applicant).waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({
      parcours: 'bacpro',
      classe: 'seconde',
      specialite: '',
      niveau: 'seconde',
    });
  });

  test('leaves what an older record says and the form no longer offers', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag(), parcours: 'bts', classe: 'bts1' });
    await change(`inscriptions/${applicant.id}`, { parcours: 'licence', serieBac: 'Série Z' });
    const { page } = await startCorrecting(visit, applicant);
    expect(await field(page, 'parcours').inputValue()).toBe('licence');
    expect(await field(page, 'serieBac').inputValue()).toBe('Série Z');
    await field(page, 'prenom').fill('Akofa');
    await save(page);
    await dialogOf(page, applicant).waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({
      prenom: 'Akofa',
      parcours: 'licence',
      serieBac: 'Série Z',
    });
  });

  test('asks before it gives up what was typed, however it is left', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await startCorrecting(visit, applicant);
    const dialog = dialogOf(page, applicant);
    const question = page.getByRole('dialog', { name: leaving.title });
    await field(page, 'prenom').fill('Akofa');

    // Twice without a click in between, which is when browsers close a dialog unasked.
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: leaving.cancel }).waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await field(page, 'prenom').inputValue()).toBe('Akofa');
    }
    await dialog.getByRole('button', { name: common.cancel, exact: true }).click();
    await question.getByRole('button', { name: leaving.confirm }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject(applicant.form);
    await details(page, applicant).getByText(applicant.reference).waitFor();
  });

  test('keeps what was typed when the network fails, and saves it afterwards', async ({
    visit,
  }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await startCorrecting(visit, applicant);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/updateInscription/);
    await page.route('**/updateInscription', (route) => route.abort('internetdisconnected'));
    await field(page, 'prenom').fill('Akofa');
    await save(page);
    const dialog = dialogOf(page, applicant);
    const problem = dialog.getByRole('alert').filter({ hasText: messages.inscription.offline });
    await problem.waitFor();
    // It is seen wherever one stands in the long form.
    const { y = -1, height = 0 } = (await problem.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await field(page, 'prenom').inputValue()).toBe('Akofa');
    await page.unroute('**/updateInscription');
    await save(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({ prenom: 'Akofa' });
  });

  test('shows a guardian’s number that is none as it is, and leaves it alone', async ({
    visit,
  }) => {
    const applicant = await anApplicant({
      nom: newTag(),
      contactUrgenceTelephone: 'chez la voisine',
    });
    const { page } = await startCorrecting(visit, applicant);
    expect(await field(page, 'contactUrgenceTelephone').inputValue()).toBe('chez la voisine');
    await field(page, 'prenom').fill('Akofa');
    await save(page);
    await dialogOf(page, applicant).waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({
      prenom: 'Akofa',
      contactUrgenceTelephone: 'chez la voisine',
    });
  });

  test('shows what somebody else has saved in between', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag(), lieuResidence: 'Lomé' });
    const { page } = await startCorrecting(visit, applicant);
    await field(page, 'etablissement').fill('Lycée de Kara');
    await change(`inscriptions/${applicant.id}`, {
      etablissement: 'Lycée de Tsévié',
      lieuResidence: 'Sokodé',
    });
    const notice = dialogOf(page, applicant).getByText(correctionWords.overtaken);
    await notice.waitFor();
    await dialogOf(page, applicant).getByText('Lycée de Tsévié').waitFor();
    expect(await field(page, 'lieuResidence').inputValue()).toBe('Sokodé');
    await save(page);
    await dialogOf(page, applicant).waitFor({ state: 'detached' });
    expect(await recordOf(applicant)).toMatchObject({
      etablissement: 'Lycée de Kara',
      lieuResidence: 'Sokodé',
    });
  });
});
