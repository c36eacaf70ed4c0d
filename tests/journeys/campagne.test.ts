import { firstCampagne } from '@centre/domain/campagne/campagne';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { calendarDayOf, dayMs } from '@centre/domain/dates';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import {
  campagneTab,
  nextWords,
  placesWords,
  publicationWords,
} from '../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { closed } from '../../web/src/site/inscription/closed.texts.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { apply } from '../functions/applications.ts';
import { expect, keepCollections, narrow, type OpenVisit, test, wide } from './browser.ts';
import { openDesk } from './desk-page.ts';
import {
  applicant,
  fillEnrolment,
  fillField,
  leaveDraft,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { section } from './staff.ts';

keepCollections('reglages');

const yesterday = () => calendarDayOf(new Date(Date.now() - dayMs));
const document = () => firestore().doc('reglages/campagne');

// Open, as the demonstration has it, whatever the test before has left.
test.beforeEach(() => document().set(firstCampagne));

const open = 'Inscriptions ouvertes de juillet à septembre 2025';

/** Opens or closes the enrolment, once the question is answered. */
async function turn(page: Page, etat: 'ouverte' | 'fermee'): Promise<void> {
  const confirm = campagneTab.turns[etat === 'ouverte' ? 'open' : 'close'];
  await page.locator('[name=etat]').selectOption(etat);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  const annee = firstCampagne.anneeScolaire;
  const dialog = page
    .getByRole('dialog')
    .filter({ hasText: campagneTab.question(confirm, annee) });
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await page.getByText(staffCampagneMessages.saved).first().waitFor();
  // The message of the save before may still be there.
  const stored = async () => (await document().get()).data()?.['etat'] as unknown;
  await expect.poll(stored).toBe(etat);
}

test.describe('The direction', { tag: '@night' }, () => {
  test('closes the enrolment, which the whole site then says, and opens it again', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/campagne', wide, { as: 'direction' });
    await page.getByText(open).waitFor();
    const year = new Date().getFullYear() + 1;
    await page.locator('[name=prochaine]').fill(`${year}-07-01`);
    await turn(page, 'fermee');

    const next = `Inscriptions à partir du 1er juillet ${year}`;
    const visitor = await visit('/bts', narrow);
    await visitor.page.getByText(next).first().waitFor();
    expect(await visitor.page.getByText(open).count()).toBe(0);
    await visitor.page.goto('/');
    // A phone has the dates twice; a wide screen also in the band halfway down.
    await visitor.page.getByText(next).nth(1).waitFor();
    await visitor.page.setViewportSize({ width: wide, height: 900 });
    await visitor.page.getByText(next).nth(2).waitFor();
    expect(await visitor.page.getByText(open).count()).toBe(0);
    await visitor.page.goto('/inscription');
    await visitor.page.getByText(closed.title).waitFor();
    expect(await visitor.page.locator('[name=nom]').count()).toBe(0);

    await turn(page, 'ouverte');
    await visitor.page.goto('/inscription');
    await visitor.page.locator('[name=nom]').waitFor();
    expect(await visitor.page.getByText(next).count()).toBe(0);
  });

  test('opens the next year for later, and publishes the decisions of this one then', async ({
    visit,
  }) => {
    const earlier = await apply();
    const { page } = await visit('/dashboard/campagne', narrow, { as: 'direction' });
    await page.getByText(open).waitFor();
    const year = new Date().getFullYear() + 1;
    const [annee, day] = [`${year}-${year + 1}`, `1er juillet ${year}`];
    await page.getByRole('button', { name: nextWords.open }).click();
    const dialog = page.getByRole('dialog', { name: nextWords.title });
    await dialog.getByText(/^\d+ inscriptions? en attente$/).waitFor();
    await dialog.getByText(nextWords.unpublished).waitFor();
    await dialog.locator('[name=anneeScolaire]').fill(annee);
    await dialog.locator('[name=ouverture]').fill(`${year}-07-01`);
    await dialog.locator('[name=cloture]').fill(`${year}-09-30`);
    const soon = `Inscriptions à partir du ${day}`;
    await dialog.getByText(soon).waitFor();
    await dialog.getByText(`Inscriptions ouvertes de juillet à septembre ${year}`).waitFor();
    await dialog.getByRole('button', { name: nextWords.later }).click();
    await page.getByText(staffCampagneMessages.saved).waitFor();

    const visitor = await visit('/', narrow);
    await visitor.page.getByText(soon).nth(1).waitFor();
    await visitor.page.goto('/inscription');
    await visitor.page.getByText(closed.title).waitFor();
    expect(await visitor.page.locator('[name=nom]').count()).toBe(0);

    // The empty campaign says where the applications are.
    const desk = await openDesk(visit, 'scolarite', narrow);
    const former = firstCampagne.anneeScolaire;
    const link = desk.page.getByRole('link', {
      name: new RegExp(`dans la campagne ${former}$`),
    });
    await link.click();
    await desk.page.locator(`[data-row="${earlier.id}"]`).waitFor();

    const decisions = page.getByRole('region', { name: publicationWords.title(former) });
    await decisions.getByRole('button', { name: publicationWords.publish }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: publicationWords.publish })
      .click();
    await page.getByText(staffCampagneMessages.published).waitFor();
    expect((await document().get()).get('decisionsPubliees')).toEqual([former]);
  });

  test('is asked before a state that contradicts its dates is saved', async ({ visit }) => {
    const { page } = await visit('/dashboard/campagne', wide, { as: 'direction' });
    const year = new Date().getFullYear() + 1;
    await page.locator('[name=ouverture]').fill(`${year}-07-01`);
    await page.locator('[name=cloture]').fill(`${year}-09-30`);
    await page.getByRole('button', { name: common.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: campagneTab.contradiction.title });
    await dialog.getByRole('button', { name: common.cancel }).click();
    expect((await document().get()).get('ouverture')).toBe(firstCampagne.ouverture);
    await page.locator('[name=etat]').selectOption('automatique');
    await page.getByRole('button', { name: common.save, exact: true }).click();
    const close = campagneTab.turns.close;
    await page
      .getByRole('dialog', { name: close })
      .getByRole('button', { name: close, exact: true })
      .click();
    await page.getByText(staffCampagneMessages.saved).waitFor();
    await page.getByText(`Inscriptions à partir du 1er juillet ${year}`).first().waitFor();
  });

  test('is not contradicted by a browser whose clock is a day off', async ({ visit }) => {
    await document().update({ etat: 'automatique', cloture: yesterday() });
    for (const ms of [-dayMs, dayMs]) {
      const { page } = await visit('about:blank', narrow);
      await page.clock.install({ time: Date.now() + ms });
      await page.goto('/inscription');
      await page.getByText(closed.title).waitFor();
      await page.locator('html[data-hydrated]').waitFor();
      expect(await page.locator('[name=nom]').count()).toBe(0);
      await document().update({ cloture: calendarDayOf(new Date(Date.now() + dayMs)) });
      await page.reload();
      await page.locator('[name=nom]').waitFor();
      await document().update({ cloture: yesterday() });
    }
  });

  test('does not overwrite what another member saved meanwhile, and keeps what it typed', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/dashboard/campagne', narrow, {
      as: 'direction',
    });
    expectComplaint(/status of 409 .*saveCampaign/);
    await page.getByText(open).waitFor();
    const version = Number((await document().get()).get('version'));
    await document().update({ version: version + 1 });
    await page.locator('[name=reponse]').fill('avant la rentrée');
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await page.getByText(staffCampagneMessages.changed).waitFor();
    expect(await page.locator('[name=reponse]').inputValue()).toBe('avant la rentrée');
    expect((await document().get()).get('reponse')).toBe(firstCampagne.reponse);
  });
});

test(
  'The direction says how many a class can accept, and keeps what it types beside that',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/dashboard/campagne', narrow, { as: 'direction' });
    await page.locator('[name=reponse]').fill('avant la rentrée');
    const places = page.locator('form').filter({ hasText: placesWords.lead });
    await places.locator('[name="bts1/QHSE"]').fill('dix');
    await places.getByRole('button', { name: placesWords.save }).click();
    await places.getByText(staffCampagneMessages.places).waitFor();
    await places.locator('[name="bts1/QHSE"]').fill('12');
    await places.getByRole('button', { name: placesWords.save }).click();
    await page.getByText(staffCampagneMessages.placesSaved).first().waitFor();
    expect((await document().get()).get('places')).toEqual({ 'bts1/QHSE': 12 });
    const row = places.getByRole('row').filter({ has: page.locator('[name="bts1/QHSE"]') });
    const accepted = await firestore()
      .collection('inscriptions')
      .where('classe', '==', 'bts1')
      .where('specialite', '==', 'QHSE')
      .where('statut', '==', 'acceptee')
      .count()
      .get();
    const { count } = accepted.data();
    await expect
      .poll(() => row.getByRole('cell').allInnerTexts())
      .toEqual(['', String(count), String(12 - count)]);
    expect(await page.locator('[name=reponse]').inputValue()).toBe('avant la rentrée');
  },
);

test(
  'An applicant who had begun sends within two hours, and is told so',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('about:blank', narrow);
    const { requestId, ...form } = applicant();
    const begunAt = new Date(Date.now() - 60_000).toISOString();
    await document().update({ etat: 'fermee', fermeeLe: new Date() });
    await leaveDraft(page, JSON.stringify({ requestId, begunAt, form }));
    await page.goto('/inscription');
    await page.getByText(enrolment.closing(new Date()).slice(0, 40)).waitFor();
    await fillField(page, 'lieuResidence', 'Kpalimé');
    await submitEnrolment(page);
    await referenceOn(page);
  },
);

for (const ms of [-dayMs, dayMs]) {
  test(
    `An applicant whose clock is ${ms} ms off has the two hours, and nobody who begins later`,
    { tag: '@night' },
    async ({ visit }) => {
      const [early, late] = await Promise.all(
        ['avant', 'après'].map(async () => {
          const { page } = await visit('about:blank', narrow);
          await page.clock.install({ time: Date.now() + ms });
          return page;
        }),
      );
      if (!early || !late) throw new Error('no page');
      await early.goto('/inscription');
      await whenInteractive(early);
      await fillEnrolment(early, applicant());
      await document().update({ etat: 'fermee', fermeeLe: new Date() });
      // The form looks by itself.
      await early.clock.runFor(timings.campagneMs);
      await early.getByText(enrolment.closing(new Date()).slice(0, 40)).waitFor();
      await submitEnrolment(early);
      await referenceOn(early);
      await late.goto('/inscription');
      await late.locator('html[data-hydrated]').waitFor();
      await late.getByText(closed.title).waitFor();
      expect(await late.locator('[name=nom]').count()).toBe(0);
    },
  );
}

test(
  'An applicant who had begun reads, once the two hours are over, that it is closed',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('about:blank', narrow);
    const { requestId, ...form } = applicant();
    const begunAt = new Date(Date.now() - 3 * 3600_000).toISOString();
    await document().update({ etat: 'fermee', fermeeLe: new Date(Date.now() - 2 * 3600_000) });
    await leaveDraft(page, JSON.stringify({ requestId, begunAt, form }));
    await page.goto('/inscription');
    await page.getByText(closed.title).waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.locator('[name=nom]').count()).toBe(0);
  },
);

test(
  'The sections count the applications of the current campaign',
  { tag: '@night' },
  async ({ visit }) => {
    const counted = async (visit: OpenVisit, anneeScolaire: string) => {
      await document().update({ anneeScolaire });
      const { page } = await visit('/dashboard/galerie', wide, { as: 'direction' });
      const link = section(page, 'Inscriptions').filter({ hasText: /\d/ });
      return Number((await link.innerText()).replace(/\D/g, ''));
    };
    expect(await counted(visit, '2031-2032')).toBe(0);
    expect(await counted(visit, firstCampagne.anneeScolaire)).toBeGreaterThan(40);
  },
);
