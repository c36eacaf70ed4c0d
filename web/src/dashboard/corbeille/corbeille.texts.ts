import { typeset } from '../../texts/typeset.ts';

/** What the sections say of their bins; the dialog has words of its own. */
export const corbeilleWords = typeset({
  title: 'Corbeille',
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
