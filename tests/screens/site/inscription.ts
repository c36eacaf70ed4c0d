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
import { answerWith, blockFunctions } from '../../journeys/enrolment-calls.ts';
import {
  applicant,
  countryButton,
  fillEnrolment,
  fillField,
  leaveDraft,
  sendButton,
  whenInteractive,
} from '../../journeys/enrolment.ts';
import { offline, leaveUnanswered } from '../answers.ts';
import { inSequence, screensFrom, type Screen } from '../screen.ts';

const screen = screensFrom({ address: '/inscription' });
const { wait } = messages.inscription;
const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir' };

/** Stores the draft of a complete form in the tab. */
const filled =
  (overrides: Partial<EnrolmentRequest> = evening) =>
  async (page: Page) => {
    const { requestId, ...form } = applicant({ nom: 'Agbéko', prenom: 'Akouvi', ...overrides });
    await leaveDraft(page, JSON.stringify({ requestId, form }));
  };

const send = inSequence(whenInteractive, (page) => sendButton(page).click());
const refusedWith = (text: string | RegExp) =>
  inSequence(send, (page) =>
    page.getByRole('main').getByRole('alert').getByText(text).waitFor(),
  );

const choosing =
  (...answers: readonly (readonly ['parcours' | 'classe', string])[]) =>
  async (page: Page) => {
    await whenInteractive(page);
    for (const [field, value] of answers) await fillField(page, field, value);
  };

const searchBox = (page: Page) => page.getByRole('combobox', { name: phone.search });
const countries = inSequence(
  whenInteractive,
  (page) => countryButton(page).click(),
  (page) => searchBox(page).waitFor(),
);

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
const acceptedSubmission = {
  arrange: inSequence(filled(), (page) => answerWith(page, 200, { result: received })),
};
const receipt = inSequence(send, (page) =>
  page.getByText(messages.inscription.sent, { exact: true }).waitFor(),
);

/** States of the enrolment form, up to the receipt. */
export const inscription: readonly Screen[] = [
  screen('inscription-bts', choosing(['parcours', 'bts'])),
  screen('inscription-bts-2e-annee', choosing(['parcours', 'bts'], ['classe', 'bts2'])),
  screen('inscription-bacpro', choosing(['parcours', 'bacpro'])),
  screen('inscription-pays', countries),
  screen(
    'inscription-aucun-pays',
    inSequence(
      countries,
      (page) => searchBox(page).fill('zzzz'),
      (page) => page.getByText(phone.nothingFound).waitFor(),
    ),
  ),
  screen('inscription-remplie', whenInteractive, { arrange: filled() }),
  screen(
    'inscription-mineur',
    inSequence(whenInteractive, (page) => page.getByText(notice.minor).waitFor()),
    { arrange: filled({ ...evening, dateNaissance: '2012-03-01' }) },
  ),
  screen(
    'inscription-avis',
    inSequence(
      whenInteractive,
      (page) => page.getByText(notice.more).click(),
      (page) => page.getByText(notice.rights).first().waitFor(),
    ),
  ),
  screen('inscription-champs-manquants', refusedWith(/Champs manquants/)),
  screen('inscription-sans-reseau', refusedWith(messages.inscription.offline), {
    arrange: inSequence(filled(), blockFunctions),
  }),
  screen(
    'inscription-refusee-sans-scripts',
    async (page) => {
      await fillEnrolment(page, applicant({ ...evening, anneeObtentionBac: '1990' }));
      await sendButton(page).click();
      const alert = page.getByRole('alert').getByText(/naissance/);
      await alert.first().waitFor();
      await page.getByText(enrolment.withoutScripts).waitFor();
    },
    { isApart: true, arrange: offline('**/assets/*.js') },
  ),
  screen('inscription-fermee', (page) => page.getByText(closedWords.title).waitFor(), {
    arrange: (page) =>
      page.route('**/api/campagne', (route) => route.fulfill({ json: { campagne: closed } })),
  }),
  screen(
    'inscription-en-envoi',
    inSequence(send, (page) => page.getByText(enrolment.sending).waitFor()),
    { arrange: inSequence(filled(), leaveUnanswered('**/createInscription')) },
  ),
  screen(
    'inscription-en-attente',
    inSequence(refusedWith(wait), (page) => page.getByRole('timer').waitFor()),
    {
      isFleeting: true,
      arrange: inSequence(filled(), (page) =>
        answerWith(page, 429, errorBody('RESOURCE_EXHAUSTED', wait, { retryAfter: 60 })),
      ),
    },
  ),
  screen('inscription-recu', receipt, acceptedSubmission),
  screen(
    'inscription-recu-copie',
    inSequence(
      receipt,
      (page) =>
        page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        }),
      (page) => page.getByRole('button', { name: receiptScreen.copy }).click(),
      (page) => page.getByText(receiptScreen.selected).waitFor(),
    ),
    acceptedSubmission,
  ),
];
