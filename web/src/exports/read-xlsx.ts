import { inflateRawSync } from 'node:zlib';

/** What a workbook of ours holds. */
export interface ReadWorkbook {
  /** Cells as text, numbers as numbers, null where there is nothing. */
  readonly rows: readonly (string | number | null)[][];
  /** The sheet as it is stored. */
  readonly sheet: string;
}

/** Reads a workbook that `xlsxFile` wrote. For tests: it knows that way of writing, no other. */
export function readXlsx(file: Uint8Array): ReadWorkbook {
  const files = unzipped(Buffer.from(file));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const strings = sharedStrings(files.get('xl/sharedStrings.xml') ?? '');
  const rows = Array.from(sheet.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g), ([, row = '']) => {
    const cells: (string | number | null)[] = [];
    for (const [, attributes = '', content = ''] of row.matchAll(
      /<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
    )) {
      const column = columnOf(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A');
      const value = /<v>([\s\S]*?)<\/v>/.exec(content)?.[1];
      while (cells.length < column) cells.push(null);
      const isShared = attributes.includes('t="s"');
      if (value === undefined) cells.push(null);
      else cells.push(isShared ? (strings[Number(value)] ?? '') : Number(value));
    }
    return cells;
  });
  return { rows, sheet };
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0) - 1;
}

function sharedStrings(xml: string): string[] {
  return Array.from(xml.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g), ([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

const centralMark = 0x02014b50;
const endMark = 0x06054b50;

/** The files of an archive by their names, read by its directory. */
function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== endMark) end -= 1;
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === centralMark) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const from =
      local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(from, from + size);
    const isDeflated = archive.readUInt16LE(at + 10) === 8;
    files.set(name, (isDeflated ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
