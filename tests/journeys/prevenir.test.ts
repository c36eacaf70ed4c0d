import { messages } from '@centre/domain/messages/messages';
import { prevenirMessages } from '@centre/domain/messages/staff/inscription';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { prevenirLabel } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import {
  messageWords,
  prevenirWords,
  toldWords,
} from '../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, keepCollections, narrow, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, type Applicant } from './desk-page.ts';

keepCollections('reglages');

const by = { ...operator, username: 'scolarite' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, { name }: Applicant) => page.getByRole('article', { name });
const way = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const told = async ({ id }: Applicant) => (await stored(`inscriptions/${id}`))?.['prevenu'];

// Those of other tests would be in the queue too.
test.beforeEach(async () => {
  const { docs } = await firestore()
    .collection('inscriptions')
    .orderBy('pieceManquante.date')
    .get();
  await Promise.all(docs.map(({ id }) => annotateInscription(id, { pieceManquante: '' }, by)));
});

const newApplicant = (prenom: string) =>
  anApplicant({ nom: newTag(), prenom, dateNaissance: '2000-01-01' });
const missPaper = ({ id }: Applicant) =>
  annotateInscription(id, { pieceManquante: 'Acte de naissance' }, by);

async function withoutPaper(prenom = 'Afi'): Promise<Applicant> {
  const applicant = await newApplicant(prenom);
  await missPaper(applicant);
  return applicant;
}

async function openQueue(visit: OpenVisit, username: DemoUsername, width = wide) {
  const opened = await visit('/dashboard/inscriptions/prevenir', width, { as: username });
  await leadNowhere(opened.page);
  return opened;
}

/** Keeps the page where it is: the programs of the phone are not there. */
const leadNowhere = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && !link.href.startsWith(location.origin)) event.preventDefault();
    }),
  );

test.describe('The queue of people to tell', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`goes from one person to the next by two taps (${width} px)`, async ({ visit }) => {
      const [afi, kossi] = [await withoutPaper(), await withoutPaper('Kossi')];
      const desk = await openDesk(visit, 'scolarite', width);
      await way(desk.page, prevenirLabel('2')).waitFor();
      const { page } = await openQueue(visit, 'scolarite', width);
      await way(page, 'WhatsApp').waitFor();
      const [first, second] = (await card(page, afi).count()) > 0 ? [afi, kossi] : [kossi, afi];
      const text = await page.locator('textarea[name=message]').inputValue();
      expect(text).toContain(`https://cfpi.example/suivi#${first.reference}`);
      expect(text).toContain('Acte de naissance');
      await page.locator('textarea[name=message]').fill(`Mon texte ${first.reference}`);
      const href = (await way(page, 'WhatsApp').getAttribute('href')) ?? '';
      expect(new URL(href).searchParams.get('text')).toBe(`Mon texte ${first.reference}`);

      await way(page, 'WhatsApp').click();
      await button(page, 'Prévenu').click();
      await page.getByText(prevenirMessages.noted.prevenu(first.name)).waitFor();
      await card(page, second).waitFor();
      await way(page, 'Appel').click();
      await button(page, 'Pas de réponse').click();
      await page.getByText(prevenirWords.empty).waitFor();
      expect(await told(first)).toMatchObject([{ voie: 'whatsapp', resultat: 'prevenu' }]);
      expect(await told(second)).toMatchObject([{ voie: 'appel', resultat: 'sans_reponse' }]);

      await page.goto(`/dashboard/inscriptions?fiche=${first.id}`);
      await details(page, first)
        .getByText(/^Prévenu le .* par scolarite \(WhatsApp\)$/)
        .waitFor();
    });
  }

  test('shows what a colleague noted at once, and notes a long call all the same', async ({
    visit,
  }) => {
    const only = await withoutPaper();
    const one = await openQueue(visit, 'scolarite');
    const other = await openQueue(visit, 'direction');
    await way(one.page, 'Appel').click();
    await way(other.page, 'SMS').click();
    await button(other.page, 'Prévenu').click();
    await other.page.getByText(prevenirWords.empty).waitFor();
    await one.page.getByText(/^Prévenue à l’instant par direction \(SMS\)$/).waitFor();
    await button(one.page, 'Pas de réponse').click();
    await one.page.getByText(prevenirWords.empty).waitFor();
    await expect
      .poll(() => told(only))
      .toMatchObject([
        { par: 'direction', voie: 'sms', resultat: 'prevenu' },
        { par: 'scolarite', voie: 'appel', resultat: 'sans_reponse' },
      ]);

    // Both were slips: one is taken back at once, the other later in the record.
    await button(one.page, common.undo).click();
    await one.page.getByText(prevenirMessages.withdrawn(only.name)).waitFor();
    await one.page.goto(`/dashboard/inscriptions?fiche=${only.id}`);
    await button(one.page, toldWords.withdraw).click();
    await one.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: toldWords.withdraw })
      .click();
    await expect.poll(() => told(only)).toEqual([]);
    await card(other.page, only).waitFor();
  });

  test('has the person, the text and the question again after the tab was loaded anew', async ({
    visit,
  }) => {
    const earlier = await newApplicant('Kossi');
    const first = await withoutPaper();
    const { page } = await openQueue(visit, 'scolarite', narrow);
    const field = page.locator('textarea[name=message]');
    await field.fill(`${first.form.prenom}, votre dossier ${first.reference} vous attend`);
    await way(page, 'WhatsApp').click();
    // Another person, first in the queue.
    await missPaper(earlier);
    await page.getByText(prevenirWords.left(2)).waitFor();
    await page.reload();
    await card(page, first).waitFor();
    expect(await field.inputValue()).toBe(
      `${first.form.prenom}, votre dossier ${first.reference} vous attend`,
    );
    const kept = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    for (const answer of [first.form.nom, first.form.prenom, first.reference]) {
      expect(kept).not.toContain(answer);
    }
    await button(page, 'Prévenu').click();
    await card(page, earlier).waitFor();
  });

  test('brings back whom nobody reached yesterday, in a tab that stayed open overnight', async ({
    visit,
  }) => {
    const applicant = await withoutPaper();
    const { page } = await visit('about:blank', wide, { as: 'scolarite' });
    await page.clock.install();
    await page.goto('/dashboard/inscriptions/prevenir');
    await way(page, 'Appel').waitFor();
    await leadNowhere(page);
    await way(page, 'Appel').click();
    await button(page, 'Pas de réponse').click();
    await page.getByText(prevenirWords.empty).waitFor();
    await page.clock.fastForward('24:00:00');
    await card(page, applicant).waitFor();
    await way(page, 'SMS').waitFor();
  });

  test('has its people, and says so, on a computer whose clock is ten years behind', async ({
    visit,
  }) => {
    const applicant = await withoutPaper();
    const { page } = await visit('about:blank', wide, { as: 'scolarite' });
    const behind = new Date();
    behind.setUTCFullYear(behind.getUTCFullYear() - 10);
    await page.clock.setSystemTime(behind);
    await page.goto('/dashboard/inscriptions/prevenir');
    await card(page, applicant).waitFor();
    await page.getByText(/La date de cet appareil est fausse/).waitFor();
    await page.goto('/dashboard/inscriptions');
    await way(page, prevenirLabel('1')).waitFor();
  });

  test('is no business of lecture, who reads that somebody was told', async ({ visit }) => {
    const applicant = await withoutPaper();
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${applicant.id}`);
    await details(page, applicant).getByText('Acte de naissance').waitFor();
    const section = details(page, applicant).getByRole('region', { name: toldWords.section });
    expect(await section.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.getByText(prevenirLabel(undefined)).count()).toBe(0);
    await page.goto('/dashboard/inscriptions/prevenir');
    await page.getByRole('main').getByText(messages.guard.section).waitFor();
  });
});

test(
  'A missing paper is noted in the dialog, and taken back once it came',
  { tag: '@night' },
  async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${applicant.id}`);
    await button(page, toldWords.add).click();
    await page.locator('[name=pieceManquante]').fill('Diplôme du BAC');
    await button(page, common.save).click();
    await page.getByText(prevenirMessages.pieceSaved).waitFor();
    await details(page, applicant).getByText('Diplôme du BAC').waitFor();
    await button(page, toldWords.received).click();
    await page.getByText(prevenirMessages.pieceReceived).waitFor();
    await details(page, applicant).getByText(toldWords.noPiece, { exact: true }).waitFor();
  },
);

test(
  'The direction writes the texts, sees an example, and is told what will not be filled in',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/dashboard/campagne', wide, { as: 'direction' });
    const field = page.locator('[name=messageDecision]');
    await page.getByText('Bonjour Afi').first().waitFor();
    await field.fill('Bonjour {nom}, voir {lien}');
    await page.getByText(messageWords.unknown).waitFor();
    await page.getByText(staffCampagneMessages.placeholder('{nom}', 'decision')).waitFor();
    expect(await field.inputValue()).toBe('Bonjour {nom}, voir {lien}');
    await field.fill('Chère Madame, cher Monsieur {prenom}, voir {lien}');
    await page.getByText(/^Chère Madame, cher Monsieur Afi, voir https/).waitFor();
    await button(page, common.save).click();
    await page.getByText(staffCampagneMessages.saved).waitFor();
  },
);
