import type { ArticleCategorie, ArticleStatut } from '@centre/domain/article/article';
import type { PhotoCategorie } from '@centre/domain/photo/photo';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import articles from './content/articles.json' with { type: 'json' };
import photos from './content/photos.json' with { type: 'json' };
import temoignages from './content/temoignages.json' with { type: 'json' };

/** Article of the demonstration; its other dates and counters are derived. */
export interface ArticleContent {
  readonly id: string;
  readonly titre: string;
  readonly auteur: string;
  readonly categorie: ArticleCategorie;
  readonly statut: ArticleStatut;
  readonly isPrincipal: boolean;
  /** Instant of publication, ISO 8601 in UTC, which is Togo's time. */
  readonly date: string;
  readonly vues: number;
  /** Path in web/pictures. */
  readonly cover: string;
  readonly paragraphs: readonly string[];
}

interface PhotoContent {
  readonly categorie: PhotoCategorie;
  readonly titre: string;
  readonly description: string;
  /** Path in web/pictures. */
  readonly source: string;
}

type TemoignageContent = Omit<Temoignage, 'photo' | 'picture' | 'dateCreation'> & {
  /** Instant of writing, ISO 8601 in UTC. */
  readonly date: string;
  /** Path in web/pictures. */
  readonly portrait: string;
};

/** Type of imported JSON, where TypeScript widens literals to `string`. */
type Json<Content> = {
  readonly [Name in keyof Content]: Content[Name] extends string ? string : Content[Name];
};

// Types every field of the JSON; a test checks the values of the widened strings.
const imported: {
  readonly articles: readonly Json<ArticleContent>[];
  readonly photos: readonly Json<PhotoContent>[];
  readonly temoignages: readonly Json<TemoignageContent>[];
} = { articles, photos, temoignages };

export const articleContents = imported.articles as readonly ArticleContent[];
export const photoContents = imported.photos as readonly PhotoContent[];
export const temoignageContents = imported.temoignages as readonly TemoignageContent[];
