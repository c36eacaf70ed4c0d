import type { Emplacement } from '@centre/domain/vitrine/vitrine';
import { typeset } from '../../texts/typeset.ts';

/** Words of the section with the photographs of the site. */
export const vitrineTab = typeset({
  label: 'Vitrine',
  title: 'Vitrine',
  lead: 'Les photographies du centre, sur les pages du site. Un dessin tient chaque place jusque-là.',
  loading: 'Chargement de la vitrine…',
  places: {
    carrousel: {
      title: 'Carrousel de l’accueil',
      lead: 'En haut de la page d’accueil. La première photographie est vue de tous.',
    },
    equipements: {
      title: 'Équipements',
      lead: 'Le bandeau des machines, plus bas sur la page d’accueil.',
    },
  } satisfies Record<Emplacement, { readonly title: string; readonly lead: string }>,
  count: (count: number, most: number) => `${count} sur ${most}`,
  empty: 'Aucune photographie : les dessins sont en place.',
  rest: 'Les dessins qui restent suivent vos photographies.',
  add: 'Ajouter une photographie',
  addTo: (title: string) => `Ajouter une photographie : ${title}`,
  full: 'Toutes les places sont prises : supprimez une photographie pour en ajouter une autre.',
  editOf: (title: string) => `Modifier « ${title} »`,
  deleteOf: (title: string) => `Supprimer « ${title} »`,
  moveOf: (title: string) => `Déplacer « ${title} »`,
});
