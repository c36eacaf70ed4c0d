import { z } from 'zod';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { documentId, imageSource, requestId, text } from '../schema.ts';
import { emplacements } from './vitrine.ts';

const { titrePhoto, description } = limits.length;
const invalid = (label: string) => ({ error: messages.field.invalid(label) });

const emplacement = z.enum(emplacements, invalid('Emplacement'));

const percent = z
  .number(invalid('Cadrage'))
  .min(0, invalid('Cadrage'))
  .max(100, invalid('Cadrage'));

/** What is said of a photograph of the site, and how it is cropped. */
export const vitrineWords = z.strictObject({
  titre: text('Titre', { ...titrePhoto, tooShort: messages.photo.titre }),
  texte: text('Texte').optional(),
  alt: text('Description', { min: 1, max: description }),
  credit: text('Crédit').optional(),
  centrage: z.strictObject({ x: percent, y: percent }, invalid('Cadrage')).optional(),
});

/** The same where the title is chosen: that of a page, or the name of a partner. */
export const vitrinePlaceWords = vitrineWords.extend({ titre: text('Titre', { min: 1 }) });

/** The request of `saveVitrinePhoto`: a new photograph needs its image and its place. */
export const saveVitrinePhotoRequest = vitrineWords
  .extend({
    id: documentId.optional(),
    emplacement: emplacement.optional(),
    image: imageSource(messages.photo).optional(),
    /** Of a new one, see `requestId`. */
    requestId: requestId.optional(),
  })
  .refine(({ id, image }) => id !== undefined || image !== undefined, {
    path: ['image'],
    error: messages.photo.image,
  })
  .refine(({ id, emplacement: place }) => id !== undefined || place !== undefined, {
    path: ['emplacement'],
    error: messages.field.required,
  });

/** The request of `orderVitrine`: the photographs of a place, the first that is shown first. */
export const orderVitrineRequest = z.strictObject({
  emplacement,
  ids: z.array(documentId, invalid('Ordre')).max(100, invalid('Ordre')),
});

/** The request of `listVitrine`: which photographs, those of every part of the site when absent. */
export const listVitrineRequest = z.strictObject({
  emplacement: emplacement.optional(),
  titre: text('Titre').optional(),
});
