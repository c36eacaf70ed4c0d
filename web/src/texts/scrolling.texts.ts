/** Labels of scrollers and carousels. */
export const scrolling = {
  back: (label: string) => `Précédent : ${label}`,
  forth: (label: string) => `Suivant : ${label}`,
  carousel: 'carrousel',
  slide: 'diapositive',
  position: (index: number, count: number) => `${index} sur ${count}`,
  show: (index: number) => `Afficher l’image ${index}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  sheet: (index: number, count: number) => `${index}/${count}`,
} as const;
