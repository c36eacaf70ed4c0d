import { anApplicant, newTag } from '../journeys/desk-page.ts';
import { officeScreens } from '../screens/catalogue.ts';
import { sentTwice } from '../screens/dashboard/inscription-dialogs.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from '../journeys/browser.ts';

let id = '';

test.beforeAll(async () => {
  // Of the demonstration nobody has applied twice.
  const answers = { nom: newTag(), prenom: 'Afi', telephone: '+22870123124', parcours: 'bts' };
  await anApplicant(answers);
  ({ id } = await anApplicant(answers));
});

expectAccessible(
  'The login, applications and members',
  [...officeScreens, ...sentTwice(() => id)],
  { tag: '@night' },
);
