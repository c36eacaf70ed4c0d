import { btsFees, btsPage, courseHours, fees, type BtsProgramme } from './programmes.ts';
import { typeset } from './typeset.ts';

export const btsThreeYears: BtsProgramme = typeset({
  title: 'BTS en 3 ans',
  lead: 'Un chemin direct du BEPC au métier : trois ans d’atelier et de cours, dans l’une des onze options que demandent les entreprises de la région.',
  picture: 'btsThreeYears',
  facts: [
    { label: 'Durée', value: '3 ans' },
    { label: 'Entrée', value: 'BEPC, 14 ans ou plus' },
    { label: btsPage.tuition, value: fees.tuition.btsThreeYears },
    { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
  ],
  optionsIntro:
    'Chaque option est connue par son sigle, celui qui figure sur le dossier. La phrase qui l’accompagne dit en mots simples ce que l’on y apprend.',
  specialities: [
    {
      name: 'Mécanique diesel',
      department: '/mecanique-diesel',
      options: [
        {
          code: 'MECEA',
          name: 'Moteurs et engins',
          text: 'Entretenir et réparer les moteurs, les transmissions et les circuits des engins de chantier et des machines agricoles.',
        },
        {
          code: 'MIA',
          name: 'Moteurs de l’industrie',
          text: 'Suivre et remettre en état les moteurs fixes, les groupes électrogènes et leurs auxiliaires.',
        },
      ],
    },
    {
      name: 'Mécanique d’entretien',
      department: '/mecanique-entretien',
      options: [
        {
          code: 'MCM',
          name: 'Montage et maintenance',
          text: 'Démonter, contrôler, remplacer et remonter les organes d’une machine, puis la remettre en service.',
        },
        {
          code: 'DCM',
          name: 'Dessin et conception',
          text: 'Relever, dessiner et modifier des pièces et des ensembles mécaniques, à la planche et à l’écran.',
        },
        {
          code: 'RPM',
          name: 'Remise en état de pièces',
          text: 'Tourner, fraiser, recharger et ajuster pour rendre sa cote à une pièce usée.',
        },
      ],
    },
    {
      name: 'Chaudronnerie',
      department: '/chaudronerie',
      options: [
        {
          code: 'ROCSM',
          name: 'Ouvrages chaudronnés et structures métalliques',
          text: 'Tracer, former, assembler et souder des ouvrages en métal ; renforcer et réparer ceux qui existent.',
        },
      ],
    },
    {
      name: 'Électromécanique',
      department: '/electromecanique',
      options: [
        {
          code: 'IM2EIR',
          name: 'Électricité de l’industrie',
          text: 'Installer et maintenir les équipements électriques d’un atelier ou d’une usine, et les réseaux qui les alimentent.',
        },
        {
          code: 'IM2EB2DES',
          name: 'Électricité du bâtiment',
          text: 'Équiper un bâtiment : distribution, éclairage, courants faibles, énergie de secours et sécurité.',
        },
      ],
    },
    {
      name: 'Génie climatique',
      department: '/froid-climatisation',
      options: [
        {
          code: 'GCS',
          name: 'Climatisation, ventilation et froid',
          text: 'Poser, mettre en service et dépanner les installations qui refroidissent, ventilent et conservent.',
        },
      ],
    },
    {
      name: 'Eau et assainissement',
      options: [
        {
          code: 'IMEDP',
          name: 'Pompage et distribution d’eau potable',
          text: 'Installer et entretenir forages, pompes, réservoirs et conduites, jusqu’au compteur.',
        },
        {
          code: 'TAE',
          name: 'Traitement et assainissement des eaux',
          text: 'Conduire une station, analyser l’eau, curer et réparer les réseaux d’évacuation.',
        },
      ],
    },
  ],
  profile: [
    {
      label: 'Diplôme',
      value: 'BEPC',
      note: 'L’original ou l’attestation, à présenter à l’inscription.',
    },
    { label: 'Âge', value: '14 ans ou plus' },
  ],
  fees: btsFees(fees.tuition.btsThreeYears, '3 ans'),
  flyer: { file: '/flyers/bts-3-ans.jpg', preview: '/flyers/bts-3-ans.webp' },
  other: {
    title: 'Vous avez déjà le BAC ?',
    text: 'Avec un BAC technique ou scientifique, le BTS se prépare en 2 ans.',
    label: 'Le BTS en 2 ans',
    path: '/bts',
  },
});
