import {
  articleCategorieOf,
  isMainArticle,
  publishedArticle,
  type Article,
  type PublicArticle,
} from '../article/article.ts';
import { otherPhotoCategorie, photoCategories, type Photo } from '../photo/photo.ts';
import type { PictureSource, PublishedPicture } from './published-picture.ts';
import { dateIn, mapIn, numberIn, textIn, type Fields } from './stored-documents.ts';
import type { Temoignage } from '../temoignage/temoignage.ts';
import { emplacements, type VitrinePhoto } from '../vitrine/vitrine.ts';

const beginningOfTime = new Date(0);

/**
 * Public fields of a stored article, read under their older names too.
 *
 * @param createdAt date of an article that has none.
 */
export function publicArticleOf(
  id: string,
  fields: Fields,
  createdAt = beginningOfTime,
): PublicArticle {
  const { date: published, datePublication, dateCreation, dateModification } = fields;
  const date = dateIn(published, datePublication, dateCreation) ?? createdAt;
  return {
    id,
    titre: textIn(fields['titre']),
    contenu: textIn(fields['contenu']),
    auteur: textIn(fields['auteur']),
    categorie: articleCategorieOf(fields['categorie']),
    imageUrl: textIn(fields['imageUrl']) || textIn(fields['image']),
    ...pictureIn(fields['picture']),
    date,
    dateModification: dateIn(dateModification) ?? date,
    isPrincipal: isMainArticle(fields),
  };
}

/** All fields of a stored article. */
export function articleOf(id: string, fields: Fields, createdAt?: Date): Article {
  const shown = publicArticleOf(id, fields, createdAt);
  const { dateCreation, version } = fields;
  return {
    ...shown,
    statut: fields['statut'] === publishedArticle ? publishedArticle : 'brouillon',
    dateCreation: dateIn(dateCreation) ?? shown.date,
    vues: numberIn(fields['vues']),
    comments: numberIn(fields['comments']),
    featured: shown.isPrincipal,
    ...(typeof version === 'number' && { version }),
  };
}

/** Parses a stored photo. */
export function photoOf(id: string, fields: Fields, createdAt = beginningOfTime): Photo {
  const { categorie } = fields;
  return {
    id,
    imageUrl: textIn(fields['imageUrl']),
    ...pictureIn(fields['picture']),
    titre: textIn(fields['titre']),
    description: textIn(fields['description']),
    categorie: photoCategories.find((known) => known === categorie) ?? otherPhotoCategorie,
    dateUpload: dateIn(fields['dateUpload']) ?? createdAt,
    size: numberIn(fields['size']),
  };
}

/** Parses a stored testimonial, whose fields may have their older names. */
export function temoignageOf(
  id: string,
  fields: Fields,
  createdAt = beginningOfTime,
): Temoignage {
  const { note } = fields;
  return {
    id,
    nom: textIn(fields['nom']),
    prenom: textIn(fields['prenom']),
    formation: textIn(fields['formation']),
    promotion: textIn(fields['promotion']),
    contenu: textIn(fields['contenu']) || textIn(fields['message']),
    ...(typeof note === 'number' && { note }),
    entreprise: textIn(fields['entreprise']),
    poste: textIn(fields['poste']),
    photo: textIn(fields['photo']) || textIn(fields['image']),
    ...pictureIn(fields['picture']),
    statut: fields['statut'] === 'publie' ? 'publie' : 'brouillon',
    dateCreation: dateIn(fields['dateCreation']) ?? createdAt,
  };
}

/** Parses the stored photographs of the site, in display order. */
export function vitrineOf({ photos }: Fields): readonly VitrinePhoto[] {
  return Array.isArray(photos) ? photos.flatMap((photo) => vitrinePhotoOf(mapIn(photo))) : [];
}

/** Parses a photograph of the site; empty without a place or a picture. */
export function vitrinePhotoOf(fields: Fields): readonly VitrinePhoto[] {
  const emplacement = emplacements.find((known) => known === fields['emplacement']);
  const { picture } = pictureIn(fields['picture']);
  if (!emplacement || !picture) return [];
  const { x, y } = mapIn(fields['centrage']);
  return [
    {
      id: textIn(fields['id']),
      emplacement,
      titre: textIn(fields['titre']),
      texte: textIn(fields['texte']),
      alt: textIn(fields['alt']),
      credit: textIn(fields['credit']),
      centrage: { x: numberIn(x), y: numberIn(y) },
      picture,
    },
  ];
}

/** Complete `picture` of a document; older records have none, or another value in that field. */
export function pictureIn(value: unknown): { picture?: PublishedPicture } {
  const { folder, width, height, sources, jpeg, placeholder } = mapIn(value);
  if (typeof width !== 'number' || typeof height !== 'number') return {};
  if (!Array.isArray(sources) || !sources.length || !sources.every(isSource)) return {};
  return {
    picture: {
      folder: textIn(folder),
      width,
      height,
      sources,
      jpeg: textIn(jpeg),
      placeholder: textIn(placeholder),
    },
  };
}

function isSource(value: unknown): value is PictureSource {
  const { url, width } = mapIn(value);
  return typeof url === 'string' && typeof width === 'number';
}
