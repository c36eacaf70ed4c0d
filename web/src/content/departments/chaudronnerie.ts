import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const chaudronnerie: DepartmentPage = typeset({
  picture: 'chaudronnerie',
  detail: 'chaudronnerieDetail',
  lead: 'De la tôle plate à la cuve étanche. Le chaudronnier voit le volume avant de couper, trace au dixième, forme, soude et signe un ouvrage qui tiendra trente ans.',
  facts: [
    studiedIn.all,
    { label: 'Option du BTS en 3 ans', value: 'ROCSM' },
    { label: 'Machine phare', value: 'Rouleuse' },
    { label: 'Outil de chaque jour', value: 'Torche' },
  ],
  learns: [
    'Lire un plan d’ensemble et en tirer la liste des pièces',
    'Développer et tracer cylindres, cônes, trémies et coudes',
    'Découper, plier, rouler, emboutir',
    'Souder à l’arc, en MIG-MAG et en TIG, dans toutes les positions',
    'Préparer et assembler une tuyauterie d’après un isométrique',
    'Contrôler une soudure et éprouver un ouvrage',
  ],
  courses: [
    {
      name: 'Dessin et lecture de plans',
      summary:
        'Vues, coupes, cotes, symboles de soudage. On part du plan pour dire ce qu’il faut acheter, couper et dans quel ordre assembler.',
    },
    {
      name: 'Traçage et développements',
      summary:
        'Projeter un volume sur une feuille plate : viroles, cônes, intersections de tubes, piquages. À la main d’abord, à l’écran ensuite.',
    },
    {
      name: 'Découpage et formage',
      summary:
        'Cisaille, oxycoupage, plasma, plieuse, rouleuse. Calculer un retrait, un rayon de pliage, un effort, et ne pas gâcher de tôle.',
    },
    {
      name: 'Soudage à l’arc',
      summary:
        'Choix de l’électrode et de l’intensité, à plat, en corniche, en montante, au plafond. La main s’éduque cordon après cordon.',
    },
    {
      name: 'Soudage MIG-MAG et TIG',
      summary:
        'Gaz, vitesse de fil, préparation des bords, inox et aluminium : les procédés des industries alimentaires et pétrolières.',
    },
    {
      name: 'Tuyauterie industrielle',
      summary:
        'Isométriques, brides, supports, pentes et dilatation. Une ligne est fabriquée, montée puis éprouvée sous pression.',
    },
    {
      name: 'Métallurgie du soudage',
      summary:
        'Ce que la chaleur fait à l’acier : zones affectées, déformations, fissures, préchauffage. Comprendre pour corriger avant de meuler.',
    },
    {
      name: 'Contrôle et qualité',
      summary:
        'Examen visuel, ressuage, magnétoscopie, cotes et équerrage ; renseigner un cahier de soudage et un dossier de fabrication.',
    },
  ],
  machines: [
    'Rouleuse à trois rouleaux et plieuse',
    'Cisaille guillotine et poinçonneuse',
    'Table de découpe au plasma',
    'Postes à l’arc, MIG-MAG et TIG',
    'Cabines de soudage ventilées',
    'Banc d’épreuve hydraulique',
  ],
  jobs: [
    'Chaudronnier',
    'Soudeur qualifié',
    'Tuyauteur',
    'Métallier-serrurier',
    'Dessinateur-traceur',
    'Contrôleur de soudure',
  ],
});
