import { readFile } from 'node:fs/promises';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import type { Suivi } from '@centre/domain/inscription/suivi';
import { messages } from '@centre/domain/messages/messages';
import { suiviMessages } from '@centre/domain/messages/suivi';
import {
  siteDescription,
  templatePath,
  type FollowedApplication,
  type SiteDescription,
  type SiteRenderer,
} from '@centre/domain/site-renderer';
import type { Page } from '@playwright/test';
import { steps, suiviAnswer } from '../../../web/src/texts/suivi-answer.texts.ts';
import { suiviPage } from '../../../web/src/texts/suivi.texts.ts';
import { inSequence, screensFrom, type Screen } from '../screen.ts';

const proof = { reference: 'CFPI-7KQ3-M4XH', dateNaissance: '2004-05-05' };
const screen = screensFrom({ address: suiviPage.path });

const built = new URL('../../../web/dist/server/', import.meta.url);

/** Server build of the site. */
async function siteRenderer(): Promise<SiteRenderer> {
  const description = await readFile(new URL(siteDescription, built), 'utf8');
  const { renderer } = JSON.parse(description) as SiteDescription;
  return (await import(new URL(renderer, built).href)) as SiteRenderer;
}

/** Answers the form as the server does, in states that the demonstration's data lack. */
const answered =
  (suivi: Suivi, correction: Partial<FollowedApplication> = {}) =>
  async (page: Page) => {
    const { renderSuivi } = await siteRenderer();
    const followed = { ...proof, suivi, ...correction };
    const { head, screen } = await renderSuivi(
      followed,
      publicCampagne(firstCampagne, new Date()),
    );
    const template = await readFile(new URL(`../client/${templatePath}.html`, built), 'utf8');
    const body = template.replace('<!--head-->', head).replace('<!--screen-->', screen);
    await page.route(`**${suiviPage.answerPath}`, async (route) => {
      if (route.request().method() === 'POST') {
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
      } else await route.fallback();
    });
  };

async function submitForm(page: Page): Promise<void> {
  await page.locator('[name=reference]').fill(proof.reference);
  await page.locator('[name=dateNaissance]').fill(proof.dateNaissance);
  await page.getByRole('button', { name: suiviPage.submit }).click();
}

const submitAndWait = (text: string) =>
  inSequence(submitForm, async (page) => page.getByText(text, { exact: true }).waitFor());

const recueLe = new Date('2025-08-07T10:00:00Z');
const application = {
  recueLe,
  initiales: 'K. A.',
  programme: 'BTS 1ère année, Électromécanique',
  anneeScolaire: firstCampagne.anneeScolaire,
};
const received: Suivi = { ...application, etat: 'recue', reponse: firstCampagne.reponse };
const { telephone } = messages.inscription;

const correction = { telephone: '12', email: '', lieuResidence: 'Sokodé' };
const piece = 'copie légalisée de l’acte de naissance';

/** Screens of the suivi after its form is submitted. */
export const suivi: readonly Screen[] = [
  screen('suivi-inconnu', submitAndWait(suiviMessages.unknown), { isApart: true }),
  screen('suivi-recue', submitAndWait(steps.recue.title), { arrange: answered(received) }),
  screen('suivi-piece', submitAndWait(suiviAnswer.piece), {
    arrange: answered({ ...received, etat: 'etude', limite: '2025-09-30', piece }),
  }),
  screen('suivi-acceptee', submitAndWait(steps.acceptee.title), {
    arrange: answered({ ...application, etat: 'acceptee', limite: '2025-10-20' }),
  }),
  screen('suivi-refusee', submitAndWait(steps.refusee.title), {
    arrange: answered({ ...application, etat: 'refusee' }),
  }),
  screen('suivi-changee', submitAndWait(suiviAnswer.changed), {
    arrange: answered({ ...application, etat: 'acceptee', changee: true }),
  }),
  screen(
    'suivi-a-corriger',
    inSequence(
      submitForm,
      (page) => page.getByText(suiviPage.correct, { exact: true }).click(),
      (page) => page.getByRole('button', { name: suiviPage.sendCorrection }).waitFor(),
    ),
    { arrange: answered(received) },
  ),
  screen(
    'suivi-correction-refusee',
    inSequence(submitForm, (page) => page.getByRole('alert').getByText(telephone).waitFor()),
    { arrange: answered(received, { correction, problem: telephone, fields: { telephone } }) },
  ),
  screen('suivi-correction-partie', submitAndWait(suiviPage.corrected), {
    arrange: answered(received, { isPassedOn: true }),
  }),
];
