import { articleCategories, type Article } from '@centre/domain/article/article';
import { centre } from '@centre/domain/centre';
import { cycle } from './people.ts';
import { daysAfter } from './time.ts';

/** Published article. */
export function article(overrides: Partial<Article> = {}, index = 0): Article {
  const date = overrides.date ?? daysAfter('2025-06-02T08:00:00Z', index);
  const isPrincipal = overrides.isPrincipal ?? false;
  return {
    id: `article-${index}`,
    titre: `Nouvelles de l’atelier n° ${index + 1}`,
    contenu:
      'Les stagiaires ont remis le compresseur en service.\n\nLa visite est ouverte à tous.',
    auteur: centre.name,
    categorie: cycle(articleCategories, index),
    statut: 'publié',
    imageUrl: '',
    date,
    dateCreation: date,
    dateModification: date,
    vues: 0,
    comments: 0,
    isPrincipal,
    featured: isPrincipal,
    ...overrides,
  };
}
