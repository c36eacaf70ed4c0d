export const notFoundPage = {
  title: 'Page introuvable',
  text: 'Cette adresse ne mène à aucune page du site. Elle a peut-être été mal recopiée, ou la page a changé de place.',
  home: "Retour à l'accueil",
  programmes: 'Voir les formations',
} as const;
