import { z } from 'zod';
import { imageSource } from './image-schema.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { documentId, optionalText, requestId, text } from './schema.ts';
import { temoignageStatuts } from './temoignage.ts';

const says = messages.temoignage;
const { name, formationTemoignage, contenuTemoignage } = limits.length;

const statut = z.enum(temoignageStatuts, { error: messages.field.invalid('Statut') });

/** The request of `saveTemoignage`. A new one is published unless it says otherwise. */
export const saveTemoignageRequest = z.strictObject({
  id: documentId.optional(),
  nom: text('Nom', { ...name, tooShort: says.nom }),
  prenom: text('Prénom', { ...name, tooShort: says.prenom }),
  formation: text('Formation', { ...formationTemoignage, tooShort: says.formation }),
  promotion: optionalText('Promotion'),
  contenu: text('Contenu', { ...contenuTemoignage, tooShort: says.contenu }),
  note: z
    .int({ error: says.note })
    .min(limits.note.min, { error: says.note })
    .max(limits.note.max, { error: says.note })
    .optional(),
  entreprise: optionalText('Entreprise'),
  poste: optionalText('Poste'),
  photo: imageSource.optional(),
  statut: statut.optional(),
  /** Of a new testimonial, see `requestId`. */
  requestId: requestId.optional(),
});

/** The request of `setTemoignageStatut`. */
export const setTemoignageStatutRequest = z.strictObject({ id: documentId, statut });
