/** An organisation that the centre works with. */
export interface Partner {
  readonly name: string;
  /** What it does for the centre, in one sentence. */
  readonly role: string;
  /** Number of its neutral drawing in partners.svg; the centre's own emblem when absent. */
  readonly mark?: number;
}

const mainPartners: readonly Partner[] = [
  {
    name: 'République togolaise',
    role: 'A créé le centre par arrêté ministériel en 2013, et en fait un service public.',
    mark: 7,
  },
  {
    name: 'CFPI',
    role: 'Forme depuis 2015, sous la conduite d’un conseil de 18 membres.',
  },
  {
    name: 'Agence française de développement',
    role: 'A cofinancé la construction du centre et l’équipement de ses ateliers.',
    mark: 5,
  },
];

/**
 * The identity of the centre. Another centre adopts the software by editing this file and the
 * pictures; nothing else names the centre.
 */
export const centre = {
  name: 'Centre de Formation Professionnelle Industrielle',
  /** In lower case, also the path of the page that presents the centre. */
  abbreviation: 'CFPI',
  country: 'Togo',
  city: 'Lomé',
  address: 'Route de la zone portuaire, Lomé, Togo',
  email: 'contact@cfpi.example',
  /** Two numbers in E.164 form; `whatsapp` is the one of them that answers there. */
  phones: ['+22822000101', '+22890000101'],
  whatsapp: '+22890000101',
  website: 'https://cfpi.example',
  /** WGS 84 degrees. */
  position: { latitude: 6.1462, longitude: 1.2828 },
  /** Followers as the centre announces them; not fetched. */
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/', followers: 12400 },
    { network: 'twitter', url: 'https://x.com/', followers: 1850 },
    { network: 'linkedin', url: 'https://www.linkedin.com/', followers: 3200 },
    { network: 'tiktok', url: 'https://www.tiktok.com/', followers: 5600 },
    { network: 'instagram', url: 'https://www.instagram.com/', followers: 4100 },
  ],
  openingHours: { days: 'du lundi au vendredi', from: '7h', to: '17h30' },
  openedIn: 2015,
  /** People trained, percent of them in work, technicians retrained: at least as many. */
  figures: { trained: 800, insertion: 80, retrained: 1500, boardMembers: 18 },
  /** The months of registration as they are announced, and a calendar day, YYYY-MM-DD. */
  campaign: { period: 'juillet à septembre 2025', openSince: '2025-07-25' },
  partners: {
    main: mainPartners,
    others: [
      { name: 'Association de gestion public-privé', mark: 0 },
      { name: 'Chambre de commerce et d’industrie', mark: 6 },
      { name: 'Fédération des industries', mark: 4 },
      { name: 'Zone portuaire', mark: 2 },
      { name: 'Réseau des artisans', mark: 8 },
      { name: 'Énergie et eau', mark: 9 },
      { name: 'Bâtiment et travaux publics', mark: 3 },
      { name: 'Mines et carrières', mark: 1 },
    ],
  },
} as const;

export type SocialNetwork = (typeof centre.socialLinks)[number]['network'];

/** Address of the page that presents the centre, such as `/cfpi`. */
export const centrePath = `/${centre.abbreviation.toLowerCase()}` as const;
