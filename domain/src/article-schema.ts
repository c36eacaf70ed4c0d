import { z } from 'zod';
import { articleCategories, defaultArticleCategorie } from './article.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { imageSource } from './image-schema.ts';
import { documentId, requestId, text } from './schema.ts';

const says = messages.article;

/** The request of `saveArticle`. */
export const saveArticleRequest = z.strictObject({
  id: documentId.optional(),
  titre: text('Titre', { ...limits.length.titreArticle, tooShort: says.required }),
  contenu: text('Contenu', {
    min: 1,
    max: limits.length.contenuArticle,
    tooShort: says.required,
  }),
  auteur: text('Auteur', { min: 1, max: limits.length.name.max, tooShort: says.required }),
  categorie: z
    .enum(articleCategories, { error: messages.field.invalid('Catégorie') })
    .default(defaultArticleCategorie),
  isPrincipal: z.boolean({ error: messages.field.invalid('Principal') }).default(false),
  image: imageSource.optional(),
  /** Of a new article, see `requestId`. */
  requestId: requestId.optional(),
  /** The version at which a known article was opened; a save of an older one is refused. */
  version: z.int({ error: messages.field.invalid('Version') }).min(0).optional(),
});
