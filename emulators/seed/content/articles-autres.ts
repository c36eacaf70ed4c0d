import type { ArticleContent } from './article-content.ts';

const usual = { categorie: 'Autres', statut: 'publié', isPrincipal: false } as const;

/** Partners, competitions, and what goes on around the workshops. */
export const autres: readonly ArticleContent[] = [
  {
    ...usual,
    id: 'partenariat-hydro-zio',
    titre: 'Hydro Zio et le centre s’engagent ensemble pour trois ans',
    auteur: 'Direction du centre',
    date: '2025-07-03T10:00:00Z',
    vues: 297,
    cover: 'actualites/partenariat-hydro-zio',
    paragraphs: [
      'Vingt stages par an, un forage-école et deux techniciens détachés pour enseigner : la convention signée le 3 juillet entre Hydro Zio, spécialiste de l’adduction d’eau, et le centre donne à la filière eaux et assainissement les moyens qui lui manquaient.',
      'Le forage sera creusé dans l’enceinte même du centre avant la fin de l’année. Les stagiaires y apprendront à descendre une pompe immergée, à relever un niveau dynamique, à dimensionner un château d’eau et à suivre la qualité de l’eau, du prélèvement jusqu’au résultat d’analyse.',
      'L’entreprise y trouve son compte. « Nous entretenons cent quarante ouvrages entre Lomé et Dapaong. Chaque panne laisse un village sans eau », rappelle sa directrice technique. « Nous ne cherchons pas des diplômes, nous cherchons des gens qui savent trouver la panne. »',
      'Les premiers stages commencent en octobre. Les stagiaires retenus recevront une indemnité de déplacement et seront logés à proximité du chantier.',
    ],
  },
  {
    ...usual,
    id: 'concours-soudure-2025',
    titre: 'Concours de soudure : une médaille d’or pour Komlan Tchalla',
    auteur: 'Département chaudronnerie',
    date: '2025-06-02T14:00:00Z',
    vues: 561,
    cover: 'metiers/chaudronnerie-detail',
    paragraphs: [
      'Trois positions, deux procédés, six heures d’épreuve et un jury qui passe chaque cordon aux rayons X : le concours de soudure des jeunes ne pardonne rien. Komlan Tchalla, en terminale de BAC PRO chaudronnerie, l’a remporté le 31 mai devant vingt-six concurrents venus de quatre pays.',
      'L’épreuve finale consistait à raccorder deux tubes d’acier à travers un miroir, dans un espace où l’on ne glisse qu’une main. « J’avais répété ce geste avec une glace de coiffeur », sourit le vainqueur. « La difficulté, ce n’est pas de voir à l’envers. C’est de respirer lentement. »',
      'Son formateur retient surtout la préparation : quatre mois d’entraînement, deux soirs par semaine, et un carnet où chaque essai est noté avec ses réglages. Le carnet est désormais photocopié pour toute la section.',
      'Akouvi Lawson, elle aussi élève du centre, se classe cinquième et reçoit le prix de la sécurité. L’un et l’autre ont été invités à suivre un stage de perfectionnement chez Métallerie du Port en août.',
    ],
  },
  {
    ...usual,
    id: 'techniciens-en-entreprise',
    titre: 'Un mois d’audit de maintenance dans une brasserie de Lomé',
    auteur: 'Service aux entreprises',
    date: '2025-01-20T09:00:00Z',
    vues: 264,
    cover: 'formations/entreprises',
    paragraphs: [
      'Former des techniciens, c’est aussi aller là où ils travaillent. De la mi-décembre à la mi-janvier, deux formateurs et six stagiaires ont passé trente jours dans les Brasseries de la Lagune pour y conduire un audit de maintenance complet.',
      'La première semaine a servi à écouter : les conducteurs de ligne, les magasiniers, l’équipe de nuit. Puis chaque machine a reçu sa fiche, son historique et une note de criticité. Sur cent quatre-vingt-sept équipements, vingt-trois concentrent à eux seuls les trois quarts des heures d’arrêt.',
      'Le plan remis à la direction tient en douze pages. Il propose un calendrier de graissage, une liste courte de pièces à garder en stock et quatre jours de formation pour les équipes de quart. Aucun achat important : « Ce qui manquait, ce n’était pas du matériel, c’était de l’ordre », résume le responsable de l’audit.',
      'Depuis 2015, plus de mille cinq cents techniciens d’entreprise se sont perfectionnés auprès du centre. Les audits durent une trentaine de jours et se préparent deux mois à l’avance ; le service aux entreprises se déplace pour établir la proposition.',
    ],
  },
  {
    ...usual,
    id: 'dix-ans-du-centre',
    titre: '2015-2025 : dix ans d’ateliers racontés par ceux qui les ont vus naître',
    auteur: 'Service communication',
    date: '2025-08-25T09:00:00Z',
    vues: 408,
    cover: 'actualites/dix-ans-du-centre',
    paragraphs: [
      'Créé par arrêté ministériel en 2013, ouvert deux ans plus tard, le centre fête cette année ses dix ans. Plutôt qu’un discours, nous avons choisi de publier quelques souvenirs.',
      'Le gardien se rappelle la première nuit : « Les machines étaient encore dans leurs caisses. Le directeur a fait le tour avec une lampe, il vérifiait les numéros, il ne voulait pas rentrer chez lui. » La première promotion comptait quarante-deux stagiaires et deux ateliers seulement étaient alimentés en courant ; on y travaillait par roulement.',
      'Yao Kpodo, de cette première promotion, dirige aujourd’hui la maintenance d’une minoterie à Atakpamé. « On nous disait que l’industrie ne recrutait pas. Elle ne recrutait pas parce qu’elle ne trouvait personne. » Il accueille chaque année deux stagiaires, et choisit toujours ceux qui posent des questions.',
      'Le conseil d’administration, qui réunit dix-huit représentants du secteur privé et de l’État, prépare déjà la suite : une licence professionnelle, dont l’ouverture sera annoncée en temps voulu, et l’extension du bâtiment de l’électromécanique.',
      'Une exposition de photographies, de premières pièces ratées et de carnets d’atelier se tiendra dans le hall tout le mois d’octobre. Les anciens qui possèdent des images de leurs années au centre peuvent nous les apporter.',
    ],
  },
  {
    ...usual,
    id: 'tournoi-inter-sections',
    titre: 'Tournoi inter-sections : le programme des rencontres',
    auteur: 'Bureau des stagiaires',
    statut: 'brouillon',
    date: '2025-08-28T12:00:00Z',
    vues: 0,
    cover: 'actualites/tournoi-inter-sections',
    paragraphs: [
      'Football, basket et, pour la première fois, un concours de montage de boîte de vitesses les yeux bandés : le tournoi inter-sections aura lieu trois semaines après la rentrée.',
      'Chaque section présente une équipe mixte de douze personnes. Les inscriptions se prennent auprès des délégués ; le tirage au sort se fera dans la cour.',
      'Le calendrier des matchs reste à confirmer avec la direction des études : ne pas publier avant.',
    ],
  },
];
