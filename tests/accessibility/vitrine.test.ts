/** @module-tag night */
import { beforeAll } from 'vitest';
import { putVitrinePhotos } from '../journeys/vitrine-photos.ts';
import { keepCollections } from '../kept-collections.ts';
import { filledVitrine } from '../screens/dashboard/vitrine.ts';
import { expectAccessible } from './expect-accessible.ts';

keepCollections('reglages');

beforeAll(() =>
  putVitrinePhotos({
    carrousel: ['Au tour 1', 'Au tour 2', 'Au tour 3'],
    equipements: ['Le tour numérique'],
    tetes: ['BTS en 2 ans'],
    partenaires: ['République togolaise', 'Zone portuaire'],
  }),
);

expectAccessible('Photographs of the site', filledVitrine);
