/** A picture that the README shows. */
interface ChosenPicture {
  /** Name of the screen. */
  readonly screen: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Selector of the top of the picture, by default the page's. */
  readonly from?: string;
}

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1280, height: 800 } as const;

/** Pictures in the documents. */
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
