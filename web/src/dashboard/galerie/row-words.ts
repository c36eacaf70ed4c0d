import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { otherPhotoCategorie } from '@centre/domain/photo';
import { allPhotoCategories, type PhotoCategorie } from '../../data/staff-galerie.ts';

/** What is typed about one photo. */
export interface RowWords {
  readonly titre: string;
  readonly description: string;
}

export const noWords: RowWords = { titre: '', description: '' };

/** What is kept of photos that are being added: the files cannot be. */
export interface BatchDraft {
  readonly categorie: PhotoCategorie;
  readonly rows: readonly RowWords[];
}

/** What is wrong with the words of a photo, by field. */
export function wordErrors({ titre, description }: RowWords): Record<string, string> {
  return {
    ...(titre.trim().length < limits.length.titrePhoto.min && { titre: messages.photo.titre }),
    ...(description.trim().length > limits.length.description && {
      description: messages.photo.description,
    }),
  };
}

/** The draft in `stored`; undefined when there is none, or it says nothing. */
export function batchDraftOf(stored: unknown): BatchDraft | undefined {
  const { categorie, rows } = (stored ?? {}) as Partial<BatchDraft>;
  if (!Array.isArray(rows)) return undefined;
  const words = rows.map((row: Partial<RowWords>) => ({
    titre: row.titre ?? '',
    description: row.description ?? '',
  }));
  if (!words.some(({ titre, description }) => titre !== '' || description !== '')) {
    return undefined;
  }
  return {
    categorie: allPhotoCategories.find((known) => known === categorie) ?? otherPhotoCategorie,
    rows: words,
  };
}
