import { limits } from '@centre/domain/limits';
import type { Temoignage } from '@centre/domain/temoignage';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { dateOf, fieldsOf, textOf } from './documents.ts';
import { publicStore } from './public-store.ts';
import { withinTimeLimit } from './time-limit.ts';

/** A testimonial as the public reads it. */
export type PublicTemoignage = Omit<Temoignage, 'statut'>;

function toTemoignage(fields: Record<string, unknown>): PublicTemoignage {
  const note = fields['note'];
  return {
    id: textOf(fields['id']),
    nom: textOf(fields['nom']),
    prenom: textOf(fields['prenom']),
    formation: textOf(fields['formation']),
    promotion: textOf(fields['promotion']),
    contenu: textOf(fields['contenu']) || textOf(fields['message']),
    entreprise: textOf(fields['entreprise']),
    poste: textOf(fields['poste']),
    photo: textOf(fields['photo']) || textOf(fields['image']),
    dateCreation: dateOf(fields['dateCreation']),
    ...(typeof note === 'number' && { note }),
  };
}

/** The published testimonials, the latest first; never more than may be published. */
export async function publishedTemoignages(): Promise<PublicTemoignage[]> {
  const { docs } = await withinTimeLimit(
    getDocs(
      query(
        collection(publicStore, 'temoignages'),
        where('statut', '==', 'publie'),
        orderBy('dateCreation', 'desc'),
        limit(limits.publishedTemoignages),
      ),
    ),
  );
  return docs.map((document) => toTemoignage(fieldsOf(document)));
}
