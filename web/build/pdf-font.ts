import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { pdfLetters } from '../src/pdf/letters.ts';

const sources = { regular: '400Regular', semibold: '600SemiBold' } as const;

/** The weights that the PDFs are written with. */
export const pdfWeights = ['regular', 'semibold'] as const satisfies (keyof typeof sources)[];

/** A TrueType font of the PDFs' letters, without what jsPDF does not read of a font. */
export async function pdfFont(weight: keyof typeof sources): Promise<Buffer> {
  const folder = sources[weight];
  const file = createRequire(import.meta.url).resolve(
    `@expo-google-fonts/noto-sans/${folder}/NotoSans_${folder}.ttf`,
  );
  return subsetFont(await readFile(file), pdfLetters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep'],
  });
}
