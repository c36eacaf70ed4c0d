import { centre } from '@centre/domain/centre';

export const home = {
  kicker: `Centre public · ${centre.city}, ${centre.country}`,
  title: 'Apprendre un métier de l’industrie',
  lead: `Froid et climatisation, soudure, électromécanique, mécanique, diesel, hydraulique, automatismes : au ${centre.abbreviation}, on se forme sur de vraies machines, avec des gens du métier.`,
  enrol: "S'inscrire",
  figuresTitle: 'Le centre en chiffres',
  figures: [
    { value: `${centre.figures.trained}`, label: 'jeunes formés' },
    { value: `+ de ${centre.figures.insertion} %`, label: 'd’insertion professionnelle' },
    { value: `+ de ${centre.figures.retrained}`, label: 'techniciens d’entreprise recyclés' },
    { value: `${centre.openedIn}`, label: 'année d’ouverture' },
  ],
} as const;

export const news = {
  title: 'Restez à la une',
  tabs: 'Rubriques',
  all: 'Tous',
} as const;
