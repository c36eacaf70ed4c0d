import { pictureIn } from '@centre/domain/content/records';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { firestore } from '../../functions/src/data/admin.ts';

/** Stores vitrine photos with the given titles, all with one picture of the galerie. */
export async function putVitrinePhotos(
  titles: Readonly<Partial<Record<Emplacement, readonly string[]>>>,
): Promise<readonly VitrinePhoto[]> {
  const { docs } = await firestore().collection('galerie').limit(1).get();
  const { picture } = pictureIn(docs[0]?.get('picture'));
  if (!picture) throw new Error('a photo of the gallery has no picture');
  const photos = Object.entries(titles).flatMap(([emplacement, placeTitles]) =>
    placeTitles.map((titre) => ({
      ...{ id: `photo-${titre.replaceAll(/\W+/g, '-')}`, titre, picture },
      emplacement: emplacement as Emplacement,
      ...{ texte: 'Au centième de millimètre', alt: `Vue : ${titre}`, credit: 'Ama Koffi' },
      centrage: { x: 20, y: 80 },
    })),
  );
  await firestore().doc('reglages/vitrine').set({ photos });
  return photos;
}
