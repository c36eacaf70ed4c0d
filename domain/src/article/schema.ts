import { staffArticleMessages } from '../messages/staff/content.ts';
import { z } from 'zod';
import { articleCategories } from './article.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { imageSource, documentId, requestId, text } from '../schema.ts';
import { normalizeText } from '../typed-text.ts';

const texts = staffArticleMessages;

/**
 * Request of `saveArticle`. When an article is updated, a category, a mark or an image that
 * the request omits keeps its stored value.
 */
export const saveArticleRequest = z.strictObject({
  id: documentId.optional(),
  titre: text('Titre', { ...limits.length.titreArticle, tooShort: texts.required }),
  contenu: text('Contenu', {
    min: 1,
    max: limits.length.contenuArticle,
    normalize: normalizeText,
    tooShort: texts.required,
  }),
  auteur: text('Auteur', { min: 1, max: limits.length.name.max, tooShort: texts.required }),
  categorie: z
    .enum(articleCategories, { error: messages.field.invalid('Catégorie') })
    .optional(),
  isPrincipal: z.boolean({ error: messages.field.invalid('Principal') }).optional(),
  image: imageSource(messages.photo).optional(),
  /** Only for a new article; see `requestId`. */
  requestId: requestId.optional(),
  /** Version at which the article was opened; saving an outdated one is refused. */
  version: z
    .int({ error: messages.field.invalid('Version') })
    .min(0)
    .optional(),
});
