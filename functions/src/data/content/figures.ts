import type { Query } from 'firebase-admin/firestore';
import { limits } from '@centre/domain/limits';
import { otherPhotoCategorie, photoCategories } from '@centre/domain/photo/photo';
import { firestore } from '../admin.ts';

type Values = Readonly<Record<string, string>>;

/** Numbers of documents of `all` with each of the values; Firestore counts without reading them. */
async function countEach<Name extends string>(
  all: Query,
  figures: Readonly<Record<Name, Values>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<Values>(figures).map(async ([name, values]) => {
    const query = Object.entries(values).reduce(
      (some, [field, value]) => some.where(field, '==', value),
      all,
    );
    return [name, (await query.count().get()).data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<Name, number>;
}

/** Number of photos by category; unknown categories count as the last one. */
export async function countPhotos() {
  const figures: Readonly<Record<string, Values>> = {
    all: {},
    ...Object.fromEntries<Values>(
      photoCategories.map((categorie) => [categorie, { categorie }]),
    ),
  };
  const { all = 0, ...counts } = await countEach(firestore().collection('galerie'), figures);
  const known = photoCategories.map((categorie) => ({
    categorie,
    count: counts[categorie] ?? 0,
  }));
  const inKnown = known.reduce((sum, { count }) => sum + count, 0);
  return [...known, { categorie: otherPhotoCategorie, count: Math.max(0, all - inKnown) }];
}

export async function countTemoignages() {
  const counts = await countEach(firestore().collection('temoignages'), {
    total: {},
    publie: { statut: 'publie' },
    brouillon: { statut: 'brouillon' },
  });
  const limite = limits.publishedTemoignages;
  return { ...counts, limite, placesRestantes: Math.max(0, limite - counts.publie) };
}
