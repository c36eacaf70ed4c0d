import { css } from '#styled-system/css';
import { useCampagne } from '../../data/public/campagne.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import { site } from '../../texts/site.texts.ts';

/** What the end of a page says of the campaign. */
export function CampagneSentence() {
  const campagne = useCampagne();
  if (campagne && campagne.titre !== site.campaign) return <div>{campagne.texte}</div>;
  // On a phone the announcement above the page says it.
  return <div className={css({ display: { base: 'none', sm: 'block' } })}>{nextStep.text}</div>;
}
