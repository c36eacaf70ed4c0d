/** A place where the centre can be followed, with the count shown beside it. */
export interface SocialLink {
  readonly network: 'facebook' | 'twitter' | 'linkedin' | 'tiktok' | 'instagram';
  readonly url: string;
  /** Followers, as announced by the centre; not fetched. */
  readonly followers: number;
}

/** An organisation that the centre works with; its mark is drawn, and is nobody's logo. */
export interface Partner {
  readonly name: string;
  /** What it does for the centre, in one sentence. */
  readonly role: string;
  /** Which of the neutral marks stands for it; the centre's own emblem when absent. */
  readonly mark?: number;
}

/** Everything that makes this centre this centre, and not another one. */
export interface Centre {
  readonly name: string;
  /** Short name, also the address of the presentation page once in lower case. */
  readonly abbreviation: string;
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly email: string;
  /** Two numbers in E.164 form. */
  readonly phones: readonly [string, string];
  /** The one of them that answers on WhatsApp. */
  readonly whatsapp: string;
  readonly website: string;
  /** WGS 84 degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly socialLinks: readonly SocialLink[];
  readonly openingHours: {
    readonly days: string;
    readonly from: string;
    readonly to: string;
  };
  readonly openedIn: number;
  readonly figures: {
    /** Young people trained since the opening. */
    readonly trained: number;
    /** Percent of them in work, at least. */
    readonly insertion: number;
    /** Technicians of companies retrained, at least. */
    readonly retrained: number;
    readonly boardMembers: number;
  };
  readonly campaign: {
    /** The months when registrations are taken, as they are announced. */
    readonly period: string;
    /** Calendar day, YYYY-MM-DD. */
    readonly openSince: string;
  };
  readonly partners: {
    readonly main: readonly [Partner, Partner, Partner];
    readonly others: readonly Omit<Partner, 'role'>[];
  };
}

/**
 * The identity of the centre. Another centre adopts the software by editing this
 * file and the pictures; nothing else names the centre.
 */
export const centre = {
  name: 'Centre de Formation Professionnelle Industrielle',
  abbreviation: 'CFPI',
  country: 'Togo',
  city: 'Lomé',
  address: 'Route de la zone portuaire, Lomé, Togo',
  email: 'contact@cfpi.example',
  phones: ['+22822000101', '+22890000101'],
  whatsapp: '+22890000101',
  website: 'https://cfpi.example',
  position: { latitude: 6.1462, longitude: 1.2828 },
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/', followers: 12400 },
    { network: 'twitter', url: 'https://x.com/', followers: 1850 },
    { network: 'linkedin', url: 'https://www.linkedin.com/', followers: 3200 },
    { network: 'tiktok', url: 'https://www.tiktok.com/', followers: 5600 },
    { network: 'instagram', url: 'https://www.instagram.com/', followers: 4100 },
  ],
  openingHours: { days: 'du lundi au vendredi', from: '7h', to: '17h30' },
  openedIn: 2015,
  figures: { trained: 800, insertion: 80, retrained: 1500, boardMembers: 18 },
  campaign: { period: 'juillet à septembre 2025', openSince: '2025-07-25' },
  partners: {
    main: [
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
    ],
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
} as const satisfies Centre;

/** Address of the page that presents the centre, such as `/cfpi`. */
export const centrePath = `/${centre.abbreviation.toLowerCase()}` as const;
