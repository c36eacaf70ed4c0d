import type { Temoignage } from '@centre/domain/temoignage';
import { dateOf, textOf } from './documents.ts';
import { pictureOf } from './published-picture.ts';

/** A testimonial as the public reads it. */
export type PublicTemoignage = Omit<Temoignage, 'statut'>;

/** What the fields of a document say, older names of them included. */
export function toTemoignage(fields: Record<string, unknown>): PublicTemoignage {
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
    ...pictureOf(fields['picture']),
    dateCreation: dateOf(fields['dateCreation']),
    ...(typeof note === 'number' && { note }),
  };
}
