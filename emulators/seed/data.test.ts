import { articleCategories } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import {
  classeLabels,
  modaliteLabels,
  parcoursLabels,
  statutLabels,
} from '@centre/domain/inscription/inscription';
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
import { articlesWith, photosWith, temoignagesWith, type Publish } from './publications.ts';
import { reasonNotToSeed } from './seed.ts';

const publish: Publish = ({ source }) =>
  Promise.resolve({ imageUrl: `http://x/${source}`, size: 1, picture: picture() });

const articles = await articlesWith(publish);
const photos = await photosWith(publish);
const temoignages = await temoignagesWith(publish);

/** Distinct values, without missing ones. */
const distinct = <Value>(values: readonly Value[]) => new Set(values.filter(Boolean));

describe('Demonstration dataset', () => {
  it.each([
    [
      'articles in every category',
      articles.map(({ categorie }) => categorie),
      articleCategories,
    ],
    ['photos in every category', photos.map(({ categorie }) => categorie), photoCategories],
    ['applications of every path', applications.map(parcoursOf), Object.keys(parcoursLabels)],
    ['every class', applications.map(({ classe }) => classe), Object.keys(classeLabels)],
    ['every modality', applications.map(modaliteOf), Object.keys(modaliteLabels)],
    ['every statut', applications.map(({ statut }) => statut), Object.keys(statutLabels)],
  ])('contains %s', (_, found, wanted) => {
    expect(distinct<unknown>(found)).toEqual(new Set(wanted));
  });

  it('contains one principal and one draft article, 40 photos, 60 applications', () => {
    expect(articles.filter(({ isPrincipal }) => isPrincipal)).toHaveLength(1);
    expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
    expect(articles.filter(({ statut }) => statut === 'brouillon')).toHaveLength(1);
    expect([photos.length, applications.length]).toEqual([40, 60]);
  });

  it('contains the maximum of published testimonials, and three drafts', () => {
    const inStatut = (wanted: string) => temoignages.filter(({ statut }) => statut === wanted);
    expect(inStatut('publie')).toHaveLength(limits.publishedTemoignages);
    expect(inStatut('brouillon')).toHaveLength(3);
    for (const { formation } of temoignages) expect(temoignageFormations).toContain(formation);
  });

  it('contains publications that the save schemas accept', () => {
    const image = { path: 'incoming/a/b' };
    for (const { titre, contenu, auteur, categorie, isPrincipal } of articles) {
      const request = { titre, contenu, auteur, categorie, isPrincipal };
      expect(parse(saveArticleRequest, request)).toEqual(request);
    }
    for (const { titre, description, categorie } of photos) {
      const request = { titre, description, categorie, image };
      expect(parse(savePhotoRequest, request)).toEqual(request);
    }
    for (const temoignage of temoignages) {
      const request = omit(temoignage, 'id', 'photo', 'picture', 'dateCreation');
      expect(parse(saveTemoignageRequest, request)).toEqual(request);
    }
  });

  it('contains legacy applications without parcours and modalite fields', () => {
    const older = applications.filter((one) => !('parcours' in one) && !('modalite' in one));
    expect(older.length).toBeGreaterThan(3);
    expect(older.every((one) => parcoursOf(one) !== undefined)).toBe(true);
    expect(new Set(older.map(modaliteOf))).toEqual(new Set(['jour', 'soir', undefined]));
  });
});

describe('reasonNotToSeed', () => {
  const emulators = {
    GCLOUD_PROJECT: 'demo-centre',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  };

  it('returns undefined for the emulators of a demo project', () => {
    expect(reasonNotToSeed(emulators)).toBeUndefined();
  });

  it.each([
    [{ GCLOUD_PROJECT: 'centre' }, 'demo-'],
    [{ GCLOUD_PROJECT: undefined }, 'demo-'],
    [{ FIRESTORE_EMULATOR_HOST: undefined }, 'FIRESTORE_EMULATOR_HOST'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ FIREBASE_STORAGE_EMULATOR_HOST: undefined }, 'FIREBASE_STORAGE_EMULATOR_HOST'],
  ])('returns the reason for an environment with %j', (change, reason) => {
    expect(reasonNotToSeed({ ...emulators, ...change })).toContain(reason);
  });
});
