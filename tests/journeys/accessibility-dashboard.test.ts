import { beforeAll } from 'vitest';
import { dashboardScreens } from '../screens/catalogue.ts';
import { sentTwice } from '../screens/dashboard/inscriptions.ts';
import { anApplicant, newTag } from './desk-page.ts';
import { expectOpenToEveryone } from './screens.ts';

let id = '';

beforeAll(async () => {
  // Of the demonstration nobody has applied twice.
  const answers = { nom: newTag(), prenom: 'Afi', telephone: '+22870123124', parcours: 'bts' };
  await anApplicant(answers);
  ({ id } = await anApplicant(answers));
});

expectOpenToEveryone('The dashboard', [...dashboardScreens, ...sentTwice(() => id)]);
