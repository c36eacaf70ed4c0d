import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const qhse: DepartmentPage = typeset({
  picture: 'qhse',
  detail: 'qhseDetail',
  lead: 'Qualité, hygiène, sécurité, environnement. Celui qui rentre entier chez lui, le produit conforme, la lagune propre : c’est le travail du technicien QHSE.',
  facts: [
    studiedIn.bts,
    { label: 'Entrée', value: 'BAC technique ou scientifique' },
    { label: 'Terrain', value: 'Usine, chantier, port' },
    { label: 'Outil de chaque jour', value: 'Carnet d’observation' },
  ],
  learns: [
    'Repérer un danger, évaluer un risque, hiérarchiser des mesures',
    'Rédiger une consigne que l’on comprend et que l’on suit',
    'Animer un quart d’heure de sécurité',
    'Conduire un audit interne et en suivre les actions',
    'Gérer déchets, rejets et produits dangereux',
    'Réagir à un accident ou à un départ de feu',
  ],
  courses: [
    {
      name: 'Évaluation des risques',
      summary:
        'Postes de travail observés, dangers recensés, risques cotés : le document se construit dans nos propres ateliers.',
    },
    {
      name: 'Sécurité au travail',
      summary:
        'Consignation, travail en hauteur, espaces confinés, levage, circulation. Des règles courtes, comprises, vérifiées.',
    },
    {
      name: 'Incendie et secours',
      summary:
        'Triangle du feu, extincteurs sur feu réel, évacuation, gestes de premiers secours, organisation de l’alerte.',
    },
    {
      name: 'Hygiène et santé',
      summary:
        'Bruit, poussières, fumées de soudage, chaleur, ergonomie, risque chimique : mesurer, réduire, protéger.',
    },
    {
      name: 'Management de la qualité',
      summary:
        'Processus, non-conformités, amélioration continue : ce que demande une norme comme ISO 9001, et ce que cela change à l’établi.',
    },
    {
      name: 'Environnement et déchets',
      summary:
        'Eaux, air, sols, tri, filières, ISO 14001. Suivre une matière de l’achat au rebut et chercher ce qui peut être évité.',
    },
    {
      name: 'Audit interne',
      summary:
        'Préparer, questionner, constater, restituer : l’art de regarder sans accuser et d’écrire ce qui est vérifiable.',
    },
    {
      name: 'Droit du travail et communication',
      summary:
        'Code du travail, responsabilités, comité de sécurité ; expliquer une règle à quelqu’un qui est pressé.',
    },
  ],
  machines: [
    'Plateau d’exercice au feu et extincteurs',
    'Sonomètre, luxmètre, détecteurs de gaz',
    'Harnais, lignes de vie, trépied de secours',
    'Mannequins de secourisme',
    'Point de tri et bacs de rétention',
    'Salle de réunion pour les causeries',
  ],
  jobs: [
    'Technicien QHSE',
    'Animateur sécurité de chantier',
    'Assistant qualité',
    'Responsable déchets et environnement',
    'Contrôleur hygiène agroalimentaire',
    'Auditeur interne',
  ],
});
