import type { Temoignage } from '@centre/domain/temoignage';
import { type Fields, textOf, pictureOf, dateOf } from './documents.ts';

/** A testimonial as the public reads it. */
export type PublicTemoignage = Omit<Temoignage, 'statut'>;

/** The testimonial that the fields of a document describe, older names of them included. */
export function toTemoignage(fields: Fields): PublicTemoignage {
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
