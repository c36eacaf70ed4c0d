import type { DepartmentPage } from '../page.ts';
import { explained, typeset } from '../typeset.ts';

export const chaudronnerie: DepartmentPage = typeset({
  picture: 'chaudronnerie',
  detail: 'chaudronnerieDetail',
  lead: 'De la tôle plate à la cuve étanche. Le chaudronnier voit le volume avant de couper, trace au dixième, forme, soude et signe un ouvrage qui tiendra trente ans.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
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
  courses: explained({
    'Dessin et lecture de plans':
      'Vues, coupes, cotes, symboles de soudage. On part du plan pour dire ce qu’il faut acheter, couper et dans quel ordre assembler.',
    'Traçage et développements':
      'Projeter un volume sur une feuille plate : viroles, cônes, intersections de tubes, piquages. À la main d’abord, à l’écran ensuite.',
    'Découpage et formage':
      'Cisaille, oxycoupage, plasma, plieuse, rouleuse. Calculer un retrait, un rayon de pliage, un effort, et ne pas gâcher de tôle.',
    'Soudage à l’arc':
      'Choix de l’électrode et de l’intensité, à plat, en corniche, en montante, au plafond. La main s’éduque cordon après cordon.',
    'Soudage MIG-MAG et TIG':
      'Gaz, vitesse de fil, préparation des bords, inox et aluminium : les procédés des industries alimentaires et pétrolières.',
    'Tuyauterie industrielle':
      'Isométriques, brides, supports, pentes et dilatation. Une ligne est fabriquée, montée puis éprouvée sous pression.',
    'Métallurgie du soudage':
      'Ce que la chaleur fait à l’acier : zones affectées, déformations, fissures, préchauffage. Comprendre pour corriger avant de meuler.',
    'Contrôle et qualité':
      'Examen visuel, ressuage, magnétoscopie, cotes et équerrage ; renseigner un cahier de soudage et un dossier de fabrication.',
  }),
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

export const mecaniqueEntretien: DepartmentPage = typeset({
  picture: 'entretien',
  detail: 'entretienDetail',
  lead: 'Quand la pièce n’existe plus dans aucun catalogue, il faut la faire. Le mécanicien d’entretien relève, dessine, usine, ajuste et remet la machine en marche.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
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
  courses: explained({
    'Dessin technique et CAO-DAO':
      'Du croquis à main levée au modèle en volume : ajustements, états de surface, tolérances, nomenclature.',
    Métrologie:
      'Pied à coulisse, micromètre, comparateur, calibres. Savoir ce que l’on mesure, à quelle précision, et avec quelle confiance.',
    Tournage:
      'Montage en mandrin et entre pointes, vitesse de coupe, filetage, alésage. Une pièce par semaine, contrôlée par un camarade.',
    'Fraisage et perçage':
      'Surfaçage, rainures de clavette, division, pointage. Choisir l’outil, brider sans déformer, tenir une perpendicularité.',
    'Ajustage et montage':
      'Lime, scie, taraud, alésoir, marbre : la main qui finit ce que la machine a commencé, puis le remontage dans l’ordre.',
    'Éléments de machines':
      'Roulements, engrenages, courroies, freins, joints. Calculer une durée de vie, choisir un ajustement, lire une usure.',
    'Matériaux et traitements':
      'Aciers, fontes, bronzes, plastiques ; trempe, revenu, rechargement. Choisir la matière, c’est choisir la prochaine panne.',
    'Alignement et vibrations':
      'Comparateurs, laser, équilibrage, écoute d’un roulement : redonner à une machine le silence de ses débuts.',
  }),
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

export const mecaniqueDiesel: DepartmentPage = typeset({
  picture: 'diesel',
  detail: 'dieselDetail',
  lead: 'Camions, engins, bateaux, groupes électrogènes : le diesel porte et éclaire. Ici on l’ouvre, on le mesure, on le répare et on l’entend repartir rond.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
    { label: 'Options du BTS en 3 ans', value: 'MECEA, MIA' },
    { label: 'Machine phare', value: 'Moteur en coupe' },
    { label: 'Outil de chaque jour', value: 'Clé dynamométrique' },
  ],
  learns: [
    'Expliquer les quatre temps sur un moteur que l’on tourne à la main',
    'Déposer, contrôler et refaire une culasse',
    'Mesurer l’usure : ovalisation, jeux, compression',
    'Caler une distribution et une pompe d’injection',
    'Lire les fumées, les pressions et les codes de défaut',
    'Entretenir refroidissement, graissage et suralimentation',
  ],
  courses: explained({
    'Technologie du moteur diesel':
      'Attelage mobile, distribution, graissage, refroidissement. Un moteur complet est démonté, nommé pièce à pièce, remonté.',
    'Métrologie du moteur':
      'Alésages, portées, planéité de la culasse, jeu de segmentation : décider, chiffres en main, ce qui se garde et ce qui se change.',
    Injection:
      'Pompe en ligne, rotative, rampe commune ; tarage des injecteurs au banc, purge, avance et débit.',
    'Suralimentation et dépollution':
      'Turbocompresseur, échangeur, recyclage des gaz, filtre : diagnostiquer une perte de puissance sans démonter au hasard.',
    'Transmissions et hydraulique d’engins':
      'Embrayage, boîte, pont, convertisseur, circuits hydrauliques : suivre la puissance du volant jusqu’au godet.',
    'Électricité et électronique embarquées':
      'Démarrage, charge, capteurs, calculateur, valise de diagnostic. Lire un schéma de faisceau et trouver la masse qui manque.',
    'Groupes électrogènes':
      'Régulation de vitesse, alternateur, inverseur, essais en charge : l’énergie de secours doit partir du premier coup.',
    'Conduite d’un entretien':
      'Visite, vidange, analyse d’huile, carnet de suivi, devis et restitution : travailler proprement et le prouver.',
  }),
  machines: [
    'Moteurs en coupe et moteurs tournants sur châssis',
    'Banc d’injection et pompe de tarage',
    'Groupe électrogène avec banc de charge',
    'Presse, extracteurs, pont élévateur',
    'Valises de diagnostic',
    'Instruments de métrologie du moteur',
  ],
  jobs: [
    'Mécanicien diesel',
    'Mécanicien d’engins de chantier',
    'Technicien de groupes électrogènes',
    'Spécialiste de l’injection',
    'Mécanicien de marine ou de port',
    'Chef d’atelier de flotte',
  ],
});
