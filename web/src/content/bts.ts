import { centre } from '@centre/domain/centre';
import { btsFees, btsPage, courseHours, fees, type BtsProgramme } from './programmes.ts';
import { typeset } from './typeset.ts';

export const bts: BtsProgramme = typeset({
  title: 'BTS en 2 ans',
  lead: 'Deux ans pour devenir technicien supérieur : assez de théorie pour comprendre une installation, assez d’atelier pour la réparer. En cours du jour, ou le soir après le travail.',
  picture: 'bts',
  facts: [
    { label: 'Durée', value: '2 ans' },
    { label: 'Entrée en 1ère année', value: 'BAC technique ou scientifique' },
    { label: btsPage.tuition, value: fees.tuition.btsTwoYears },
    { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
  ],
  optionsIntro:
    'Six spécialités de l’industrie, chacune avec ses ateliers. Deux d’entre elles se partagent en deux options.',
  specialities: [
    {
      name: 'Mécanique diesel',
      department: '/mecanique-diesel',
      options: [
        {
          name: 'Option 1 : engins et poids lourds',
          text: 'Moteurs de camions, de bus et d’engins de chantier : distribution, injection, suralimentation, transmission.',
        },
        {
          name: 'Option 2 : groupes électrogènes et moteurs fixes',
          text: 'Moteurs qui tournent des jours entiers : régulation de vitesse, refroidissement, couplage, entretien programmé.',
        },
      ],
    },
    {
      name: 'Mécanique d’entretien',
      department: '/mecanique-entretien',
      options: [
        {
          name: 'CAO-DAO',
          text: 'Conception et dessin assistés par ordinateur : relever une pièce usée, la dessiner en volume, éditer le plan coté et la fabriquer.',
        },
      ],
    },
    {
      name: 'Électromécanique',
      department: '/electromecanique',
      options: [
        {
          name: 'Option 1 : machines et installations électriques',
          text: 'Moteurs, transformateurs, armoires et protections : installer, mettre en service, mesurer, dépanner.',
        },
        {
          name: 'Option 2 : automatismes et commande',
          text: 'Capteurs, automates programmables, variateurs et pupitres : faire obéir une ligne de production.',
        },
      ],
    },
    {
      name: 'Climatisation et froid',
      department: '/froid-climatisation',
      options: [
        {
          name: 'Froid commercial et industriel, climatisation',
          text: 'Chambres froides, climatiseurs et groupes d’eau glacée : calcul des charges, tuyauterie, mise en service, étanchéité.',
        },
      ],
    },
    {
      name: 'Chaudronnerie métallique',
      department: '/chaudronerie',
      options: [
        {
          name: 'Construction et soudage',
          text: 'Tracer, découper, former, assembler : cuves, trémies, charpentes et tuyauteries, avec les contrôles qui vont avec.',
        },
      ],
    },
    {
      name: 'Eau et assainissement',
      options: [
        {
          name: 'Réseaux et traitement',
          text: 'Pompage, adduction d’eau potable, évacuation et traitement des eaux usées, entretien des stations.',
        },
      ],
    },
  ],
  profile: [
    { label: 'En 1ère année', value: 'BAC technique ou scientifique' },
    {
      label: 'En 2ème année',
      value: `BP du ${centre.abbreviation}`,
      note: 'Le brevet préparé au centre permet d’entrer directement en deuxième année.',
    },
  ],
  fees: btsFees(fees.tuition.btsTwoYears, '2 ans'),
  flyer: { file: '/flyers/bts-2-ans.jpg', preview: '/flyers/bts-2-ans.webp' },
  other: {
    title: 'Vous avez le BEPC ?',
    text: 'Le BTS se prépare aussi en 3 ans, dès le BEPC et à partir de 14 ans, avec ses propres options.',
    label: 'Le BTS en 3 ans',
    path: '/bts-3-ans',
  },
});
