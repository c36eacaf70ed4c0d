import type { PublicCampagne } from '@centre/domain/campagne/campagne';
import { useCampagne } from '../../data/public/campagne.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import { site } from '../../texts/site.texts.ts';

/** Whether a page of the build, which knows no dates, says all that there is to say. */
export const isAsBuilt = (campagne: PublicCampagne | undefined) =>
  !campagne?.fin && (campagne?.titre ?? site.campaign) === site.campaign;

/** What the end of a page says of the campaign. */
export function CampagneSentence() {
  const campagne = useCampagne();
  if (!isAsBuilt(campagne)) return <div>{campagne?.texte}</div>;
  // On a phone the announcement above the page says it.
  return <div className="from-sm">{nextStep.text}</div>;
}
