import { centre } from '@centre/domain/centre';
import type { DepartmentPath } from '../../texts/departments.texts.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { Explanation, SubjectPage } from '../../texts/page.texts.ts';
import { explained, typeset } from '../../texts/typeset.ts';

const { abbreviation, figures, openedIn, openingHours } = centre;

interface SpecialityCard extends Explanation {
  readonly path: DepartmentPath;
}

export const centrePage: SubjectPage = typeset({
  title: `Le ${abbreviation}`,
  lead: `Le ${centre.name} est un établissement public de ${centre.city}. Depuis ${openedIn}, on y apprend les métiers qui font tourner les usines, les chantiers et les services du pays.`,
  picture: 'centre',
  actions: [nextStep.programmes],
  facts: [
    { label: 'Ouverture', value: `${openedIn}` },
    { label: 'Jeunes formés', value: `${figures.trained}` },
    { label: 'Insertion', value: `Plus de ${figures.insertion} %` },
    { label: 'Techniciens recyclés', value: `Plus de ${figures.retrained}` },
  ],
  parts: [
    {
      id: 'film',
      title: 'Le centre en images',
      intro: 'Une visite d’une demi-minute, sans parole ni musique.',
    },
    {
      id: 'histoire',
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
    {
      id: 'missions',
      title: 'Nos missions',
      intro: 'Quatre engagements, tenus ensemble par l’atelier.',
      notes: explained({
        'Former les jeunes':
          'Du BEPC au BTS, donner un métier et le diplôme qui le prouve, avec la culture générale qui permet d’évoluer.',
        'Recycler les techniciens':
          'Les machines changent ; ceux qui les conduisent et les réparent doivent pouvoir revenir apprendre, le jour ou le soir.',
        'Servir les entreprises':
          'Former leurs équipes, auditer leurs installations, fabriquer et réparer à leur demande.',
        'Accompagner vers l’emploi':
          'Stages, visites, essais professionnels, appui à la création d’activité : la formation se termine quand le travail commence.',
      }),
    },
    {
      id: 'organisation',
      picture: 'companies',
      title: 'Notre organisation',
      intro:
        'Un établissement public, conduit avec ceux qui emploient : c’est ce qui garde les formations proches des métiers.',
    },
    {
      id: 'specialites',
      title: 'Nos spécialités',
      intro: 'Huit savoir-faire de l’industrie, enseignés dans sept départements.',
      cards: [
        {
          title: 'Climatisation et froid industriels',
          text: 'Produire le froid, le garder, l’économiser.',
          path: '/froid-climatisation',
        },
        {
          title: 'Chaudronnerie et soudure',
          text: 'Mettre l’acier en forme et l’assembler pour longtemps.',
          path: '/chaudronerie',
        },
        {
          title: 'Électromécanique',
          text: 'Marier le moteur, sa commande et ce qu’il entraîne.',
          path: '/electromecanique',
        },
        {
          title: 'Mécanique d’entretien',
          text: 'Fabriquer, ajuster, remonter, remettre en marche.',
          path: '/mecanique-entretien',
        },
        {
          title: 'Mécanique diesel',
          text: 'Du camion au groupe électrogène, le moteur sous toutes ses cotes.',
          path: '/mecanique-diesel',
        },
        {
          title: 'Hydraulique',
          text: 'Centrales, distributeurs, vérins : la force par l’huile.',
          path: '/maintenance',
        },
        {
          title: 'Automatismes',
          text: 'Capteurs, automates, pupitres : la machine qui décide.',
          path: '/electromecanique',
        },
        {
          title: 'Tuyauterie',
          text: 'Lire l’isométrique, préparer, assembler, éprouver une ligne.',
          path: '/chaudronerie',
        },
      ] satisfies readonly SpecialityCard[],
    },
    {
      id: 'horaires',
      picture: 'formations',
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
      link: { label: 'Plan et contacts', path: '/contact' },
    },
  ],
  next: { other: nextStep.programmes },
});

export const film = typeset({
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
});

/** Levels of the organisation, from the top down. */
export const organisation = typeset(
  explained({
    'Le ministère de tutelle': 'Il a créé le centre par arrêté et fixe les diplômes.',
    'L’association de gestion':
      'Elle réunit des représentants du secteur public et du secteur privé, et gère le centre.',
    [`Le conseil d’administration, ${figures.boardMembers} membres`]:
      'Il arrête les orientations, vote le budget et suit les résultats.',
    'La direction et les départements':
      'Direction, études, stages et emploi, administration ; sept départements et leurs formateurs.',
  }),
);
