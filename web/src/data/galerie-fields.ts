import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo';
import { dateOf, textOf } from './documents.ts';
import { pictureOf } from './published-picture.ts';

/** What the fields of a document say of a photo. */
export function toPhoto(fields: Record<string, unknown>): Photo {
  const size = fields['size'];
  return {
    id: textOf(fields['id']),
    imageUrl: textOf(fields['imageUrl']),
    ...pictureOf(fields['picture']),
    titre: textOf(fields['titre']),
    description: textOf(fields['description']),
    categorie:
      photoCategories.find((categorie) => categorie === fields['categorie']) ??
      otherPhotoCategorie,
    dateUpload: dateOf(fields['dateUpload']),
    size: typeof size === 'number' ? size : 0,
  };
}
