import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo';
import { type Fields, textOf, pictureOf, dateOf, numberOf } from './documents.ts';

/** The photo that the fields of a document describe. */
export function toPhoto(fields: Fields): Photo {
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
    size: numberOf(fields['size']),
  };
}
