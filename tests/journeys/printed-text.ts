import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/**
 * What stands on each page of a PDF that Chromium printed, without any space: Chromium says
 * where each piece of a line goes, not where words end. For tests.
 */
export function printedPages(file: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(file).toString('latin1'));
  const letters = lettersOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
      return textOf(objects.get(contents)?.stream ?? '', letters);
    });
}

/** `text` as `printedPages` gives it: without spaces, and with letters that are joined in print apart. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00A0\u202F\u00AD]+/g, '');
}

function objectsOf(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, number = '', body = '']) => [number, objectOf(body)] as const),
  );
}

function objectOf(body: string): PdfObject {
  const [, head = body, data] =
    /^([\s\S]*?)\s*stream\r?\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (data === undefined) return { head, stream: '' };
  if (!head.includes('/FlateDecode') || head.includes('/Subtype /Image')) {
    return { head, stream: data };
  }
  return { head, stream: inflateSync(Buffer.from(data, 'latin1')).toString('latin1') };
}

type Letters = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The letter of each code, for each font by the name that pages call it. */
function lettersOf(objects: ReadonlyMap<string, PdfObject>): Letters {
  const letters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      letters.set(name, codesOf(objects.get(map)?.stream ?? ''));
    }
  }
  return letters;
}

function codesOf(map: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      codes.set(code.toLowerCase(), lettersAt(letter));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const begin = parseInt(from, 16);
      for (let code = begin; code <= parseInt(to, 16); code += 1) {
        const name = code.toString(16).padStart(from.length, '0');
        codes.set(name, String.fromCodePoint(parseInt(first, 16) + code - begin));
      }
    }
  }
  return codes;
}

function lettersAt(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
}

function textOf(page: string, letters: Letters): string {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, name, hex] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) font = letters.get(name);
    else if (hex !== undefined && font) {
      const width = [...font.keys()][0]?.length ?? 4;
      const codes = hex.toLowerCase().match(new RegExp(`.{${width}}`, 'g')) ?? [];
      text += codes.map((code) => font?.get(code) ?? '').join('');
    }
  }
  return withoutSpaces(text);
}
