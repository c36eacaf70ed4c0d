import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { pdfLetters } from '../src/pdf/text.ts';

const sources = join(import.meta.dirname, '../src');
const packageFile = (name: string) => createRequire(import.meta.url).resolve(name);

// The characters of French headings. Letters of the local languages fall back to the system's
// sans-serif font.
const headingLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÆÇÉÈÊËÎÏÔÙÛÜŒàâæçéèêëîïôùûüÿœ«»°·–—’…\u00A0\u202F';

/** The weights that the PDFs are written with, by the folders of the font's package. */
const pdfWeights = { regular: '400Regular', semibold: '600SemiBold' } as const;
type PdfWeight = keyof typeof pdfWeights;

/** A TrueType font of the PDFs' characters, without the tables that jsPDF ignores. */
export async function pdfFont(weight: PdfWeight): Promise<Buffer> {
  const folder = pdfWeights[weight];
  const file = packageFile(`@expo-google-fonts/noto-sans/${folder}/NotoSans_${folder}.ttf`);
  return subsetFont(await readFile(file), pdfLetters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep'],
  });
}

/** Makes the fonts of the headings and of the PDFs, with the letters that they need and no others. */
export async function makeFonts(): Promise<void> {
  const heading = packageFile(
    '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  );
  const font = await subsetFont(await readFile(heading), headingLetters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'locl', 'tnum'],
  });
  await writeFile(join(sources, 'ui/heading.woff2'), font);
  for (const weight of ['regular', 'semibold'] as const) {
    await writeFile(join(sources, `pdf/${weight}.ttf`), await pdfFont(weight));
  }
}
