import { pdfFont } from '../../web/build/fonts.ts';
import { jpeg, picture, pictureFile } from '../../web/build/pictures.ts';
import type { PdfParts } from '../../web/src/pdf/sheet.ts';

/** Fonts and pictures of the PDFs, read from the sources, because tests have no site. */
export async function nodePdfParts(): Promise<PdfParts> {
  const emblem = await jpeg(picture(pictureFile('embleme/embleme'), 400));
  const [regular, semibold] = [await pdfFont('regular'), await pdfFont('semibold')];
  return {
    fonts: { regular, semibold },
    emblem: `data:image/jpeg;base64,${emblem.toString('base64')}`,
  };
}
