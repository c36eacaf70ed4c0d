/**
 * Identity of the centre. Another centre adopts the software by editing this file, its
 * partners beside it, the texts of the programmes and the pictures; nothing else names the centre.
 */
export const centre = {
  name: 'Centre de Formation Professionnelle Industrielle',
  /** In lower case, also the path of the page that presents the centre. */
  abbreviation: 'CFPI',
  country: 'Togo',
  /** ISO 3166-1. */
  countryCode: 'TG',
  /** Calling code of the country, and the number of digits after it. */
  callingCode: '228',
  phoneDigits: 8,
  /** Nationality that the form suggests; feminine, as the French word « nationalité ». */
  nationality: 'Togolaise',
  /** IANA time zone: campaigns open and close at its midnight. */
  timeZone: 'Africa/Lome',
  city: 'Lomé',
  address: 'Route de la zone portuaire, Lomé, Togo',
  email: 'contact@cfpi.example',
  /** Two numbers in E.164 form; `whatsapp` is the one with WhatsApp. */
  phones: ['+22822000101', '+22890000101'],
  whatsapp: '+22890000101',
  website: 'https://cfpi.example',
  /** WGS 84 degrees. */
  position: { latitude: 6.1462, longitude: 1.2828 },
  /** Followers announced by the centre; not fetched. */
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/', followers: 12400 },
    { network: 'twitter', url: 'https://x.com/', followers: 1850 },
    { network: 'linkedin', url: 'https://www.linkedin.com/', followers: 3200 },
    { network: 'tiktok', url: 'https://www.tiktok.com/', followers: 5600 },
    { network: 'instagram', url: 'https://www.instagram.com/', followers: 4100 },
  ],
  openingHours: { days: 'du lundi au vendredi', from: '7h', to: '17h30' },
  openedIn: 2015,
  /** Lower bounds: people trained, percent of them in work, technicians retrained. */
  figures: { trained: 800, insertion: 80, retrained: 1500, boardMembers: 18 },
  /**
   * Campaign until the direction saves one (campagne.ts): its school year, its announced months, its
   * first and last calendar day, and the announced date of the answer.
   */
  campaign: {
    year: '2025-2026',
    period: 'juillet à septembre 2025',
    openSince: '2025-07-25',
    lastDay: '2025-09-30',
    answerBy: 'au plus tard deux semaines après la fin des inscriptions',
  },
} as const;

export type SocialNetwork = (typeof centre.socialLinks)[number]['network'];

/** Address of the page that presents the centre, such as `/cfpi`. */
export const centrePath = `/${centre.abbreviation.toLowerCase()}` as const;
