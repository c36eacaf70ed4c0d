import type { ArticleContent } from './article-content.ts';

const usual = { categorie: 'Technologie', statut: 'publié', isPrincipal: false } as const;

/** Machines, methods and what the trainees make of them. */
export const technologies: readonly ArticleContent[] = [
  {
    ...usual,
    id: 'tour-commande-numerique',
    titre: 'Un tour à commande numérique rejoint l’atelier d’usinage',
    auteur: 'Département mécanique',
    date: '2025-06-16T09:00:00Z',
    vues: 486,
    cover: 'metiers/entretien',
    paragraphs: [
      'Il a fallu un pont roulant, deux palans et une bonne dose de patience pour poser ses quatre tonnes sur leur massif de béton. Depuis le 16 juin, un tour à commande numérique de 500 mm de diamètre travaille à côté des huit tours conventionnels de l’atelier d’usinage.',
      'Les tours classiques ne partent pas pour autant. « On apprend d’abord à sentir la coupe à la main », explique le chef d’atelier. « Le copeau, le bruit, la couleur : la machine numérique ne les remplace pas, elle suppose qu’on les connaît. » Les stagiaires y accèdent donc en deuxième année, après deux cents heures sur machine conventionnelle.',
      'La première pièce sortie est un moyeu de pompe commandé par une usine de la zone portuaire, qui attendait jusque-là six semaines un rechange importé. Dessiné le lundi à partir de la pièce cassée, programmé le mardi, usiné et contrôlé le mercredi, il tournait le jeudi.',
      'Un poste de dessin et de programmation assistés par ordinateur a été installé dans la salle voisine : douze licences, et un simulateur qui évite les mauvaises surprises. On peut y casser autant d’outils que l’on veut, ils repoussent d’un clic.',
    ],
  },
  {
    ...usual,
    id: 'froid-fluides-naturels',
    titre: 'Froid industriel : apprendre avec les fluides de demain',
    auteur: 'Département froid et climatisation',
    date: '2025-04-14T08:30:00Z',
    vues: 374,
    cover: 'actualites/froid-fluides-naturels',
    paragraphs: [
      'Les fluides frigorigènes qui réchauffent le climat disparaissent peu à peu des chambres froides, et ceux qui les remplacent ne se manipulent pas de la même manière. Le centre a donc équipé son laboratoire de deux bancs neufs : l’un au propane, l’autre au dioxyde de carbone.',
      'Le premier est inflammable. Les stagiaires y apprennent à détecter une fuite, à ventiler, à travailler sans étincelle et à ne charger que quelques dizaines de grammes. Le second monte à plus de cent bars : on y parle soupapes, épaisseur des tubes et qualité des brasures, avec une épreuve de pression à la clé.',
      'Chaque banc est équipé de seize capteurs. Pressions et températures s’affichent en direct sur le diagramme enthalpique, celui que des générations d’élèves ont tracé au crayon. Ouvrez un peu trop le détendeur, et le cycle se déforme sous vos yeux : la leçon est retenue pour longtemps.',
      'Les frigoristes déjà en activité ne sont pas oubliés. Une formation courte de cinq jours, du lundi au vendredi, leur est proposée tous les deux mois ; Froid du Golfe y a inscrit l’ensemble de ses équipes de dépannage.',
    ],
  },
  {
    ...usual,
    id: 'toiture-solaire-ecole',
    titre: 'Les stagiaires posent 48 panneaux solaires sur le toit du centre',
    auteur: 'Département électromécanique',
    date: '2025-02-10T11:00:00Z',
    vues: 729,
    cover: 'actualites/toiture-solaire-ecole',
    paragraphs: [
      'Quarante-huit panneaux, vingt et un kilowatts-crête, une armoire d’onduleurs et trois cents mètres de câble : l’installation solaire mise en service le 10 février couvre désormais le tiers de la consommation des ateliers. Sa particularité ? Elle a été étudiée, posée et raccordée par les stagiaires.',
      'Le chantier a duré neuf semaines. Il a fallu relever la charpente, calculer la prise au vent, vérifier les sections de câble et, pour beaucoup, vaincre un léger vertige. Personne n’est monté sans harnais ni sans l’habilitation correspondante, passée pendant la première semaine.',
      'Tout se lit sur un écran à l’entrée : la production, l’heure par heure, la part envoyée aux machines, les jours d’harmattan où la poussière fait perdre jusqu’à un cinquième de l’énergie. Le nettoyage des panneaux est d’ailleurs devenu un exercice, avec mesures avant et après.',
      'La prochaine promotion s’attaquera au stockage. Un banc de batteries de dix kilowattheures, offert par Savanes Énergie, attend dans le magasin d’être étudié, puis raccordé à l’éclairage des salles du soir.',
    ],
  },
  {
    ...usual,
    id: 'automate-ligne-jus',
    titre: 'De l’ananas au bouchon : une ligne automatisée à l’échelle réelle',
    auteur: 'Département automatisme',
    date: '2024-11-25T09:30:00Z',
    vues: 412,
    cover: 'accueil/equipement-automate',
    paragraphs: [
      'Elle lave, presse, remplit, bouche et étiquette quarante bouteilles à l’heure. Ce n’est pas beaucoup pour une usine, mais c’est exactement ce qu’il faut pour apprendre : la petite ligne de jus d’ananas montée dans la salle d’automatisme se démonte, se dérègle et se reprogramme chaque semaine.',
      'Elle est née d’une rencontre avec la coopérative fruitière de Tsévié, dont les machines s’arrêtaient au premier capteur sale. Quatre stagiaires de BTS ont passé trois mois à relever les pannes, puis ont reconstruit au centre une ligne semblable, autour d’un automate programmable et d’un écran tactile en français.',
      'Le formateur dispose d’un boîtier que les stagiaires ont surnommé « la boîte à ennuis » : vingt interrupteurs cachés qui coupent un fil, grippent un vérin ou faussent une mesure. À l’équipe de retrouver la panne, schéma en main, en moins d’une heure et sans changer une pièce au hasard.',
      'La coopérative a repris à son compte deux des améliorations trouvées ici, dont un simple jet d’air devant le capteur de niveau. Ses arrêts ont diminué de moitié.',
    ],
  },
  {
    ...usual,
    id: 'diagnostic-diesel',
    titre: 'Diesel : un banc d’injection pour diagnostiquer avant de démonter',
    auteur: 'Département mécanique diesel',
    date: '2024-09-30T08:00:00Z',
    vues: 338,
    cover: 'actualites/diagnostic-diesel',
    paragraphs: [
      '« Avant, on démontait pour voir. Maintenant, on mesure pour savoir. » La phrase est peinte au mur de l’atelier diesel, juste au-dessus du nouveau banc d’essai d’injection à rampe commune arrivé en septembre.',
      'L’appareil teste quatre injecteurs à la fois, jusqu’à 1 800 bars, et imprime pour chacun une fiche : débit principal, retour, étanchéité, temps de réponse. En vingt minutes, on sait lequel fume, lequel goutte, et lesquels peuvent repartir pour cent mille kilomètres.',
      'Deux moteurs complets, un six-cylindres de camion et un groupe électrogène de 60 kVA, ont été installés à côté avec leurs faisceaux et leurs calculateurs. On y apprend à lire un code de défaut, mais aussi à s’en méfier : « Le calculateur dit où ça fait mal, pas forcément pourquoi », aime répéter le formateur.',
      'Transports Kéran confie désormais au centre le contrôle des injecteurs de ses soixante camions. Pour les stagiaires, ce sont de vraies pièces, de vrais délais et un vrai client qui demande des comptes.',
      'L’atelier reçoit aussi les mécaniciens des garages du quartier, un samedi par mois, pour une matinée de diagnostic gratuite.',
    ],
  },
];
