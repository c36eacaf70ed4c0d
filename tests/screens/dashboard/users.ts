import { messages } from '@centre/domain/messages/messages';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import { journalWords } from '../../../web/src/dashboard/journal/journal.texts.ts';
import { personsWords } from '../../../web/src/texts/persons.texts.ts';
import { usersTab } from '../../../web/src/dashboard/users/users.texts.ts';
import { all, answered, unanswered } from '../calls.ts';
import { held, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, inside, saying } from './section.ts';

const address = '/dashboard/users';
const usual = { address, account } as const;
const journal = { address: `${address}/journal`, account } as const;

const persons = { address: `${address}/demandes`, account } as const;

const listed = saying('direction@cfpi.example');

async function beginning(page: Page): Promise<void> {
  await listed(page);
  await button(page, usersTab.create).click();
  await page.locator('[name=username]').waitFor();
}

const sending = async (page: Page) => button(page, usersTab.submit).click();

const writing = all(beginning, async (page) => {
  await page.locator('[name=username]').fill('secretariat');
  await page.locator('[name=email]').fill('secretariat@cfpi.example');
  for (const name of ['password', 'confirmation']) {
    await page.locator(`[name=${name}]`).fill('une lampe verte');
  }
  await page.getByRole('radio', { name: /^Lecteur/ }).press('Space');
});

const opening = (name: string) => async (page: Page) => {
  await listed(page);
  await button(page, name).click();
  await dialog(page).waitFor();
};

/** Looks for somebody of the demonstration. */
async function seeking(page: Page): Promise<void> {
  await page
    .getByLabel(personalDataMessages.fields.email)
    .fill('delali.lawson49@courriel.example');
  await button(page, personsWords.search).click();
}

const holding = all(seeking, saying(personsWords.held));

/** The members of staff, the journal of what they did, and the requests of applicants. */
export const users: readonly Screen[] = [
  { ...usual, name: 'tableau-utilisateurs', reach: listed },
  {
    ...usual,
    name: 'tableau-utilisateurs-en-chargement',
    arrange: held('users', 'connexions'),
    reach: (page) => page.getByText(usersTab.loading).waitFor({ state: 'attached' }),
  },
  {
    ...usual,
    name: 'tableau-utilisateurs-erreur',
    arrange: refused('users', 'connexions'),
    reach: saying(messages.user.loadFailed),
  },
  { ...usual, name: 'tableau-utilisateur-nouveau', reach: beginning },
  {
    ...usual,
    name: 'tableau-utilisateur-incomplet',
    reach: all(beginning, sending, saying(messages.user.role)),
  },
  {
    ...usual,
    name: 'tableau-utilisateur-cree',
    isFleeting: true,
    arrange: answered('createUser'),
    reach: all(writing, sending, saying(staffMemberMessages.created)),
  },
  {
    ...usual,
    name: 'tableau-utilisateur-echec',
    isFleeting: true,
    reach: all(writing, sending, saying(/^✗/)),
  },
  {
    ...usual,
    name: 'tableau-utilisateur-modifie',
    reach: opening(usersTab.actions.edit('redaction')),
  },
  {
    ...usual,
    name: 'tableau-utilisateur-soi-meme',
    reach: opening(usersTab.actions.edit('superadmin')),
  },
  {
    ...usual,
    name: 'tableau-utilisateur-a-supprimer',
    reach: opening(usersTab.actions.delete('lecture')),
  },
  {
    ...journal,
    name: 'tableau-journal',
    // The login screen says that word too, and may be there for a moment.
    reach: all(inside, saying(journalMessages.actions.login)),
  },
  {
    ...journal,
    name: 'tableau-journal-en-chargement',
    arrange: unanswered('listJournal'),
    reach: (page) => page.getByText(journalWords.loading).waitFor({ state: 'attached' }),
  },
  {
    ...journal,
    name: 'tableau-journal-vide',
    arrange: answered('listJournal', { success: true, entries: [] }),
    reach: saying(journalWords.empty.title),
  },
  {
    ...journal,
    name: 'tableau-journal-erreur',
    arrange: async (page) => {
      await page.route('**/listJournal', (route) => route.abort('internetdisconnected'));
    },
    reach: (page) => page.getByRole('alert').waitFor(),
  },
  { ...persons, name: 'tableau-demandes' },
  {
    ...persons,
    name: 'tableau-demandes-rien-de-saisi',
    reach: all(
      async (page) => button(page, personsWords.search).click(),
      saying(personalDataMessages.nothingSought),
    ),
  },
  {
    ...persons,
    name: 'tableau-demandes-rien-de-conserve',
    arrange: answered('handleDataSubjectRequest', { success: true, applications: [] }),
    reach: all(seeking, saying(personsWords.none.title)),
  },
  { ...persons, name: 'tableau-demandes-trouvees', reach: holding },
  {
    ...persons,
    name: 'tableau-demandes-a-effacer',
    reach: all(holding, async (page) => {
      await button(page, personsWords.erase).click();
      await dialog(page).waitFor();
    }),
  },
];
