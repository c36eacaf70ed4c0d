import { articleCategories } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import { classeLabels, parcoursLabels } from '@centre/domain/inscription/inscription';
import { modaliteOf, parcoursOf } from '@centre/domain/inscription/record';
import { limits } from '@centre/domain/limits';
import { photoCategories } from '@centre/domain/photo/photo';
import { savePhotoRequest } from '@centre/domain/photo/schema';
import { parse } from '@centre/domain/schema';
import { temoignageFormations } from '@centre/domain/temoignage/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
import { describe, expect, it } from 'vitest';
import { omit } from '../../tests/factories/omit.ts';
import { picture } from '../../tests/factories/picture.ts';
import { applications } from './applications.ts';
import {
  articles,
  covers,
  galleryOrders,
  photos,
  portraits,
  temoignages,
} from './publications.ts';
import { reasonNotToSeed } from './seed.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    imageUrl: `http://x/${index}`,
    size: index,
    picture: picture({ folder: `public/x/${index}` }),
  }));

const news = articles(pictures(covers.length));
const gallery = photos(pictures(galleryOrders.length));
const words = temoignages(pictures(portraits.length));

describe('the demonstration', () => {
  it('has news in every category, one of them the main one and one a draft', () => {
    for (const category of articleCategories) {
      expect(news.filter(({ categorie }) => categorie === category).length).toBeGreaterThan(3);
    }
    expect(news.filter(({ isPrincipal }) => isPrincipal)).toHaveLength(1);
    expect(news.filter(({ featured }) => featured)).toHaveLength(1);
    expect(news.filter(({ statut }) => statut === 'brouillon')).toHaveLength(1);
  });

  it('has news that the staff could have written, of several paragraphs each', () => {
    for (const { titre, contenu, auteur, categorie, isPrincipal } of news) {
      const request = { titre, contenu, auteur, categorie, isPrincipal };
      expect(parse(saveArticleRequest, request)).toEqual(request);
      expect(contenu.split('\n\n').length).toBeGreaterThan(2);
    }
  });

  it('has forty photos over the nine categories', () => {
    expect(gallery).toHaveLength(40);
    expect(new Set(gallery.map(({ categorie }) => categorie))).toEqual(
      new Set(photoCategories),
    );
    for (const { titre, description, categorie } of gallery) {
      const request = { titre, description, categorie, image: { path: 'incoming/a/b' } };
      expect(parse(savePhotoRequest, request)).toEqual(request);
    }
  });

  it('publishes as many testimonials as may be, and keeps three drafts', () => {
    expect(words.filter(({ statut }) => statut === 'publie')).toHaveLength(
      limits.publishedTemoignages,
    );
    expect(words.filter(({ statut }) => statut === 'brouillon')).toHaveLength(3);
    for (const testimonial of words) {
      const request = omit(testimonial, 'id', 'photo', 'picture', 'dateCreation');
      expect(parse(saveTemoignageRequest, request)).toEqual(request);
      expect(temoignageFormations).toContain(testimonial.formation);
    }
  });

  it('has sixty applications over all paths, classes, modalities and outcomes', () => {
    expect(applications).toHaveLength(60);
    const seen = (values: (string | undefined)[]) => new Set(values.filter(Boolean));
    expect(seen(applications.map(parcoursOf))).toEqual(new Set(Object.keys(parcoursLabels)));
    expect(seen(applications.map(({ classe }) => classe))).toEqual(
      new Set(Object.keys(classeLabels)),
    );
    for (const modality of ['jour', 'soir']) {
      expect(
        applications.filter((one) => one.classe === 'bts2' && one.modalite === modality).length,
      ).toBeGreaterThan(3);
    }
    expect(seen(applications.map(({ statut }) => statut)).size).toBe(3);
  });

  it('has older applications that tell their path and modality in words only', () => {
    const older = applications.filter((one) => !('parcours' in one) && !('modalite' in one));
    expect(older.length).toBeGreaterThan(3);
    expect(older.every((one) => parcoursOf(one) !== undefined)).toBe(true);
    expect(new Set(older.map(modaliteOf))).toEqual(new Set(['jour', 'soir', undefined]));
  });
});

describe('the guard before the seed', () => {
  const emulators = {
    GCLOUD_PROJECT: 'demo-centre',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  };

  it('lets it into the emulators of a demo project', () => {
    expect(reasonNotToSeed(emulators)).toBeUndefined();
  });

  it.each([
    [{ GCLOUD_PROJECT: 'centre' }, 'demo-'],
    [{ GCLOUD_PROJECT: undefined }, 'demo-'],
    [{ FIRESTORE_EMULATOR_HOST: undefined }, 'FIRESTORE_EMULATOR_HOST'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ FIREBASE_STORAGE_EMULATOR_HOST: undefined }, 'FIREBASE_STORAGE_EMULATOR_HOST'],
  ])('keeps it out with %j', (change, reason) => {
    expect(reasonNotToSeed({ ...emulators, ...change })).toContain(reason);
  });
});
