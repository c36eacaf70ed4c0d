import { centre } from '@centre/domain/centre';
import { nextStep } from './next-step.ts';
import type { SubjectPage } from './page.ts';
import { courseHours } from './programmes.ts';
import { trail } from './site.ts';
import { explained, typeset } from './typeset.ts';

/** A trade that can be learnt in a short course. */
export interface Trade {
  readonly name: string;
  readonly text: string;
  /** How long it takes, roughly. */
  readonly duration: string;
}

/** Trades that belong together. */
export interface TradeField {
  readonly id: string;
  readonly name: string;
  readonly trades: readonly Trade[];
}

export const shortCourses: SubjectPage = typeset({
  title: 'Formation de courte durée',
  lead: 'Un métier, un geste, une machine : on vient pour apprendre une chose et on repart en sachant la faire. Ouvert aux débutants, aux artisans et aux techniciens qui veulent se remettre à niveau.',
  picture: 'shortCourses',
  trail: [trail.formations],
  actions: [nextStep.contact, { label: 'Former toute une équipe', path: '/auxentreprise' }],
  facts: [
    { label: 'Domaines', value: '8' },
    { label: 'Durée', value: 'De 1 à 6 mois' },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
  ],
  parts: [
    {
      id: 'metiers',
      title: 'Les métiers, domaine par domaine',
      intro:
        'Les durées sont celles d’un groupe de débutants ; elles s’ajustent à ce que vous savez déjà.',
    },
    {
      id: 'deroulement',
      title: 'Comment cela se passe',
      steps: explained({
        'On se parle':
          'Un formateur vous reçoit et regarde ce que vous savez faire. Dix minutes à l’établi valent mieux qu’un long questionnaire.',
        'On fixe le but':
          'Souder à plat, poser un climatiseur, lire un schéma : le résultat attendu est écrit, avec la durée et le prix.',
        'On pratique':
          'En petits groupes, sur machine, avec des exercices qui se terminent par un ouvrage que l’on garde ou que l’on met en service.',
        'On vérifie':
          'Une épreuve pratique clôt la formation. Une attestation du centre dit ce que vous savez faire.',
      }),
    },
    {
      id: 'audit',
      picture: 'entretienDetail',
      title: 'L’audit de maintenance',
      intro:
        'Une formation à part, pour les responsables d’entretien : inventorier un parc de machines, mesurer les arrêts et leurs coûts, bâtir un plan de maintenance et le défendre devant la direction.',
      facts: [
        { label: 'Durée', value: '30 jours environ' },
        { label: 'Pour qui', value: 'Techniciens et responsables de maintenance' },
        { label: 'Résultat', value: 'Un plan de maintenance pour votre propre atelier' },
      ],
    },
  ],
  next: {
    title: 'Une place dans le prochain groupe ?',
    text: `Les groupes se forment toute l’année. Appelez le ${centre.abbreviation} ou passez nous voir : nous vous dirons quand commence le vôtre.`,
    action: nextStep.contact,
    other: nextStep.programmes,
  },
});

/** What the list of fields is for. */
export const tradeIndex = 'Aller à un domaine';

export const tradeFields: readonly TradeField[] = typeset([
  {
    id: 'chaudronnerie',
    name: 'Chaudronnerie',
    trades: [
      {
        name: 'Soudeur à l’arc',
        text: 'Régler le poste, choisir l’électrode, souder à plat, en corniche et en montante.',
        duration: '3 mois',
      },
      {
        name: 'Soudeur MIG-MAG et TIG',
        text: 'Acier, inox, aluminium : gaz, paramètres, préparation des bords, contrôle visuel.',
        duration: '3 mois',
      },
      {
        name: 'Chaudronnier traceur',
        text: 'Développer un cône, une trémie, un coude ; découper et former sans perdre de tôle.',
        duration: '4 mois',
      },
      {
        name: 'Tuyauteur',
        text: 'Lire un plan isométrique, préparer, pointer et assembler une ligne.',
        duration: '3 mois',
      },
    ],
  },
  {
    id: 'electromecanique',
    name: 'Électromécanique',
    trades: [
      {
        name: 'Électricien du bâtiment',
        text: 'Tableau, circuits, mise à la terre, protections, mesures avant la mise sous tension.',
        duration: '4 mois',
      },
      {
        name: 'Câbleur d’armoires',
        text: 'Implanter, repérer, raccorder ; démarrages direct, étoile-triangle, inversion.',
        duration: '2 mois',
      },
      {
        name: 'Bobineur',
        text: 'Relever un bobinage, le refaire, l’imprégner, l’essayer.',
        duration: '3 mois',
      },
      {
        name: 'Installateur solaire',
        text: 'Dimensionner panneaux et batteries, poser, raccorder, entretenir.',
        duration: '6 semaines',
      },
    ],
  },
  {
    id: 'eau',
    name: 'Eau et assainissement',
    trades: [
      {
        name: 'Plombier sanitaire',
        text: 'Cuivre, PVC, PER : distribuer, évacuer, poser les appareils, chercher une fuite.',
        duration: '3 mois',
      },
      {
        name: 'Agent de station de pompage',
        text: 'Amorcer, surveiller, entretenir pompes, vannes et groupes.',
        duration: '6 semaines',
      },
      {
        name: 'Agent d’assainissement',
        text: 'Regards, fosses, réseaux : poser, curer, travailler en sécurité en milieu confiné.',
        duration: '6 semaines',
      },
    ],
  },
  {
    id: 'froid',
    name: 'Froid et climatisation',
    trades: [
      {
        name: 'Poseur de climatiseurs',
        text: 'Fixer, tirer au vide, charger, contrôler l’étanchéité, mettre en service.',
        duration: '6 semaines',
      },
      {
        name: 'Frigoriste dépanneur',
        text: 'Réfrigérateurs, vitrines, chambres froides : du manomètre au diagnostic.',
        duration: '4 mois',
      },
      {
        name: 'Climatisation automobile',
        text: 'Compresseur, condenseur, détendeur : rechercher la fuite, récupérer, recharger.',
        duration: '6 semaines',
      },
    ],
  },
  {
    id: 'peinture',
    name: 'Peinture',
    trades: [
      {
        name: 'Peintre en bâtiment',
        text: 'Préparer les fonds, enduire, appliquer, rendre un chantier propre.',
        duration: '2 mois',
      },
      {
        name: 'Peintre industriel',
        text: 'Décaper, protéger de la corrosion, peindre au pistolet, mesurer une épaisseur.',
        duration: '2 mois',
      },
      {
        name: 'Peintre automobile',
        text: 'Masticage, ponçage, mise en teinte, vernis.',
        duration: '3 mois',
      },
    ],
  },
  {
    id: 'diesel',
    name: 'Mécanique diesel',
    trades: [
      {
        name: 'Mécanicien de moteurs diesel',
        text: 'Dépose, métrologie, joint de culasse, calage, remise en route.',
        duration: '6 mois',
      },
      {
        name: 'Entretien de groupes électrogènes',
        text: 'Vidanges, filtres, régulation, essais en charge, carnet de suivi.',
        duration: '1 mois',
      },
      {
        name: 'Injection diesel',
        text: 'Tarage des injecteurs, pompe en ligne et rotative, purge, lecture des fumées.',
        duration: '6 semaines',
      },
    ],
  },
  {
    id: 'mecanique',
    name: 'Mécanique industrielle',
    trades: [
      {
        name: 'Tourneur-fraiseur',
        text: 'Montage, choix des outils, conditions de coupe, contrôle au micromètre.',
        duration: '6 mois',
      },
      {
        name: 'Ajusteur-monteur',
        text: 'Limer, tarauder, aligner, monter roulements et accouplements.',
        duration: '3 mois',
      },
      {
        name: 'Hydraulique et pneumatique',
        text: 'Lire un schéma, monter un circuit, trouver un organe défaillant.',
        duration: '1 mois',
      },
      {
        name: 'Audit de maintenance',
        text: 'Inventaire, criticité, indicateurs, plan de maintenance et plan d’action.',
        duration: '30 jours environ',
      },
    ],
  },
  {
    id: 'autres',
    name: 'Autres métiers',
    trades: [
      {
        name: 'Carreleur',
        text: 'Préparer un support, calepiner, poser sols et murs, réussir les joints.',
        duration: '2 mois',
      },
      {
        name: 'Plâtrier',
        text: 'Enduits, faux plafonds, cloisons, moulures.',
        duration: '2 mois',
      },
      {
        name: 'Maçon',
        text: 'Implanter, monter un mur d’aplomb, ferrailler, couler, enduire.',
        duration: '3 mois',
      },
      {
        name: 'Menuisier-charpentier',
        text: 'Débiter, assembler, monter portes, fenêtres et meubles ; affûter ses outils.',
        duration: '4 mois',
      },
    ],
  },
]);
