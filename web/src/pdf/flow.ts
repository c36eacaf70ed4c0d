import { heightOf, linesOf, writeLine, type Lettering, type Sheet } from './sheet.ts';

/** Writing that goes on to the next page where one is full. Millimetres from the page's top. */
export interface Flow {
  readonly sheet: Sheet;
  y: number;
  /** Below this nothing is written. */
  readonly bottom: number;
  /** Writes the head of a page that goes on from the last one; returns the y below it. */
  readonly startPage: () => number;
}

/** Text in a column of a row: paragraphs under each other, each in lettering of its own. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly Line[];
}

interface Line {
  readonly text: string;
  readonly lettering: Lettering;
}

/** Rows higher than this share of a page may be split between two. */
const keptWhole = 0.3;

/** Goes to a new page unless `height` is left on this one. */
export function makeRoom(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom) turnPage(flow);
}

function turnPage(flow: Flow): void {
  flow.sheet.doc.addPage();
  flow.y = flow.startPage();
}

/** How high the cells are when they stand side by side. */
export function rowHeight(sheet: Sheet, cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => total(linesOfCell(sheet, cell))));
}

/** Writes cells side by side; whatever their length, every line of them ends up on paper. */
export function writeRow(flow: Flow, cells: readonly Cell[]): void {
  const { sheet } = flow;
  let rest = cells.map((cell) => ({ x: cell.x, lines: linesOfCell(sheet, cell) }));
  const height = Math.max(...rest.map(({ lines }) => total(lines)));
  const isLong = height > (flow.bottom - sheet.margin) * keptWhole;
  makeRoom(flow, isLong ? (flow.bottom - sheet.margin) * keptWhole : height);
  for (;;) {
    const written = rest.map(({ x, lines }) => writeDown(flow, x, lines));
    flow.y = Math.max(...written.map(({ y }) => y));
    rest = written.filter(({ lines }) => lines.length > 0);
    if (rest.length === 0) return;
    turnPage(flow);
  }
}

/** Writes lines from the flow's y down while there is room; returns those that are left. */
function writeDown({ sheet, y: top, bottom }: Flow, x: number, lines: readonly Line[]) {
  let y = top;
  let count = 0;
  for (const { text, lettering } of lines) {
    const below = y + heightOf(lettering);
    if (below > bottom) break;
    writeLine(sheet, text, x, y, lettering);
    y = below;
    count += 1;
  }
  return { x, y, lines: lines.slice(count) };
}

function linesOfCell(sheet: Sheet, { width, parts }: Cell): Line[] {
  return parts.flatMap(({ text, lettering }) =>
    text
      .split('\n')
      .flatMap((paragraph) => linesOf(sheet, paragraph, width, lettering))
      .map((line) => ({ text: line, lettering })),
  );
}

function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { lettering }) => sum + heightOf(lettering), 0);
}
