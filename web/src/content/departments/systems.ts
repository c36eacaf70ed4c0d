import type { DepartmentPage } from '../page.ts';
import { explained, typeset } from '../typeset.ts';

export const electromecanique: DepartmentPage = typeset({
  picture: 'electromecanique',
  detail: 'electromecaniqueDetail',
  lead: 'Un moteur, ce qui le commande, ce qu’il entraîne. L’électromécanicien connaît les trois et sait, multimètre en main, lequel est en panne.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
    { label: 'Options du BTS en 3 ans', value: 'IM2EIR, IM2EB2DES' },
    { label: 'Machine phare', value: 'Moteur triphasé' },
    { label: 'Outil de chaque jour', value: 'Multimètre' },
  ],
  learns: [
    'Lire un schéma électrique et le retrouver dans une armoire',
    'Installer, raccorder et protéger un moteur',
    'Mesurer tension, courant, isolement et en tirer une conclusion',
    'Programmer un automate et régler un variateur',
    'Consigner une installation et travailler hors tension',
    'Entretenir ce que le moteur entraîne : accouplements, réducteurs, pompes',
  ],
  courses: explained({
    Électrotechnique:
      'Courant alternatif, puissances, triphasé étoile et triangle. Chaque loi est vérifiée sur un banc, appareils en main.',
    'Moteurs et transformateurs':
      'Plaque signalétique, couple, glissement, échauffement. On ouvre un moteur asynchrone, on le contrôle, on le remonte et on l’essaie.',
    'Schémas et câblage d’armoires':
      'Circuits de puissance et de commande, repérage, goulottes et borniers. L’épreuve : un démarrage étoile-triangle câblé, essayé, documenté.',
    'Appareillage et protection':
      'Disjoncteurs, relais thermiques, contacteurs, différentiels : choisir un calibre, vérifier la sélectivité et la mise à la terre.',
    'Automates programmables':
      'Entrées, sorties, temporisations, grafcet et langage à contacts. On fait avancer, trier et compter un petit convoyeur.',
    'Variation de vitesse et démarreurs':
      'Paramétrer un variateur, limiter un courant d’appel, lire un code de défaut et en chercher la vraie cause.',
    'Mécanique des entraînements':
      'Roulements, alignement d’arbres au comparateur, tension de courroies, graissage : ce qui use un moteur est souvent au bout de son arbre.',
    'Recherche de panne':
      'Une méthode, de l’observation à la preuve. Des défauts sont cachés dans une armoire ; on les trouve sans changer une pièce au hasard.',
    'Habilitation et sécurité électrique':
      'Risques, distances, équipements, vérification d’absence de tension et consignation, répétées jusqu’à devenir un réflexe.',
  }),
  machines: [
    'Bancs de moteurs asynchrones et à courant continu',
    'Armoires didactiques et pupitres de commande',
    'Automates programmables et convoyeur',
    'Variateurs et démarreurs progressifs',
    'Mégohmmètre, pince ampèremétrique, oscilloscope',
    'Bobineuse et étuve',
  ],
  jobs: [
    'Électromécanicien d’usine',
    'Technicien de maintenance électrique',
    'Câbleur-tableautier',
    'Bobineur',
    'Installateur de pompes et de groupes',
    'Technicien automaticien',
  ],
});

export const froidClimatisation: DepartmentPage = typeset({
  picture: 'froid',
  detail: 'froidDetail',
  lead: 'Sous un climat chaud, le froid est un service public : il garde le poisson, les vaccins et les serveurs. Le frigoriste le produit, le règle et l’économise.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
    { label: 'Option du BTS en 3 ans', value: 'GCS' },
    { label: 'Machine phare', value: 'Boucle frigorifique' },
    { label: 'Outil de chaque jour', value: 'Manifold' },
  ],
  learns: [
    'Expliquer le cycle frigorifique et le lire sur des manomètres',
    'Braser le cuivre, tirer au vide, charger, contrôler l’étanchéité',
    'Dimensionner une chambre froide ou une climatisation',
    'Câbler et régler la commande d’une installation',
    'Diagnostiquer un manque de fluide, un détendeur, un compresseur',
    'Récupérer les fluides sans les relâcher dans l’air',
  ],
  courses: explained({
    'Thermodynamique appliquée':
      'Pression, température, changement d’état, diagramme enthalpique. On trace le cycle de la machine que l’on a sous la main.',
    'Technologie frigorifique':
      'Compresseur, condenseur, détendeur, évaporateur, accessoires : rôle, pannes, réglages, démontés et remontés un à un.',
    'Brasage et réseaux de cuivre':
      'Cintrer, évaser, braser sous azote, isoler. L’épreuve : un circuit qui tient la pression une nuit entière.',
    'Mise en service':
      'Tirage au vide, charge à la balance, surchauffe et sous-refroidissement, relevés : une installation se livre avec sa fiche.',
    'Froid commercial et industriel':
      'Vitrines, chambres positives et négatives, dégivrage, centrales : garder une température quand la porte s’ouvre cent fois par jour.',
    'Climatisation et ventilation':
      'Bilan thermique d’un local, systèmes individuels et centralisés, gaines, débits, filtration et qualité de l’air.',
    'Électricité et régulation':
      'Démarrage des compresseurs, pressostats, thermostats électroniques, régulateurs : la moitié des pannes de froid sont électriques.',
    'Fluides et environnement':
      'Familles de fluides, inflammabilité, récupération, détection de fuites, rendement : refroidir en chauffant moins la planète.',
  }),
  machines: [
    'Boucles frigorifiques didactiques instrumentées',
    'Chambre froide positive et négative',
    'Climatiseurs individuels et à débit variable',
    'Groupe d’eau glacée',
    'Pompes à vide, balances, stations de récupération',
    'Postes de brasage',
  ],
  jobs: [
    'Frigoriste',
    'Monteur en climatisation',
    'Technicien de maintenance en génie climatique',
    'Responsable du froid d’une usine ou d’un port',
    'Technicien de mise en service',
    'Artisan installateur',
  ],
});

export const maintenance: DepartmentPage = typeset({
  picture: 'maintenance',
  detail: 'maintenanceDetail',
  lead: 'La meilleure panne est celle qui n’arrive pas. Le technicien de maintenance réunit mécanique, électricité, hydraulique et méthode pour qu’une usine tienne son rythme.',
  facts: [
    { label: 'Se prépare en', value: 'BAC PRO, BTS' },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Machine phare', value: 'Banc d’hydraulique' },
    { label: 'Outil de chaque jour', value: 'Schéma et multimètre' },
  ],
  learns: [
    'Diagnostiquer une machine qui mêle plusieurs techniques',
    'Monter et régler un circuit hydraulique ou pneumatique',
    'Intervenir sur un automatisme sans le mettre en danger',
    'Établir un plan de maintenance et le faire vivre',
    'Gérer pièces de rechange, interventions et historiques',
    'Calculer un taux de disponibilité et le défendre',
  ],
  courses: explained({
    'Méthodes de maintenance':
      'Corrective, préventive, conditionnelle : choisir selon le coût et le risque, rédiger une gamme, préparer un arrêt.',
    'Hydraulique industrielle':
      'Pompes, distributeurs, vérins, accumulateurs. Lire un schéma, monter le circuit, mesurer pressions et débits, soigner l’huile.',
    'Pneumatique et électropneumatique':
      'Production d’air, vérins, séquences. Câbler une commande, chercher les fuites : l’air comprimé est l’énergie la plus chère de l’usine.',
    Automatismes:
      'Grafcet, capteurs, automate, pupitre. Se connecter, lire l’état d’une machine, modifier un paramètre sans en casser dix.',
    'Analyse de défaillance':
      'Arbre des causes, criticité, retour d’expérience. Une panne réelle est disséquée chaque mois, jusqu’à sa cause première.',
    'Maintenance conditionnelle':
      'Vibrations, thermographie, analyse d’huile, ultrasons : écouter une machine pour intervenir avant elle.',
    'Gestion assistée par ordinateur':
      'Inventaire, bons de travail, stock, indicateurs. Un logiciel ne vaut que par ce que l’on y écrit.',
    'Audit de maintenance':
      'Trente jours environ pour examiner un atelier, chiffrer ses pertes et proposer un plan. Ouvert aussi aux techniciens en poste.',
  }),
  machines: [
    'Bancs d’hydraulique et d’électrohydraulique',
    'Bancs pneumatiques et îlot automatisé',
    'Ligne de production didactique',
    'Collecteur de vibrations et caméra thermique',
    'Pompes, compresseurs et réducteurs d’exercice',
    'Logiciel de gestion de la maintenance',
  ],
  jobs: [
    'Technicien de maintenance industrielle',
    'Hydraulicien',
    'Préparateur-méthodes',
    'Responsable de ligne',
    'Gestionnaire de pièces de rechange',
    'Auditeur de maintenance',
  ],
});

export const qhse: DepartmentPage = typeset({
  picture: 'qhse',
  detail: 'qhseDetail',
  lead: 'Qualité, hygiène, sécurité, environnement. Celui qui rentre entier chez lui, le produit conforme, la lagune propre : c’est le travail du technicien QHSE.',
  facts: [
    { label: 'Se prépare en', value: 'BTS' },
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
  courses: explained({
    'Évaluation des risques':
      'Postes de travail observés, dangers recensés, risques cotés : le document se construit dans nos propres ateliers.',
    'Sécurité au travail':
      'Consignation, travail en hauteur, espaces confinés, levage, circulation. Des règles courtes, comprises, vérifiées.',
    'Incendie et secours':
      'Triangle du feu, extincteurs sur feu réel, évacuation, gestes de premiers secours, organisation de l’alerte.',
    'Hygiène et santé':
      'Bruit, poussières, fumées de soudage, chaleur, ergonomie, risque chimique : mesurer, réduire, protéger.',
    'Management de la qualité':
      'Processus, non-conformités, amélioration continue : ce que demande une norme comme ISO 9001, et ce que cela change à l’établi.',
    'Environnement et déchets':
      'Eaux, air, sols, tri, filières, ISO 14001. Suivre une matière de l’achat au rebut et chercher ce qui peut être évité.',
    'Audit interne':
      'Préparer, questionner, constater, restituer : l’art de regarder sans accuser et d’écrire ce qui est vérifiable.',
    'Droit du travail et communication':
      'Code du travail, responsabilités, comité de sécurité ; expliquer une règle à quelqu’un qui est pressé.',
  }),
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
