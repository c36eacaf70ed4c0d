import type { PdfFonts, PdfParts } from './sheet.ts';
import regular from './regular.ttf?url';
import semibold from './semibold.ttf?url';

/** Width of the emblem: some 600 dots per inch at its 17 mm on paper. */
const emblemPixels = 400;
/** JPEG quality, 0 to 1: flat tones need a high one. */
const jpegQuality = 0.95;

/**
 * Fetches the fonts and the emblem of the PDFs.
 *
 * @throws Error “Failed to fetch …”, Chrome's message that `isUnfetched` detects, if one fails.
 */
export async function loadPdfParts(): Promise<PdfParts> {
  const [fonts, emblem] = await Promise.all([loadFonts(), loadEmblem()]);
  return { fonts, emblem };
}

async function loadFonts(): Promise<PdfFonts> {
  const files = await Promise.all([loadBytes(regular), loadBytes(semibold)]);
  return { regular: files[0], semibold: files[1] };
}

async function loadBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Failed to fetch ${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// Rendered from the emblem of the site, so that a new emblem needs no other file.
async function loadEmblem(): Promise<string> {
  const image = new Image(emblemPixels, emblemPixels);
  image.src = '/emblem.svg';
  await image.decode().catch(() => {
    throw new Error(`Failed to fetch ${image.src}`);
  });
  const canvas = document.createElement('canvas');
  canvas.width = emblemPixels;
  canvas.height = emblemPixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // White, because transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, emblemPixels, emblemPixels);
  context.drawImage(image, 0, 0, emblemPixels, emblemPixels);
  return canvas.toDataURL('image/jpeg', jpegQuality);
}
