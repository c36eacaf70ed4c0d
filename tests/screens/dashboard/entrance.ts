import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { dashboard as words } from '../../../web/src/dashboard/shell.texts.ts';
import {
  answerCalls,
  errorBody,
  notAccepted,
  refuseCalls,
} from '../../journeys/callable-answers.ts';
import { logIn, loginScreen } from '../../journeys/staff.ts';
import { all, unanswered } from '../calls.ts';
import { heldDocuments, refusedDocuments } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, goingTo, saying } from './section.ts';

const address = '/dashboard';

const trying =
  (username: string, password: string, sentence: string) =>
  async (page: Page): Promise<void> => {
    await logIn(page, username, password);
    await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
  };

/** What stands before the dashboard, and what stands in its place. */
export const entrance: readonly Screen[] = [
  { name: 'connexion', address, reach: (page) => loginScreen(page).waitFor() },
  {
    name: 'connexion-incomplete',
    address,
    reach: trying('superadmin', '', messages.session.credentialsRequired),
  },
  {
    name: 'connexion-refusee',
    address,
    arrange: (page) =>
      refuseCalls(page, 'login', { ...notAccepted, message: messages.session.refused }),
    reach: trying('superadmin', 'pas le bon', messages.session.refused),
  },
  {
    name: 'connexion-sans-reseau',
    address,
    arrange: async (page) => {
      await page.route('**/login', (route) => route.abort('internetdisconnected'));
    },
    reach: trying('superadmin', 'peu importe', messages.session.offline),
  },
  {
    name: 'connexion-en-attente',
    address,
    isFleeting: true,
    arrange: (page) =>
      answerCalls(
        page,
        'login',
        429,
        errorBody('RESOURCE_EXHAUSTED', serverMessages.loginWait, { retryAfter: 60 }),
      ),
    reach: all(
      (page) => logIn(page, 'superadmin'),
      (page) => page.getByRole('timer').waitFor(),
    ),
  },
  {
    name: 'connexion-en-cours',
    address,
    arrange: unanswered('login'),
    reach: async (page) => {
      await logIn(page, 'superadmin');
      await saying('Connexion…')(page);
    },
  },
  {
    name: 'session-expiree',
    address: '/dashboard/users/journal',
    account,
    isApart: true,
    arrange: (page) => refuseCalls(page, 'listJournal', notAccepted),
    reach: saying(staffSessionMessages.expired),
  },
  {
    name: 'session-retiree',
    address,
    account,
    isApart: true,
    arrange: refusedDocuments('users'),
    reach: saying(staffSessionMessages.withdrawn),
  },
  {
    name: 'session-fermee-ici',
    address,
    account,
    isApart: true,
    arrange: async (page) => {
      await page.route('**/logout', (route) => route.abort('internetdisconnected'));
    },
    reach: all(
      (page) => page.getByRole('button', { name: words.logOut }).click(),
      saying(staffSessionMessages.loggedOutHere),
    ),
  },
  {
    name: 'verification',
    address,
    account,
    isPassing: true,
    arrange: heldDocuments('users'),
    reach: saying(messages.session.checking),
  },
  {
    name: 'serveur-injoignable',
    address,
    account,
    arrange: async (page) => {
      await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    },
    // Firestore's SDK waits ten seconds before it gives up.
    reach: (page) => page.getByText(messages.session.offline).waitFor({ timeout: 30_000 }),
  },
  {
    name: 'section-inconnue',
    address: '/dashboard/nulle-part',
    account,
    reach: saying(messages.guard.section),
  },
  {
    name: 'section-interdite',
    address: '/dashboard/inscriptions',
    account: 'redaction',
    reach: saying(messages.guard.section),
  },
  {
    name: 'section-en-chargement',
    address: '/dashboard/articles',
    account,
    isPassing: true,
    reach: all(
      goingTo('Galerie', (page) => page.route('**/assets/*.js', () => undefined)),
      saying(common.loading),
    ),
  },
  {
    name: 'section-non-affichee',
    address: '/dashboard/articles',
    account,
    reach: all(
      goingTo('Galerie', (page) => page.route('**/assets/*.js', (route) => route.abort())),
      saying(words.broken),
    ),
  },
];
