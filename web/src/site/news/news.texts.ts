import { centre } from '@centre/domain/centre';
import { typeset } from '../../texts/typeset.ts';

export const newsPage = {
  title: 'Blog & Actualités',
  lead: `La vie des ateliers, les nouvelles machines, les partenariats et les dates à retenir du ${centre.abbreviation}.`,
  tabs: 'Rubriques',
  all: 'Tous',
  list: 'Articles',
  otherArticles: 'Autres articles',
  count: (count: number, isWhole: boolean) =>
    `${count} ${count > 1 ? 'articles' : 'article'}${isWhole ? '' : ' affichés'}`,
  seeAll: 'Voir tous les articles',
  read: 'Lire la suite',
  more: "Plus d'articles",
  loadingMore: 'Chargement…',
  moreFailed:
    'Les articles suivants n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
} as const;

/** Texts of the article page. */
export const articleDetail = typeset({
  loading: 'Chargement de l’article…',
  publishedOn: 'Publié le',
  by: 'Par',
  close: 'Fermer',
  back: 'Retour aux articles',
  share: 'Partager',
  copied: 'Lien copié',
  address: 'Adresse de l’article :',
});
