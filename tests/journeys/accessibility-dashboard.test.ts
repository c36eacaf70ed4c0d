import { beforeAll } from 'vitest';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { dashboardScreens } from '../screens/catalogue.ts';
import { sentTwice } from '../screens/dashboard/inscriptions.ts';
import { isRare } from '../screens/screen.ts';
import { anApplicant, newTag } from './desk-page.ts';

let id = '';

beforeAll(async () => {
  // Of the demonstration nobody has applied twice.
  const answers = { nom: newTag(), prenom: 'Afi', telephone: '+22870123124', parcours: 'bts' };
  await anApplicant(answers);
  ({ id } = await anApplicant(answers));
});

expectAccessible('The dashboard', [
  ...dashboardScreens.filter((screen) => !isRare(screen)),
  ...sentTwice(() => id),
]);
