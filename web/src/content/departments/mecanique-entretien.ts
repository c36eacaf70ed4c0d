import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const mecaniqueEntretien: DepartmentPage = typeset({
  picture: 'entretien',
  detail: 'entretienDetail',
  lead: 'Quand la pièce n’existe plus dans aucun catalogue, il faut la faire. Le mécanicien d’entretien relève, dessine, usine, ajuste et remet la machine en marche.',
  facts: [
    studiedIn.all,
    { label: 'Options du BTS en 3 ans', value: 'MCM, DCM, RPM' },
    { label: 'Machine phare', value: 'Tour parallèle' },
    { label: 'Outil de chaque jour', value: 'Pied à coulisse' },
  ],
  learns: [
    'Relever les cotes d’une pièce usée et en dessiner le plan',
    'Tourner, fraiser, percer et rectifier au centième',
    'Limer, ajuster et tarauder à la main',
    'Monter roulements, engrenages et joints dans le bon ordre',
    'Aligner deux machines et mesurer une vibration',
    'Modéliser une pièce en volume et éditer un plan coté',
  ],
  courses: [
    {
      name: 'Dessin technique et CAO-DAO',
      summary:
        'Du croquis à main levée au modèle en volume : ajustements, états de surface, tolérances, nomenclature.',
    },
    {
      name: 'Métrologie',
      summary:
        'Pied à coulisse, micromètre, comparateur, calibres. Savoir ce que l’on mesure, à quelle précision, et avec quelle confiance.',
    },
    {
      name: 'Tournage',
      summary:
        'Montage en mandrin et entre pointes, vitesse de coupe, filetage, alésage. Une pièce par semaine, contrôlée par un camarade.',
    },
    {
      name: 'Fraisage et perçage',
      summary:
        'Surfaçage, rainures de clavette, division, pointage. Choisir l’outil, brider sans déformer, tenir une perpendicularité.',
    },
    {
      name: 'Ajustage et montage',
      summary:
        'Lime, scie, taraud, alésoir, marbre : la main qui finit ce que la machine a commencé, puis le remontage dans l’ordre.',
    },
    {
      name: 'Éléments de machines',
      summary:
        'Roulements, engrenages, courroies, freins, joints. Calculer une durée de vie, choisir un ajustement, lire une usure.',
    },
    {
      name: 'Matériaux et traitements',
      summary:
        'Aciers, fontes, bronzes, plastiques ; trempe, revenu, rechargement. Choisir la matière, c’est choisir la prochaine panne.',
    },
    {
      name: 'Alignement et vibrations',
      summary:
        'Comparateurs, laser, équilibrage, écoute d’un roulement : redonner à une machine le silence de ses débuts.',
    },
  ],
  machines: [
    'Tours parallèles et tour à commande numérique',
    'Fraiseuses universelles',
    'Perceuses à colonne et rectifieuse plane',
    'Marbre, colonnes de mesure, projecteur de profil',
    'Réducteurs et pompes à démonter',
    'Postes de dessin assisté par ordinateur',
  ],
  jobs: [
    'Mécanicien d’entretien',
    'Tourneur-fraiseur',
    'Ajusteur-monteur',
    'Dessinateur en mécanique',
    'Technicien de méthodes',
    'Chef d’atelier de réparation',
  ],
});
