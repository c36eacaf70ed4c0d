import { pictureIn } from '@centre/domain/content/records';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { firestore } from '../../functions/src/data/admin.ts';

/** Puts as many photographs of the gallery on that part of the site: “Au tour 1” and so on. */
export async function putVitrinePhotos(emplacement: Emplacement, count: number): Promise<void> {
  const { docs } = await firestore().collection('galerie').limit(count).get();
  const photos = docs.map((doc, index): VitrinePhoto => {
    const { picture } = pictureIn(doc.get('picture'));
    if (!picture) throw new Error('a photo of the gallery has no picture');
    const titre = `Au tour ${index + 1}`;
    const words = { titre, texte: 'Au centième de millimètre', alt: `Un tour, ${index + 1}` };
    const centrage = { x: 20, y: 80 };
    return { id: `photo-${index + 1}`, emplacement, ...words, credit: '', centrage, picture };
  });
  await firestore().doc('reglages/vitrine').set({ photos });
}
