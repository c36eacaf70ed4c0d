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

/** Texts and crop of a photograph of the site. */
export const vitrineFields = z.strictObject({
  titre: text('Titre', { ...titrePhoto, tooShort: messages.photo.titre }),
  texte: text('Texte').optional(),
  alt: text('Description', { min: 1, max: description }),
  credit: text('Crédit').optional(),
  centrage: z.strictObject({ x: percent, y: percent }, invalid('Cadrage')).optional(),
});

/** Variant with a chosen title: that of a page, or the name of a partner. */
export const vitrinePlaceFields = vitrineFields.extend({ titre: text('Titre', { min: 1 }) });

/** Request of `saveVitrinePhoto`: a new photograph needs its image and its place. */
export const saveVitrinePhotoRequest = vitrineFields
  .extend({
    id: documentId.optional(),
    emplacement: emplacement.optional(),
    image: imageSource(messages.photo).optional(),
    /** Only for a new photograph; see `requestId`. */
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

/** Request of `orderVitrine`: the photographs of a part of the site, in display order. */
export const orderVitrineRequest = z.strictObject({
  emplacement,
  ids: z.array(documentId, invalid('Ordre')).max(100, invalid('Ordre')),
});

/** Request of `listVitrine`: filters; without `emplacement`, every part of the site. */
export const listVitrineRequest = z.strictObject({
  emplacement: emplacement.optional(),
  titre: text('Titre').optional(),
});
