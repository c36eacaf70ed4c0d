import { firstCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { closed as closedWords } from '../../../web/src/site/inscription/closed.texts.ts';
import { enrolment, phone } from '../../../web/src/texts/inscription.texts.ts';
import { notice } from '../../../web/src/site/inscription/notice.texts.ts';
import { receiptScreen } from '../../../web/src/texts/receipt.texts.ts';
import type { EnrolmentRequest } from '../../factories/enrolment-request.ts';
import { errorBody } from '../../journeys/callable-answers.ts';
import { answerWith, cutServer } from '../../journeys/enrolment-calls.ts';
import {
  applicant,
  countryButton,
  fillEnrolment,
  fillField,
  leaveDraft,
  sendButton,
  whenInteractive,
} from '../../journeys/enrolment.ts';
import { all, unanswered } from '../calls.ts';
import type { Screen } from '../screen.ts';

const address = '/inscription';
const { wait } = messages.inscription;
const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir' };

/** Leaves a complete form in the tab. */
const filled =
  (overrides: Partial<EnrolmentRequest> = evening) =>
  async (page: Page) => {
    const { requestId, ...form } = applicant({ nom: 'Agbéko', prenom: 'Akouvi', ...overrides });
    await leaveDraft(page, JSON.stringify({ requestId, form }));
  };

async function sent(page: Page): Promise<void> {
  await whenInteractive(page);
  await sendButton(page).click();
}

const refusedWith = (text: string | RegExp) => async (page: Page) => {
  await sent(page);
  await page.getByRole('main').getByRole('alert').getByText(text).waitFor();
};

const choosing =
  (...answers: readonly (readonly ['parcours' | 'classe', string])[]) =>
  async (page: Page) => {
    await whenInteractive(page);
    for (const [field, value] of answers) await fillField(page, field, value);
  };

async function countries(page: Page): Promise<void> {
  await whenInteractive(page);
  await countryButton(page).click();
  await page.getByRole('combobox', { name: phone.search }).waitFor();
}

const closed = publicCampagne(
  { ...firstCampagne, etat: 'fermee', prochaine: '2026-07-01' },
  new Date(),
);

const received = {
  success: true,
  inscription: {
    id: '00000000-0000-4000-8000-000000000012',
    reference: 'CFPI-2025-4K7MXQ',
    dateInscription: '2025-08-07T10:00:00.000Z',
  },
};

async function receipt(page: Page): Promise<void> {
  await sent(page);
  await page.getByText(messages.inscription.sent, { exact: true }).waitFor();
}

/** The enrolment form on its way to the receipt. */
export const inscription: readonly Screen[] = [
  { name: 'inscription-bts', address, reach: choosing(['parcours', 'bts']) },
  {
    name: 'inscription-bts-2e-annee',
    address,
    reach: choosing(['parcours', 'bts'], ['classe', 'bts2']),
  },
  { name: 'inscription-bacpro', address, reach: choosing(['parcours', 'bacpro']) },
  { name: 'inscription-pays', address, reach: countries },
  {
    name: 'inscription-aucun-pays',
    address,
    reach: all(countries, async (page) => {
      await page.getByRole('combobox', { name: phone.search }).fill('zzzz');
      await page.getByText(phone.nothingFound).waitFor();
    }),
  },
  { name: 'inscription-remplie', address, arrange: filled(), reach: whenInteractive },
  {
    name: 'inscription-mineur',
    address,
    arrange: filled({ ...evening, dateNaissance: '2012-03-01' }),
    reach: all(whenInteractive, (page) => page.getByText(notice.minor).waitFor()),
  },
  {
    name: 'inscription-avis',
    address,
    reach: async (page) => {
      await whenInteractive(page);
      await page.getByText(notice.more).click();
      await page.getByText(notice.rights).first().waitFor();
    },
  },
  { name: 'inscription-champs-manquants', address, reach: refusedWith(/Champs manquants/) },
  {
    name: 'inscription-email-faux',
    address,
    arrange: filled({ ...evening, email: 'nulle part' }),
    reach: refusedWith(messages.inscription.email),
  },
  {
    name: 'inscription-sans-reseau',
    address,
    arrange: all(filled(), cutServer),
    reach: refusedWith(messages.inscription.offline),
  },
  {
    name: 'inscription-refusee',
    address,
    arrange: all(filled(), (page) =>
      answerWith(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }),
    ),
    reach: refusedWith(messages.inscription.failed),
  },
  {
    name: 'inscription-refusee-sans-scripts',
    address,
    isApart: true,
    arrange: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    reach: async (page) => {
      await fillEnrolment(page, applicant({ ...evening, anneeObtentionBac: '1990' }));
      await sendButton(page).click();
      await page
        .getByRole('alert')
        .getByText(/naissance/)
        .first()
        .waitFor();
      await page.getByText(enrolment.withoutScripts).waitFor();
    },
  },
  {
    name: 'inscription-fermee',
    address,
    arrange: (page) =>
      page.route('**/api/campagne', (route) => route.fulfill({ json: { campagne: closed } })),
    reach: (page) => page.getByText(closedWords.title).waitFor(),
  },
  {
    name: 'inscription-en-envoi',
    address,
    arrange: all(filled(), unanswered('createInscription')),
    reach: async (page) => {
      await sent(page);
      await page.getByText(enrolment.sending).waitFor();
    },
  },
  {
    name: 'inscription-en-attente',
    address,
    isFleeting: true,
    arrange: all(filled(), (page) =>
      answerWith(page, 429, errorBody('RESOURCE_EXHAUSTED', wait, { retryAfter: 60 })),
    ),
    reach: all(refusedWith(wait), (page) => page.getByRole('timer').waitFor()),
  },
  {
    name: 'inscription-recu',
    address,
    arrange: all(filled(), (page) => answerWith(page, 200, { result: received })),
    reach: receipt,
  },
  {
    name: 'inscription-recu-copie',
    address,
    arrange: all(filled(), (page) => answerWith(page, 200, { result: received })),
    reach: all(receipt, async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: receiptScreen.copy }).click();
      await page.getByText(receiptScreen.selected).waitFor();
    }),
  },
];
