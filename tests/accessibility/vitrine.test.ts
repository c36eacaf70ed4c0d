import { putVitrinePhotos } from '../journeys/vitrine-photos.ts';
import { filledVitrine } from '../screens/dashboard/vitrine.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keepCollections, test } from '../journeys/browser.ts';

keepCollections('reglages');

test.beforeAll(() =>
  putVitrinePhotos({
    carrousel: ['Au tour 1', 'Au tour 2', 'Au tour 3'],
    equipements: ['Le tour numérique'],
    tetes: ['BTS en 2 ans'],
    partenaires: ['République togolaise', 'Zone portuaire'],
  }),
);

expectAccessible('Photographs of the site', filledVitrine, { tag: '@night' });
