import { emblem } from '../../../pictures/emblem.ts';
import { renderJpeg } from '../../../pictures/render.ts';
import { pdfFont } from '../../pdf-font.ts';
import type { PdfParts } from './sheet.ts';

/** What the PDFs are made with, from the sources themselves. For tests, which have no site. */
export async function nodePdfParts(): Promise<PdfParts> {
  const jpeg = await renderJpeg(emblem(), { width: 400 });
  const [regular, semibold] = [await pdfFont('regular'), await pdfFont('semibold')];
  return {
    fonts: { regular, semibold },
    emblem: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  };
}
