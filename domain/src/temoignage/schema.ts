import { staffTemoignageMessages } from '../messages/staff/content.ts';
import { z } from 'zod';
import { imageSource, documentId, requestId, text } from '../schema.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { temoignageStatuts } from './temoignage.ts';
import { normalizeText } from '../typed-text.ts';

const says = staffTemoignageMessages;
const { name, formationTemoignage, contenuTemoignage } = limits.length;

const statut = z.enum(temoignageStatuts, { error: messages.field.invalid('Statut') });

/**
 * The request of `saveTemoignage`. A new testimonial is published unless the request says
 * otherwise; when one is updated, optional fields that the request omits keep their stored values.
 */
export const saveTemoignageRequest = z.strictObject({
  id: documentId.optional(),
  nom: text('Nom', { ...name, tooShort: says.nom }),
  prenom: text('Prénom', { ...name, tooShort: says.prenom }),
  formation: text('Formation', { ...formationTemoignage, tooShort: says.formation }),
  promotion: text('Promotion').optional(),
  contenu: text('Contenu', {
    ...contenuTemoignage,
    tooShort: says.contenu,
    normalize: normalizeText,
  }),
  /** `null` takes the note away. */
  note: z
    .int({ error: says.note })
    .min(limits.note.min, { error: says.note })
    .max(limits.note.max, { error: says.note })
    .nullish(),
  entreprise: text('Entreprise').optional(),
  poste: text('Poste').optional(),
  photo: imageSource({ type: says.imageType, size: says.imageSize }).optional(),
  statut: statut.optional(),
  /** Of a new testimonial, see `requestId`. */
  requestId: requestId.optional(),
});

/** The request of `setTemoignageStatut`. */
export const setTemoignageStatutRequest = z.strictObject({
  id: documentId,
  statut,
});
