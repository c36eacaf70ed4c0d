import { corbeilleDays } from '@centre/domain/corbeille';
import { typeset } from '../../texts/typeset.ts';

/** The bins of the sections. */
export const corbeilleWords = typeset({
  title: 'Corbeille',
  lead: `Ce qui est supprimé reste ici ${corbeilleDays} jours, puis est effacé pour toujours.`,
  loading: 'Chargement de la corbeille…',
  failed: 'La corbeille n’a pas pu être chargée.',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimez peut être restauré ici.',
  list: 'Éléments supprimés',
  deleted: (par: string, date: string) => `Suppression par ${par}, le ${date}`,
  until: (day: string) => `à restaurer jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreOf: (name: string) => `Restaurer « ${name} »`,
  /** What was restored; of a testimonial, what it is again. */
  restored: {
    articles: 'Article restauré',
    galerie: 'Photo restaurée',
    vitrine: 'Image restaurée, de nouveau sur le site',
    temoignages: 'Témoignage restauré',
    publie: 'Témoignage restauré, de nouveau sur le site',
    brouillon: 'Témoignage restauré comme brouillon',
    inscriptions: 'Inscription restaurée',
  },
});
