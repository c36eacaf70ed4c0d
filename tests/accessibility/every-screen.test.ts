import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firestore } from '../../functions/src/data/admin.ts';
import { requestCorrection } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { keepCollections, test } from '../journeys/browser.ts';
import { storeApplicant, uniqueName } from '../journeys/desk-page.ts';
import { putVitrinePhotos } from '../journeys/vitrine-photos.ts';
import { officeScreens, publishingScreens, siteScreens } from '../screens/catalogue.ts';
import { filledVitrine } from '../screens/dashboard/content.ts';
import {
  correctionScreens,
  queue,
  duplicateScreens,
} from '../screens/dashboard/inscriptions.ts';
import { publishedScreens } from '../screens/dashboard/office.ts';
import { expectAccessible } from './expect-accessible.ts';

const tag = '@night';

expectAccessible('the public site', siteScreens, { tag });

expectAccessible('articles, galerie and temoignages', publishingScreens, { tag });

test.describe('Duplicate application', () => {
  let id = '';
  test.beforeAll(async () => {
    const answers = {
      nom: uniqueName(),
      prenom: 'Afi',
      telephone: '+22870123124',
      parcours: 'bts',
    };
    await storeApplicant(answers);
    ({ id } = await storeApplicant(answers));
  });
  const screens = [...officeScreens, ...duplicateScreens(() => id)];
  expectAccessible('the login, applications and members', screens, { tag });
});

test.describe('Published decisions, correction and vitrine photos', () => {
  keepCollections('reglages', 'inscriptions', 'registres');
  let id = '';
  test.beforeAll(async () => {
    ({ id } = await storeApplicant({
      nom: uniqueName(),
      prenom: 'Afi',
      lieuResidence: 'Kara',
    }));
    const email = 'afi@exemple.tg';
    const wanted = { telephone: '+22893123456', email, lieuResidence: 'Sokodé' };
    await requestCorrection(id, wanted, operator);
    const decisionsPubliees = [firstCampagne.anneeScolaire];
    const campagne = firestore().doc('reglages/campagne');
    await campagne.set({ ...firstCampagne, decisionsPubliees });
    await putVitrinePhotos({
      carrousel: ['Au tour 1', 'Au tour 2', 'Au tour 3'],
      equipements: ['Le tour numérique'],
      tetes: ['BTS en 2 ans'],
      partenaires: ['République togolaise', 'Zone portuaire'],
    });
  });
  const screens = [
    ...queue,
    ...publishedScreens,
    ...correctionScreens(() => id),
    ...filledVitrine,
  ];
  expectAccessible('the screens with these records', screens, { tag });
});
