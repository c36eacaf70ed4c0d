import { typeset } from './typeset.ts';

const secondsOf = (seconds: number) => (seconds > 1 ? `${seconds} secondes` : 'une seconde');

/** While somebody has to wait, because many arrive at once. */
export const waiting = typeset({
  title: 'Encore un instant',
  /** Beside the form, which sends by itself. */
  countdown: (seconds: number) =>
    `Elle part toute seule dans ${secondsOf(seconds)}. Gardez cette page ouverte.`,
  /** On the page without scripts. */
  patience: (seconds: number) =>
    `Patientez ${secondsOf(seconds)}, puis touchez le bouton. Vos réponses sont gardées dans cette page : ne la fermez pas.`,
  send: 'Continuer',
});
