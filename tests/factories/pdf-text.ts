import { inflateSync } from 'node:zlib';

/** Line of text, and its height above the foot of the page in points. */
interface PdfLine {
  readonly text: string;
  readonly height: number;
}

const a4Height = 842;

/** Lines of text of a PDF, in the order of writing. Reads only PDFs made by jsPDF. */
export function pdfText(file: Uint8Array): string[] {
  return pdfPages(file).flatMap((lines) => lines.map(({ text }) => text));
}

/** Lines of text of a PDF made by jsPDF, with their heights. */
export function pdfLines(file: Uint8Array): PdfLine[] {
  return pdfPages(file).flat();
}

/** Filled rectangles of a PDF made by jsPDF, as an SVG of one A4 page in points. */
export function pdfRectangles(file: Uint8Array): string {
  const objects = objectsOf(Buffer.from(file).toString('latin1'));
  const pages = [...objects.values()].map(({ stream = '' }) => stream).join('\n');
  const drawn = pages.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (-?[\d.]+) re\nf$/gm);
  // A PDF counts from the foot of the page, and a negative height draws downwards.
  const rectangles = Array.from(
    drawn,
    ([, x, y, width, height]) =>
      `<rect x="${x}" y="${a4Height - Number(y)}" width="${width}" height="${-Number(height)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 ${a4Height}" width="595" height="${a4Height}">${rectangles.join('')}</svg>`;
}

/** Lines of text of each page of a PDF made by jsPDF. */
export function pdfPages(file: Uint8Array): PdfLine[][] {
  const objects = objectsOf(Buffer.from(file).toString('latin1'));
  const fonts = fontsOf(objects);
  return [...objects.values()].flatMap(({ stream }) =>
    stream?.includes('\nBT\n') ? [linesOf(stream, fonts)] : [],
  );
}

function linesOf(page: string, fonts: Map<string, Map<string, string>>): PdfLine[] {
  const lines: PdfLine[] = [];
  let height = 0;
  let letters = new Map<string, string>();
  for (const [, font, top, hex] of page.matchAll(
    /\/(F\d+) [\d.]+ Tf|[\d.]+ ([\d.]+) Td|<([\da-f]*)> Tj/gi,
  )) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<string, string>();
    if (top !== undefined) height = Number(top);
    const codes = hex?.toLowerCase().match(/.{4}/g);
    if (!codes) continue;
    const text = codes.map((code) => letters.get(code) ?? '\uFFFD').join('');
    lines.push({ text, height });
  }
  return lines;
}

interface PdfObject {
  readonly head: string;
  readonly stream?: string;
}

function objectsOf(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, number = '', body = '']) => [number, objectOf(body)] as const),
  );
}

function objectOf(body: string): PdfObject {
  const parts = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body);
  const [, head = body, data] = parts ?? [];
  if (data === undefined) return { head };
  const isDeflated = head.includes('/FlateDecode');
  const bytes = Buffer.from(data, 'latin1');
  return { head, stream: isDeflated ? inflateSync(bytes).toString('latin1') : data };
}

/** Letters by hexadecimal code, for each font by its name in the pages. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  const named = heads.matchAll(/\/(F\d+) (\d+) 0 R/g);
  return new Map(
    Array.from(named, ([, name = '', number = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      const pairs = (objects.get(map)?.stream ?? '').matchAll(/<([\da-f]{4})><([\da-f]{4})>/g);
      const letters = Array.from(pairs, ([, code = '', unicode = '']) => {
        return [code, String.fromCharCode(parseInt(unicode, 16))] as const;
      });
      return [name, new Map(letters)] as const;
    }),
  );
}
