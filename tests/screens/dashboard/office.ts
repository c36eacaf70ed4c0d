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
  publicationWords,
} from '../../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { dashboard as words } from '../../../web/src/dashboard/shell.texts.ts';
import { usersTab } from '../../../web/src/dashboard/users/users.texts.ts';
import { personsWords } from '../../../web/src/texts/persons.texts.ts';
import {
  answerCalls,
  errorBody,
  notAccepted,
  refuseCalls,
} from '../../journeys/callable-answers.ts';
import { logIn, loginScreen, section, sections } from '../../journeys/staff.ts';
import { answered, heldDocuments, offline, refusedDocuments, unanswered } from '../answers.ts';
import { all, screensFrom, type Screen } from '../screen.ts';
import { asking, dialogButton, pressing, saying, screensOf, typing } from './section.ts';

const login = screensFrom({ address: '/dashboard' });
const inside = screensOf('');

const trying = (username: string, password: string, sentence: string) =>
  all(
    (page) => logIn(page, username, password),
    (page) => page.getByRole('alert').getByText(sentence, { exact: true }).waitFor(),
  );

/** Opens the gallery, whose scripts are dealt with in that way. */
const openingGallery = (scripts: (page: Page) => Promise<unknown>) =>
  all(
    (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    scripts,
    (page) => section(page, 'Galerie').click(),
  );

const tooOften = errorBody('RESOURCE_EXHAUSTED', serverMessages.loginWait, { retryAfter: 60 });

/** Screens before the dashboard, and in its place. */
export const entrance: readonly Screen[] = [
  login('connexion', (page) => loginScreen(page).waitFor()),
  login('connexion-incomplete', trying('superadmin', '', messages.session.credentialsRequired)),
  login('connexion-refusee', trying('superadmin', 'pas le bon', messages.session.refused), {
    arrange: (page) =>
      refuseCalls(page, 'login', { ...notAccepted, message: messages.session.refused }),
  }),
  login(
    'connexion-en-attente',
    all(
      (page) => logIn(page, 'superadmin'),
      (page) => page.getByRole('timer').waitFor(),
    ),
    { isFleeting: true, arrange: (page) => answerCalls(page, 'login', 429, tooOften) },
  ),
  login(
    'connexion-en-cours',
    all((page) => logIn(page, 'superadmin'), saying('Connexion…')),
    { arrange: unanswered('**/login') },
  ),
  inside('session-expiree', saying(staffSessionMessages.expired), {
    ...{ address: '/dashboard/users/journal', isApart: true },
    arrange: (page) => refuseCalls(page, 'listJournal', notAccepted),
  }),
  inside('session-retiree', saying(staffSessionMessages.withdrawn), {
    ...{ isApart: true, arrange: refusedDocuments('users') },
  }),
  inside(
    'session-fermee-ici',
    all(
      (page) => page.getByRole('button', { name: words.logOut }).click(),
      saying(staffSessionMessages.loggedOutHere),
    ),
    { isApart: true, arrange: offline('**/logout') },
  ),
  inside('verification', saying(messages.session.checking), {
    ...{ isPassing: true, arrange: heldDocuments('users') },
  }),
  inside(
    'serveur-injoignable',
    // Firestore's SDK waits ten seconds before it gives up.
    (page) => page.getByText(messages.session.offline).waitFor({ timeout: 30_000 }),
    { arrange: offline('**/google.firestore.v1.Firestore/**') },
  ),
  inside('section-interdite', saying(messages.guard.section), {
    ...{ address: '/dashboard/inscriptions', account: 'redaction' },
  }),
  inside(
    'section-en-chargement',
    all(openingGallery(unanswered('**/assets/*.js')), saying(common.loading)),
    { address: '/dashboard/articles', isPassing: true },
  ),
  inside(
    'section-non-affichee',
    all(openingGallery(offline('**/assets/*.js')), saying(words.broken)),
    { address: '/dashboard/articles' },
  ),
];

const campaign = screensOf('/campagne');
const loaded = saying(campagneTab.open);

export const campagne: readonly Screen[] = [
  campaign('tableau-campagne', loaded),
  campaign(
    'tableau-campagne-fermee',
    all(
      loaded,
      (page) => page.locator('[name=etat]').selectOption(campagneEtats.fermee),
      saying(campagneTab.onceSaved),
    ),
  ),
  campaign(
    'tableau-campagne-reponse-manquante',
    all(loaded, typing('reponse', ''), pressing(common.save), saying(messages.field.required)),
  ),
  campaign(
    'tableau-campagne-a-publier',
    all(loaded, pressing(publicationWords.publish), (page) =>
      dialogButton(page, publicationWords.publish).waitFor(),
    ),
  ),
];

/** The same once decisions are published. */
export const published: readonly Screen[] = [
  campaign('tableau-campagne-publiee', all(loaded, saying(publicationWords.publishedLead))),
];

export const bilan: readonly Screen[] = [
  screensOf('/bilan')('tableau-bilan', saying(bilanTab.dimensions.specialite)),
];

const user = screensOf('/users');
const listed = saying('direction@cfpi.example');
const beginning = all(listed, pressing(usersTab.create), (page) =>
  page.locator('[name=username]').waitFor(),
);
const editing = (username: string) =>
  all(listed, pressing(usersTab.actions.edit(username)), asking());

const persons = screensOf('/users/demandes');
const seeking = all(
  (page) =>
    page.getByLabel(personalDataMessages.fields.email).fill('delali.lawson49@courriel.example'),
  pressing(personsWords.search),
);
const finding = all(seeking, saying(personsWords.held));

/** The members of staff, the journal of what they did, and the requests of applicants. */
export const users: readonly Screen[] = [
  user('tableau-utilisateurs', listed),
  user('tableau-utilisateur-nouveau', beginning),
  user(
    'tableau-utilisateur-incomplet',
    all(beginning, pressing(usersTab.submit), saying(messages.user.role)),
  ),
  user('tableau-utilisateur-modifie', editing('redaction')),
  user('tableau-utilisateur-soi-meme', editing('superadmin')),
  screensOf('/users/journal')(
    'tableau-journal',
    // The login screen says that word too, and may be there for a moment.
    all((page) => sections(page).waitFor(), saying(journalMessages.actions.login)),
  ),
  persons('tableau-demandes'),
  persons(
    'tableau-demandes-rien-de-saisi',
    all(pressing(personsWords.search), saying(personalDataMessages.nothingSought)),
  ),
  persons('tableau-demandes-rien-de-conserve', all(seeking, saying(personsWords.none.title)), {
    arrange: answered('handleDataSubjectRequest', { success: true, applications: [] }),
  }),
  persons('tableau-demandes-trouvees', finding),
  persons('tableau-demandes-a-effacer', all(finding, pressing(personsWords.erase), asking())),
];
