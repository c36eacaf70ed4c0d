import { staffTemoignageMessages } from '../messages/staff/content.ts';
import { z } from 'zod';
import { imageSource, documentId, requestId, text } from '../schema.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { temoignageStatuts } from './temoignage.ts';
import { normalizeText } from '../typed-text.ts';

const texts = staffTemoignageMessages;
const { name, formationTemoignage, contenuTemoignage } = limits.length;

const statut = z.enum(temoignageStatuts, { error: messages.field.invalid('Statut') });

/**
 * Request of `saveTemoignage`. A new testimonial is published by default. When one is updated,
 * optional fields that the request omits keep their stored values.
 */
export const saveTemoignageRequest = z.strictObject({
  id: documentId.optional(),
  nom: text('Nom', { ...name, tooShort: texts.nom }),
  prenom: text('Prénom', { ...name, tooShort: texts.prenom }),
  formation: text('Formation', { ...formationTemoignage, tooShort: texts.formation }),
  promotion: text('Promotion').optional(),
  contenu: text('Contenu', {
    ...contenuTemoignage,
    tooShort: texts.contenu,
    normalize: normalizeText,
  }),
  /** `null` removes the note. */
  note: z
    .int({ error: texts.note })
    .min(limits.note.min, { error: texts.note })
    .max(limits.note.max, { error: texts.note })
    .nullish(),
  entreprise: text('Entreprise').optional(),
  poste: text('Poste').optional(),
  photo: imageSource({ type: texts.imageType, size: texts.imageSize }).optional(),
  statut: statut.optional(),
  /** Only for a new testimonial; see `requestId`. */
  requestId: requestId.optional(),
});

/** Request of `setTemoignageStatut`. */
export const setTemoignageStatutRequest = z.strictObject({
  id: documentId,
  statut,
});
