import type { PhotoCategorie } from '@centre/domain/photo';

/** A photo of the gallery as it is written down here. */
interface PhotoContent {
  readonly categorie: PhotoCategorie;
  readonly titre: string;
  readonly description: string;
  /** In web/pictures. */
  readonly source: string;
}

export const photoContents: readonly PhotoContent[] = [
  {
    categorie: 'Evènements',
    titre: 'Remise des diplômes',
    description:
      'La promotion sortante reçoit ses diplômes devant les familles et les entreprises partenaires.',
    source: 'formations/formations',
  },
  {
    categorie: 'Evènements',
    titre: 'Les majors de promotion',
    description: 'Les meilleurs apprenants de chaque filière sont appelés sur l’estrade.',
    source: 'galerie/les-majors-de-promotion',
  },
  {
    categorie: 'Evènements',
    titre: 'Rencontre avec les entreprises',
    description:
      'Les chefs d’atelier et les recruteurs préparent ensemble les stages de l’année.',
    source: 'galerie/rencontre-avec-les-entreprises',
  },
  {
    categorie: 'Evènements',
    titre: 'Signature d’un accord de stage',
    description:
      'Une entreprise de la zone industrielle s’engage à accueillir dix stagiaires par an.',
    source: 'galerie/signature-d-un-accord-de-stage',
  },
  {
    categorie: 'Evènements',
    titre: 'Journée portes ouvertes',
    description:
      'Parents et futurs élèves découvrent la cour, les ateliers et les salles de cours.',
    source: 'galerie/journee-portes-ouvertes',
  },
  {
    categorie: 'Mécanique Diesel',
    titre: 'Moteur diesel en coupe',
    description:
      'Le moteur d’étude montre le trajet de l’air, du gazole et de l’effort jusqu’au volant.',
    source: 'metiers/diesel',
  },
  {
    categorie: 'Mécanique Diesel',
    titre: 'Calage de la distribution',
    description: 'Les apprenants repèrent les points morts et contrôlent le jeu des soupapes.',
    source: 'galerie/calage-de-la-distribution',
  },
  {
    categorie: 'Mécanique Diesel',
    titre: 'Banc moteur à deux cylindres',
    description: 'Un petit moteur industriel sert au démontage complet en deuxième année.',
    source: 'galerie/banc-moteur-a-deux-cylindres',
  },
  {
    categorie: 'Mécanique Diesel',
    titre: 'Pompe d’injection en ligne',
    description: 'Le réglage du débit se fait au banc, élément par élément.',
    source: 'metiers/diesel-detail',
  },
  {
    categorie: 'Mécanique Diesel',
    titre: 'Tarage d’un injecteur',
    description: 'Un injecteur déposé attend son contrôle de pression et de pulvérisation.',
    source: 'galerie/tarage-d-un-injecteur',
  },
  {
    categorie: "Mécanique d'entretien",
    titre: 'Tournage d’un arbre',
    description: 'Premier usinage noté : un arbre épaulé, au dixième de millimètre.',
    source: 'galerie/tournage-d-un-arbre',
  },
  {
    categorie: "Mécanique d'entretien",
    titre: 'Prise de passe au tour',
    description: 'L’outil avance, le copeau casse : la vitesse de coupe est la bonne.',
    source: 'galerie/prise-de-passe-au-tour',
  },
  {
    categorie: "Mécanique d'entretien",
    titre: 'Réducteur ouvert',
    description: 'On contrôle l’engrènement et l’état des roulements avant le remontage.',
    source: 'formations/bts-3-ans',
  },
  {
    categorie: "Mécanique d'entretien",
    titre: 'Poste d’ajustage',
    description: 'Étau, roue dentée et outils rangés : le poste est prêt pour la séance.',
    source: 'galerie/poste-d-ajustage',
  },
  {
    categorie: "Mécanique d'entretien",
    titre: 'Vérin hydraulique',
    description: 'La coupe du vérin aide à trouver une fuite interne sans rien démonter.',
    source: 'metiers/maintenance',
  },
  {
    categorie: 'Electromécanique',
    titre: 'Moteur triphasé sur banc d’essai',
    description: 'Mesure d’isolement et repérage des enroulements avant remise sous tension.',
    source: 'metiers/electromecanique',
  },
  {
    categorie: 'Electromécanique',
    titre: 'Bobinage et rotor',
    description: 'Vue en bout et coupe d’un moteur : on y lit le pas et le nombre d’encoches.',
    source: 'galerie/bobinage-et-rotor',
  },
  {
    categorie: 'Electromécanique',
    titre: 'Câblage d’une armoire',
    description: 'Départ moteur, protection et commande : tout est repéré avant l’essai.',
    source: 'metiers/electromecanique-detail',
  },
  {
    categorie: 'Electromécanique',
    titre: 'Contrôle sous tension',
    description: 'Mesure méthodique aux bornes, équipements de protection portés.',
    source: 'galerie/controle-sous-tension',
  },
  {
    categorie: 'Electromécanique',
    titre: 'Automate et convoyeur',
    description: 'Le programme trie les caisses selon ce que voit le capteur.',
    source: 'galerie/automate-et-convoyeur',
  },
  {
    categorie: 'Climatisation & Froid Industriel',
    titre: 'Compresseur et évaporateur',
    description: 'La boucle pédagogique : on suit le fluide, on lit les deux pressions.',
    source: 'galerie/compresseur-et-evaporateur',
  },
  {
    categorie: 'Climatisation & Froid Industriel',
    titre: 'Manifold en service',
    description: 'Lecture des pressions haute et basse avant la charge en fluide.',
    source: 'galerie/manifold-en-service',
  },
  {
    categorie: 'Climatisation & Froid Industriel',
    titre: 'Compresseur ouvert à l’atelier',
    description:
      'Culasses, clapets et voyant d’huile : la révision suit la fiche du constructeur.',
    source: 'galerie/compresseur-ouvert-a-l-atelier',
  },
  {
    categorie: 'Climatisation & Froid Industriel',
    titre: 'Pose d’un climatiseur',
    description: 'Unité extérieure calée, liaisons tirées au vide avant la mise en service.',
    source: 'metiers/froid-detail',
  },
  {
    categorie: 'Chaudronnerie & Soudure',
    titre: 'Torche et cordon',
    description: 'Assemblage bout à bout : trois passes, un cordon régulier.',
    source: 'accueil/accueil-2',
  },
  {
    categorie: 'Chaudronnerie & Soudure',
    titre: 'Soudure d’angle',
    description: 'L’apprenante tient son angle et sa vitesse, l’arc reste court.',
    source: 'galerie/soudure-d-angle',
  },
  {
    categorie: 'Chaudronnerie & Soudure',
    titre: 'Au plus près de l’arc',
    description: 'Le bain de fusion vu par le soudeur, sans le masque.',
    source: 'galerie/au-plus-pres-de-l-arc',
  },
  {
    categorie: 'Chaudronnerie & Soudure',
    titre: 'Roulage d’une virole',
    description: 'La tôle passe entre les trois rouleaux jusqu’au diamètre demandé.',
    source: 'galerie/roulage-d-une-virole',
  },
  {
    categorie: 'Eaux & Assainissement',
    titre: 'Station de pompage',
    description:
      'Amorçage, débit et pression : la station école reproduit un quartier de Lomé.',
    source: 'galerie/station-de-pompage',
  },
  {
    categorie: 'Eaux & Assainissement',
    titre: 'Groupe de relevage',
    description: 'Deux pompes se relaient selon le niveau de la bâche.',
    source: 'galerie/groupe-de-relevage',
  },
  {
    categorie: 'Eaux & Assainissement',
    titre: 'Manœuvre d’une vanne',
    description: 'Fermer lentement : le coup de bélier se voit au manomètre.',
    source: 'galerie/manoeuvre-d-une-vanne',
  },
  {
    categorie: 'Eaux & Assainissement',
    titre: 'Rack de tuyauteries',
    description: 'Brides, coudes et piquages montés par les apprenants de deuxième année.',
    source: 'galerie/rack-de-tuyauteries',
  },
  {
    categorie: 'Energie Renouvelable',
    titre: 'Champ solaire école',
    description: 'Orientation, inclinaison et câblage des modules sur le terrain du centre.',
    source: 'galerie/champ-solaire-ecole',
  },
  {
    categorie: 'Energie Renouvelable',
    titre: 'Onduleur et batteries',
    description: 'Du panneau à la prise : la chaîne complète est montée au mur.',
    source: 'galerie/onduleur-et-batteries',
  },
  {
    categorie: 'Energie Renouvelable',
    titre: 'Stockage de l’énergie',
    description: 'On mesure la charge des batteries après une journée de soleil.',
    source: 'galerie/stockage-de-l-energie',
  },
  {
    categorie: 'Energie Renouvelable',
    titre: 'Inspection d’un module',
    description: 'Propreté, fixations, connecteurs : la ronde du matin sur le champ solaire.',
    source: 'galerie/inspection-d-un-module',
  },
  {
    categorie: 'Informatique',
    titre: 'Salle de dessin assisté',
    description: 'Le plan se dessine à l’écran avant de passer à l’atelier.',
    source: 'formations/bts',
  },
  {
    categorie: 'Informatique',
    titre: 'Travaux pratiques en réseau',
    description: 'Le formateur passe de poste en poste pendant la séance.',
    source: 'galerie/travaux-pratiques-en-reseau',
  },
  {
    categorie: 'Informatique',
    titre: 'Programmation d’un automate',
    description: 'Le schéma à contacts est écrit, puis essayé sur la maquette.',
    source: 'galerie/programmation-d-un-automate',
  },
  {
    categorie: 'Informatique',
    titre: 'Modélisation d’un engrenage',
    description: 'Les roues dentées sont modélisées puis assemblées à l’écran.',
    source: 'galerie/modelisation-d-un-engrenage',
  },
];
