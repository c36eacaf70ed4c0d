import { corbeilleDays } from '@centre/domain/corbeille';
import { typeset } from '../../texts/typeset.ts';

/** Texts of the bins. */
export const corbeilleTexts = typeset({
  title: 'Corbeille',
  /** Confirmation of a restore, by section or by the testimonial's status. */
  restored: {
    articles: 'Article restauré',
    galerie: 'Photo restaurée',
    vitrine: 'Image restaurée, de nouveau sur le site',
    temoignages: 'Témoignage restauré',
    publie: 'Témoignage restauré, de nouveau sur le site',
    brouillon: 'Témoignage restauré comme brouillon',
    inscriptions: 'Inscription restaurée',
  },

  lead: `Ce qui est supprimé reste ici ${corbeilleDays} jours, puis est effacé pour toujours.`,
  loading: 'Chargement de la corbeille…',
  failed: 'La corbeille n’a pas pu être chargée.',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimez peut être restauré ici.',
  list: 'Éléments supprimés',
  search: 'Rechercher dans la corbeille',
  searchHint: 'Nom, titre, référence…',
  clearSearch: 'Effacer la recherche',
  nothing: 'Rien dans la corbeille ne correspond à cette recherche',
  nothingHint: 'Essayez un autre mot, ou une partie de mot.',
  cut: (count: string) => `La recherche porte sur les ${count} éléments supprimés en dernier.`,
  deleted: (par: string, date: string) => `Suppression par ${par}, le ${date}`,
  until: (day: string) => `à restaurer jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreOf: (name: string) => `Restaurer « ${name} »`,
});
