import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { pdfLetters } from '../src/pdf/letters.ts';

const sources = join(import.meta.dirname, '../src');
const packageFile = (name: string) => createRequire(import.meta.url).resolve(name);

/** Characters of French headings, and the letters that Ewe and Kabiyè share with Portuguese. */
const headingLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÆÇÉÈÊËÎÏÔÙÛÜŒàâæçéèêëîïôùûüÿœÁÃÌÍÑÒÓÕÚáãìíñòóõú«»°·–—’…\u00A0\u202F';

/** Font weights of the PDFs, with their folders in the font's package. */
const pdfWeights = { regular: '400Regular', semibold: '600SemiBold' } as const;
type PdfWeight = keyof typeof pdfWeights;

/** TrueType font with the characters of the PDFs, without the tables that jsPDF ignores. */
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

/** Letters and tone marks of Ewe and Kabiyè that the heading font lacks. */
export const localLetters = 'ƆɔƉɖƐɛƑƒƔɣŊŋƲʋƖɩƱʊĨĩŨũ\u0300\u0301\u0303';

/** Font with the local letters, from another typeface in the heading font's weight and width. */
export async function localFont(targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const file = packageFile(
    '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-standard-normal.woff2',
  );
  return subsetFont(await readFile(file), localLetters, {
    targetFormat,
    noHinting: true,
    variationAxes: { wght: 600, wdth: 80 },
    keepFeatures: ['ccmp', 'mark'],
  });
}

/** Makes the fonts of headings and PDFs, reduced to the characters they need. */
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
  await writeFile(join(sources, 'ui/local.woff2'), await localFont('woff2'));
  for (const weight of ['regular', 'semibold'] as const) {
    await writeFile(join(sources, `pdf/${weight}.ttf`), await pdfFont(weight));
  }
}
