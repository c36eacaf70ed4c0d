/** Picture in the README. */
interface ChosenPicture {
  /** Name of the screen. */
  readonly screen: string;
  /** Size of the viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Selector of the element at the top of the picture, by default the top of the page. */
  readonly from?: string;
}

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1280, height: 800 } as const;

export const chosenPictures: readonly ChosenPicture[] = [
  { screen: 'accueil', ...desk },
  { screen: 'accueil', ...phone },
  { screen: 'bts', ...phone },
  { screen: 'inscription-bts-2e-annee', ...phone, from: 'form fieldset' },
  { screen: 'actualites', ...phone },
  { screen: 'tableau-inscriptions', ...desk },
  { screen: 'tableau-articles', ...desk },
  { screen: 'tableau-inscription', ...desk },
];
