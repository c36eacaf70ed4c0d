import { strFromU8, unzipSync } from 'fflate';

/** Content of an exported workbook. */
interface ReadWorkbook {
  /** Cells of each row: text, number, or null when empty. */
  readonly rows: readonly (string | number | null)[][];
  /** XML of the sheet. */
  readonly sheet: string;
}

/** Reads a workbook that `xlsxFile` wrote, and no other workbook. */
export function readXlsx(file: Uint8Array): ReadWorkbook {
  const files = unzipSync(file);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = textOf('xl/worksheets/sheet1.xml');
  const strings = sharedStrings(textOf('xl/sharedStrings.xml'));
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
