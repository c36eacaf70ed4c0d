import type { AnswerName } from '../texts/answers.texts.ts';
import { fichePage, type FicheFact, type FicheSection } from '../texts/fiche.texts.ts';
import { makeRoom, rowHeight, writeRow, type Cell, type Flow } from './flow.ts';
import { block, rule, write, type PdfColour, type Sheet } from './sheet.ts';

/** Columns of the grid that answers stand in. */
const columns = 12;
const usualSpan = 3;
const gap = 4;
const padding = 1.1;
const bandHeight = 6.2;

/** Answers that take more, or less, than a quarter of the page's width. */
const spans: Partial<Record<AnswerName, number>> = {
  nom: 6,
  prenom: 6,
  email: 6,
  lieuResidence: 4,
  fonctionActuelle: 4,
  organismeEmployeur: 4,
  adresse: 12,
  formation: 12,
  etablissement: 6,
  nomPere: 6,
  nomMere: 6,
  diplomes: 6,
  autresFormations: 12,
};

/** Characters beyond which an answer has the page's whole width. */
const longAnswer = 200;

function spanOf({ name, value }: FicheFact): number {
  return value.length > longAnswer ? columns : (spans[name] ?? usualSpan);
}

/** A value under its label, in a part of the page's width. */
export function labelled(
  { label, value }: { readonly label: string; readonly value: string },
  area: { readonly x: number; readonly width: number },
  colour: PdfColour = 'ink',
): Cell {
  return {
    ...area,
    parts: [
      { text: label, lettering: { size: 7, colour: 'muted' } },
      { text: value || fichePage.empty, lettering: { size: 9.5, weight: 'semibold', colour } },
    ],
  };
}

/** A section with its title; the title never stands alone at the foot of a page. */
export function writeSection(flow: Flow, { title, facts }: FicheSection): void {
  const { sheet } = flow;
  const rows = packed(facts).map((row) => cellsOf(sheet, row));
  const first = rows[0];
  if (!first) return;
  flow.y += 2.6;
  const tallest = (flow.bottom - sheet.margin) / 4;
  makeRoom(flow, bandHeight + Math.min(rowHeight(sheet, first), tallest) + 2 * padding);
  const band = { ...sheet.column, y: flow.y, height: bandHeight };
  block(sheet, 'soft', band);
  block(sheet, 'brand', { ...band, width: 1.2 });
  write(sheet, title, {
    ...band,
    x: band.x + 3.5,
    y: flow.y + 0.7,
    size: 10,
    weight: 'semibold',
    colour: 'brand',
  });
  flow.y += bandHeight;
  for (const row of rows) {
    flow.y += padding;
    writeRow(flow, row);
    flow.y += padding / 2;
    rule(sheet, flow.y);
  }
}

/** Facts in rows that are as full as the order allows. */
function packed(facts: readonly FicheFact[]): FicheFact[][] {
  const rows: FicheFact[][] = [];
  let used = columns;
  for (const fact of facts) {
    const span = spanOf(fact);
    if (used + span > columns) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(fact);
    used += span;
  }
  return rows;
}

function cellsOf({ column: { x: left, width } }: Sheet, row: readonly FicheFact[]): Cell[] {
  const column = width / columns;
  let x = left;
  return row.map((fact) => {
    const cell = labelled(fact, { x, width: spanOf(fact) * column - gap });
    x += spanOf(fact) * column;
    return cell;
  });
}
