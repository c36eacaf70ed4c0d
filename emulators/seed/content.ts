import type { ArticleCategorie, ArticleStatut } from '@centre/domain/article/article';
import type { PhotoCategorie } from '@centre/domain/photo/photo';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import articles from './content/articles.json' with { type: 'json' };
import photos from './content/photos.json' with { type: 'json' };
import temoignages from './content/temoignages.json' with { type: 'json' };

/** An article of the demonstration; its other dates and counters are worked out. */
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
  /** In web/pictures. */
  readonly cover: string;
  readonly paragraphs: readonly string[];
}

interface PhotoContent {
  readonly categorie: PhotoCategorie;
  readonly titre: string;
  readonly description: string;
  /** In web/pictures. */
  readonly source: string;
}

type TemoignageContent = Omit<Temoignage, 'photo' | 'picture' | 'dateCreation'> & {
  /** Instant of writing, ISO 8601 in UTC. */
  readonly date: string;
  /** In web/pictures. */
  readonly portrait: string;
};

/** The same as JSON has it: TypeScript knows its strings as strings only. */
type Json<Content> = {
  readonly [Name in keyof Content]: Content[Name] extends string ? string : Content[Name];
};

// Every field is checked here but the values of these strings, which a test checks.
const written: {
  readonly articles: readonly Json<ArticleContent>[];
  readonly photos: readonly Json<PhotoContent>[];
  readonly temoignages: readonly Json<TemoignageContent>[];
} = { articles, photos, temoignages };

export const articleContents = written.articles as readonly ArticleContent[];
export const photoContents = written.photos as readonly PhotoContent[];
export const temoignageContents = written.temoignages as readonly TemoignageContent[];
