import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { SceneName } from '../pictures/catalogue.ts';
import type { FlyerText } from '../pictures/flyers/flyer.ts';
import { bts } from './src/content/bts.ts';
import { btsThreeYears } from './src/content/bts-three-years.ts';
import { pictures } from './src/content/pictures.ts';
import type { BtsProgramme } from './src/content/programme.ts';
import { btsPage, entrySteps } from './src/content/programmes.ts';

/** A flyer of the site: its addresses, and what it says. */
export interface SiteFlyer {
  readonly file: string;
  /** A small picture of it. */
  readonly preview: string;
  readonly text: FlyerText;
}

function flyerOf(programme: BtsProgramme): SiteFlyer {
  const scene: SceneName = pictures[programme.picture].scene;
  return {
    ...programme.flyer,
    text: {
      centre: centre.name,
      abbreviation: centre.abbreviation,
      campaign: ['Inscriptions ouvertes', centre.campaign.period],
      title: programme.title,
      lead: btsPage.flyerLead,
      scene,
      facts: programme.facts.filter(({ label }) => label !== btsPage.tuition),
      optionsTitle: btsPage.options,
      specialities: programme.specialities,
      profileTitle: btsPage.profile,
      profile: programme.profile,
      modalityTitle: btsPage.modality,
      modality: entrySteps.map(({ title }) => title),
      fees: programme.fees.slice(0, 2),
      apply: `S'inscrire : ${new URL('/inscription', centre.website).href.replace('https://', '')}`,
      contact: [...centre.phones.map(formatPhone), centre.email, centre.address],
    },
  };
}

/** The flyers that visitors can save, one for each BTS. */
export const flyers: readonly SiteFlyer[] = [bts, btsThreeYears].map(flyerOf);
