import { typeset } from './typeset.ts';

const secondsOf = (seconds: number) => (seconds > 1 ? `${seconds} secondes` : 'une seconde');

/** Texts for visitors delayed by the rate limit. */
export const waiting = typeset({
  title: 'Encore un instant',
  /** Shown by the form, which sends automatically. */
  countdown: (seconds: number) =>
    `Elle part toute seule dans ${secondsOf(seconds)}. Gardez cette page ouverte.`,
  /** Shown on the page without scripts. */
  patience: (seconds: number) =>
    `Patientez ${secondsOf(seconds)}, puis touchez le bouton. Vos réponses sont gardées dans cette page : ne la fermez pas.`,
  send: 'Continuer',
});
