import { z } from 'zod';
import { imageSource, documentId, requestId, text } from '../schema.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { otherPhotoCategorie, photoCategories } from './photo.ts';
import { normalizeText } from '../typed-text.ts';

const texts = messages.photo;

/** Texts and category of a photo. */
export const photoFields = z.strictObject({
  titre: text('Titre', { ...limits.length.titrePhoto, tooShort: texts.titre }),
  description: text('Description', {
    max: limits.length.longText,
    normalize: normalizeText,
  })
    .refine((value) => value.length <= limits.length.description, {
      error: texts.description,
    })
    .optional(),
  categorie: z
    .enum([...photoCategories, otherPhotoCategorie], {
      error: messages.field.invalid('Catégorie'),
    })
    .optional(),
});

/**
 * Request of `savePhoto`. A new photo needs its image; when a photo is updated, optional
 * fields that the request omits keep their stored values.
 */
export const savePhotoRequest = photoFields
  .extend({
    id: documentId.optional(),
    image: imageSource(texts).optional(),
    /** Only for a new photo; see `requestId`. */
    requestId: requestId.optional(),
  })
  .refine((photo) => photo.id !== undefined || photo.image !== undefined, {
    path: ['image'],
    error: texts.image,
  });
