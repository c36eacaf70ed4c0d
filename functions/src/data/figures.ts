import type { Query } from 'firebase-admin/firestore';
import type {
  Classe,
  Modalite,
  Parcours,
  InscriptionStatistics,
} from '@centre/domain/inscription';
import { limits } from '@centre/domain/limits';
import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { firestore } from './admin.ts';
import { inscriptions } from './inscription-documents.ts';

// Counted by the database, without reading documents.

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

export interface PhotoCount {
  readonly categorie: Photo['categorie'];
  readonly count: number;
}

/** The photos of each category; other categories count as the last one. */
export async function countPhotos(): Promise<PhotoCount[]> {
  const galerie = firestore().collection('galerie');
  const [all, ...counts] = await Promise.all([
    countOf(galerie),
    ...photoCategories.map((categorie) => countOf(galerie.where('categorie', '==', categorie))),
  ]);
  const known = photoCategories.map((categorie, at) => ({ categorie, count: counts[at] ?? 0 }));
  const inKnown = known.reduce((sum, { count }) => sum + count, 0);
  return [...known, { categorie: otherPhotoCategorie, count: Math.max(0, all - inKnown) }];
}

export interface TemoignageStats extends Readonly<Record<TemoignageStatut, number>> {
  readonly total: number;
  readonly limite: number;
  readonly placesRestantes: number;
}

export async function countTemoignages(): Promise<TemoignageStats> {
  const temoignages = firestore().collection('temoignages');
  const count = (statut: TemoignageStatut) =>
    countOf(temoignages.where('statut', '==', statut));
  const [total, publie, brouillon] = await Promise.all([
    countOf(temoignages),
    count('publie'),
    count('brouillon'),
  ]);
  const limite = limits.publishedTemoignages;
  return { total, publie, brouillon, limite, placesRestantes: Math.max(0, limite - publie) };
}

interface Indexed {
  readonly parcours?: Parcours;
  readonly classe?: Classe;
  readonly modalite?: Modalite;
}

export async function countInscriptions(): Promise<InscriptionStatistics> {
  const count = (values: Indexed) =>
    countOf(
      Object.entries(values).reduce<Query>(
        (query, [field, value]) => query.where(`index.${field}`, '==', value),
        inscriptions(),
      ),
    );
  const [total, bts, bacpro, formationCourte, licence, bts2, bts2Jour, bts2Soir] =
    await Promise.all([
      count({}),
      count({ parcours: 'bts' }),
      count({ parcours: 'bacpro' }),
      count({ parcours: 'formation_courte' }),
      count({ parcours: 'licence' }),
      count({ classe: 'bts2' }),
      count({ classe: 'bts2', modalite: 'jour' }),
      count({ classe: 'bts2', modalite: 'soir' }),
    ]);
  return { total, bts, bacpro, formationCourte, licence, bts2, bts2Jour, bts2Soir };
}
