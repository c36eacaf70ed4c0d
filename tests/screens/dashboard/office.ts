import { campagneEtats } from '@centre/domain/campagne/campagne';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { bilanTab } from '../../../web/src/dashboard/bilan/bilan.texts.ts';
import {
  campagneTab,
  publicationTexts,
} from '../../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { dashboard as shellTexts } from '../../../web/src/dashboard/shell.texts.ts';
import { usersTab } from '../../../web/src/dashboard/users/users.texts.ts';
import { personsTexts } from '../../../web/src/texts/persons.texts.ts';
import {
  answerCalls,
  errorBody,
  sessionRefused,
  refuseCalls,
} from '../../journeys/callable-answers.ts';
import { logIn, loginScreen, section, sections } from '../../journeys/staff.ts';
import {
  answerFunction,
  holdDocuments,
  offline,
  refuseDocuments,
  leaveUnanswered,
} from '../answers.ts';
import { inSequence, screensFrom, type Screen } from '../screen.ts';
import { asking, dialogButton, press, waitForText, screensOf, fillField } from './section.ts';

const login = screensFrom({ address: '/dashboard' });
const inside = screensOf('');

const trying = (username: string, password: string, sentence: string) =>
  inSequence(
    (page) => logIn(page, username, password),
    (page) => page.getByRole('alert').getByText(sentence, { exact: true }).waitFor(),
  );

/** Opens the galerie; `scripts` decides first how requests for its scripts end. */
const openingGallery = (scripts: (page: Page) => Promise<unknown>) =>
  inSequence(
    (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    scripts,
    (page) => section(page, 'Galerie').click(),
  );

const tooOften = errorBody('RESOURCE_EXHAUSTED', serverMessages.loginWait, { retryAfter: 60 });

/** Screens of the login, and screens that replace the dashboard. */
export const loginScreens: readonly Screen[] = [
  login('connexion', (page) => loginScreen(page).waitFor()),
  login('connexion-incomplete', trying('superadmin', '', messages.session.credentialsRequired)),
  login('connexion-refusee', trying('superadmin', 'pas le bon', messages.session.refused), {
    arrange: (page) =>
      refuseCalls(page, 'login', { ...sessionRefused, message: messages.session.refused }),
  }),
  login(
    'connexion-en-attente',
    inSequence(
      (page) => logIn(page, 'superadmin'),
      (page) => page.getByRole('timer').waitFor(),
    ),
    { isFleeting: true, arrange: (page) => answerCalls(page, 'login', 429, tooOften) },
  ),
  login(
    'connexion-en-cours',
    inSequence((page) => logIn(page, 'superadmin'), waitForText('Connexion…')),
    { arrange: leaveUnanswered('**/login') },
  ),
  inside('session-expiree', waitForText(staffSessionMessages.expired), {
    ...{ address: '/dashboard/users/journal', isApart: true },
    arrange: (page) => refuseCalls(page, 'listJournal', sessionRefused),
  }),
  inside('session-retiree', waitForText(staffSessionMessages.withdrawn), {
    ...{ isApart: true, arrange: refuseDocuments('users') },
  }),
  inside(
    'session-fermee-ici',
    inSequence(
      (page) => page.getByRole('button', { name: shellTexts.logOut }).click(),
      waitForText(staffSessionMessages.loggedOutHere),
    ),
    { isApart: true, arrange: offline('**/logout') },
  ),
  inside('verification', waitForText(messages.session.checking), {
    ...{ isPassing: true, arrange: holdDocuments('users') },
  }),
  inside(
    'serveur-injoignable',
    // Firestore's SDK waits ten seconds before it gives up.
    (page) => page.getByText(messages.session.offline).waitFor({ timeout: 30_000 }),
    { arrange: offline('**/google.firestore.v1.Firestore/**') },
  ),
  inside('section-interdite', waitForText(messages.guard.section), {
    ...{ address: '/dashboard/inscriptions', account: 'redaction' },
  }),
  inside(
    'section-en-chargement',
    inSequence(openingGallery(leaveUnanswered('**/assets/*.js')), waitForText(common.loading)),
    { address: '/dashboard/articles', isPassing: true },
  ),
  inside(
    'section-non-affichee',
    inSequence(openingGallery(offline('**/assets/*.js')), waitForText(shellTexts.loadFailed)),
    { address: '/dashboard/articles' },
  ),
];

const campaign = screensOf('/campagne');
const loaded = waitForText(campagneTab.open);

export const campagne: readonly Screen[] = [
  campaign('tableau-campagne', loaded),
  campaign(
    'tableau-campagne-fermee',
    inSequence(
      loaded,
      (page) => page.locator('[name=etat]').selectOption(campagneEtats.fermee),
      waitForText(campagneTab.onceSaved),
    ),
  ),
  campaign(
    'tableau-campagne-reponse-manquante',
    inSequence(
      loaded,
      fillField('reponse', ''),
      press(common.save),
      waitForText(messages.field.required),
    ),
  ),
  campaign(
    'tableau-campagne-a-publier',
    inSequence(loaded, press(publicationTexts.publish), (page) =>
      dialogButton(page, publicationTexts.publish).waitFor(),
    ),
  ),
];

/** Screen of the campagne once decisions are published. */
export const publishedScreens: readonly Screen[] = [
  campaign(
    'tableau-campagne-publiee',
    inSequence(loaded, waitForText(publicationTexts.publishedLead)),
  ),
];

export const bilan: readonly Screen[] = [
  screensOf('/bilan')('tableau-bilan', waitForText(bilanTab.dimensions.specialite)),
];

const user = screensOf('/users');
const listed = waitForText('direction@cfpi.example');
const beginning = inSequence(listed, press(usersTab.create), (page) =>
  page.locator('[name=username]').waitFor(),
);
const editing = (username: string) =>
  inSequence(listed, press(usersTab.actions.edit(username)), asking());

const persons = screensOf('/users/demandes');
const seeking = inSequence(
  (page) =>
    page.getByLabel(personalDataMessages.fields.email).fill('delali.lawson49@courriel.example'),
  press(personsTexts.search),
);
const finding = inSequence(seeking, waitForText(personsTexts.held));

/** Screens of the members, their journal, and the data requests of applicants. */
export const users: readonly Screen[] = [
  user('tableau-utilisateurs', listed),
  user('tableau-utilisateur-nouveau', beginning),
  user(
    'tableau-utilisateur-incomplet',
    inSequence(beginning, press(usersTab.submit), waitForText(messages.user.role)),
  ),
  user('tableau-utilisateur-modifie', editing('redaction')),
  user('tableau-utilisateur-soi-meme', editing('superadmin')),
  screensOf('/users/journal')(
    'tableau-journal',
    // The login screen contains the same word and may be visible for a moment.
    inSequence((page) => sections(page).waitFor(), waitForText(journalMessages.actions.login)),
  ),
  persons('tableau-demandes'),
  persons(
    'tableau-demandes-rien-de-saisi',
    inSequence(press(personsTexts.search), waitForText(personalDataMessages.nothingSought)),
  ),
  persons(
    'tableau-demandes-rien-de-conserve',
    inSequence(seeking, waitForText(personsTexts.none.title)),
    {
      arrange: answerFunction('handleDataSubjectRequest', { success: true, applications: [] }),
    },
  ),
  persons('tableau-demandes-trouvees', finding),
  persons(
    'tableau-demandes-a-effacer',
    inSequence(finding, press(personsTexts.erase), asking()),
  ),
];
