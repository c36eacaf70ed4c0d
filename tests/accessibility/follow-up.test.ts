import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firestore } from '../../functions/src/data/admin.ts';
import { requestCorrection } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { anApplicant, newTag } from '../journeys/desk-page.ts';
import { published } from '../screens/dashboard/campagne.ts';
import { asksToCorrect } from '../screens/dashboard/inscription-dialogs.ts';
import { queue } from '../screens/dashboard/inscriptions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keepCollections, test } from '../journeys/browser.ts';

keepCollections('reglages', 'inscriptions', 'registres');

let id = '';

test.beforeAll(async () => {
  ({ id } = await anApplicant({ nom: newTag(), prenom: 'Afi', lieuResidence: 'Kara' }));
  const wanted = {
    telephone: '+22893123456',
    email: 'afi@exemple.tg',
    lieuResidence: 'Sokodé',
  };
  await requestCorrection(id, wanted, operator);
  const decisionsPubliees = [firstCampagne.anneeScolaire];
  await firestore()
    .doc('reglages/campagne')
    .set({ ...firstCampagne, decisionsPubliees });
});

expectAccessible(
  'Decisions that are published, and a correction',
  [...queue, ...published, ...asksToCorrect(() => id)],
  { tag: '@night' },
);
