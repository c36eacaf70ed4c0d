import { centre } from '@centre/domain/centre';
import type { DepartmentPath } from './departments.ts';
import { typeset } from './typeset.ts';

const { abbreviation, figures, openedIn, openingHours } = centre;

interface SpecialityText {
  readonly name: string;
  readonly text: string;
  readonly path: DepartmentPath;
}

export const centrePage = typeset({
  title: `Le ${abbreviation}`,
  lead: `Le ${centre.name} est un établissement public de ${centre.city}. Depuis ${openedIn}, on y apprend les métiers qui font tourner les usines, les chantiers et les services du pays.`,
  facts: [
    { label: 'Ouverture', value: `${openedIn}` },
    { label: 'Jeunes formés', value: `${figures.trained}` },
    { label: 'Insertion', value: `Plus de ${figures.insertion} %` },
    { label: 'Techniciens recyclés', value: `Plus de ${figures.retrained}` },
  ],
  film: {
    title: 'Le centre en images',
    text: 'Une visite d’une demi-minute, sans parole ni musique.',
    scenesTitle: 'Ce que l’on y voit',
    scenes: [
      'La cour du centre et la grande halle des ateliers',
      'Un moteur triphasé ouvert sur son banc',
      'Une torche qui dépose son cordon, un tour qui lève un copeau',
      'Une boucle frigorifique et ses manomètres',
      'Un moteur diesel en coupe, un vérin et sa centrale',
      'Un formateur et ses apprentis, puis le jour des diplômes',
    ],
    label: `Film de présentation du ${abbreviation}`,
    fallback: 'Votre navigateur ne supporte pas la lecture de vidéos HTML5.',
  },
  history: {
    title: 'Notre histoire',
    steps: [
      {
        mark: '2013',
        title: 'Un arrêté ministériel',
        text: `Le centre est créé par arrêté ministériel, pour donner aux industries du ${centre.country} les techniciens qu’elles ne trouvaient pas.`,
      },
      {
        mark: '2013 – 2015',
        title: 'Des ateliers sortent de terre',
        text: 'La construction et l’équipement sont cofinancés par une agence française de développement. Les machines sont choisies avec les entreprises.',
      },
      {
        mark: `${openedIn}`,
        title: 'L’ouverture',
        text: 'Les premiers apprenants passent la porte. L’État confie la gestion à une association de représentants des secteurs public et privé.',
      },
      {
        mark: 'Aujourd’hui',
        title: 'Une maison qui compte',
        text: `${figures.trained} jeunes formés, une insertion supérieure à ${figures.insertion} %, et plus de ${figures.retrained} techniciens d’entreprise recyclés.`,
      },
    ],
  },
  missions: {
    title: 'Nos missions',
    intro: 'Quatre engagements, tenus ensemble par l’atelier.',
    items: [
      {
        title: 'Former les jeunes',
        text: 'Du BEPC au BTS, donner un métier et le diplôme qui le prouve, avec la culture générale qui permet d’évoluer.',
      },
      {
        title: 'Recycler les techniciens',
        text: 'Les machines changent ; ceux qui les conduisent et les réparent doivent pouvoir revenir apprendre, le jour ou le soir.',
      },
      {
        title: 'Servir les entreprises',
        text: 'Former leurs équipes, auditer leurs installations, fabriquer et réparer à leur demande.',
      },
      {
        title: 'Accompagner vers l’emploi',
        text: 'Stages, visites, essais professionnels, appui à la création d’activité : la formation se termine quand le travail commence.',
      },
    ],
  },
  organisation: {
    title: 'Notre organisation',
    intro:
      'Un établissement public, conduit avec ceux qui emploient : c’est ce qui garde les formations proches des métiers.',
    levels: [
      {
        title: 'Le ministère de tutelle',
        text: 'Il a créé le centre par arrêté et fixe les diplômes.',
      },
      {
        title: 'L’association de gestion',
        text: 'Elle réunit des représentants du secteur public et du secteur privé, et gère le centre.',
      },
      {
        title: `Le conseil d’administration, ${figures.boardMembers} membres`,
        text: 'Il arrête les orientations, vote le budget et suit les résultats.',
      },
      {
        title: 'La direction et les départements',
        text: 'Direction, études, stages et emploi, administration ; sept départements et leurs formateurs.',
      },
    ],
  },
  specialities: {
    title: 'Nos spécialités',
    intro: 'Huit savoir-faire de l’industrie, enseignés dans sept départements.',
    items: [
      {
        name: 'Climatisation et froid industriels',
        text: 'Produire le froid, le garder, l’économiser.',
        path: '/froid-climatisation',
      },
      {
        name: 'Chaudronnerie et soudure',
        text: 'Mettre l’acier en forme et l’assembler pour longtemps.',
        path: '/chaudronerie',
      },
      {
        name: 'Électromécanique',
        text: 'Marier le moteur, sa commande et ce qu’il entraîne.',
        path: '/electromecanique',
      },
      {
        name: 'Mécanique d’entretien',
        text: 'Fabriquer, ajuster, remonter, remettre en marche.',
        path: '/mecanique-entretien',
      },
      {
        name: 'Mécanique diesel',
        text: 'Du camion au groupe électrogène, le moteur sous toutes ses cotes.',
        path: '/mecanique-diesel',
      },
      {
        name: 'Hydraulique',
        text: 'Centrales, distributeurs, vérins : la force par l’huile.',
        path: '/maintenance',
      },
      {
        name: 'Automatismes',
        text: 'Capteurs, automates, pupitres : la machine qui décide.',
        path: '/electromecanique',
      },
      {
        name: 'Tuyauterie',
        text: 'Lire l’isométrique, préparer, assembler, éprouver une ligne.',
        path: '/chaudronerie',
      },
    ] satisfies readonly SpecialityText[],
  },
  hours: {
    title: 'Horaires et accès',
    facts: [
      {
        label: 'Ouverture du centre',
        value: `${openingHours.days[0]?.toUpperCase()}${openingHours.days.slice(1)}, de\u00A0${openingHours.from}\u00A0à\u00A0${openingHours.to}`,
      },
      { label: 'Cours du jour', value: '8h-16h' },
      { label: 'Cours du soir', value: '17h-21h' },
      { label: 'Adresse', value: centre.address },
    ],
    contact: { label: 'Plan et contacts', path: '/contact' },
  },
});
