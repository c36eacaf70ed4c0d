import type { PublicCampagne } from '@centre/domain/campagne/campagne';
import { useCampagne } from '../../data/public/campagne.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import { site } from '../../texts/site.texts.ts';

/** Whether a prerendered page, which has no dates, already shows the current campaign. */
export const isPrerenderedCampagne = (campagne: PublicCampagne | undefined) =>
  !campagne?.fin && (campagne?.titre ?? site.campaign) === site.campaign;

/** Sentence about the campaign at the end of a page. */
export function CampagneSentence() {
  const campagne = useCampagne();
  if (!isPrerenderedCampagne(campagne)) return <div>{campagne?.texte}</div>;
  // On a phone the announcement above the page already shows it.
  return <div className="from-sm">{nextStep.text}</div>;
}
