import { OperationProblem } from '../problem.ts';
import { says } from './messages.ts';

type Row = Readonly<Record<string, string>>;

/** What one page weighs on a first visit, in bytes. */
interface PageWeight {
  readonly path: string;
  readonly html: number;
  readonly images: number;
  /** What is neither page, script, picture nor font: the data, mostly. */
  readonly others: number;
  readonly everything: number;
}

/** Documents that one page reads. */
interface PageReads {
  readonly path: string;
  readonly first: number;
  readonly again: number;
}

/** What `npm run bench` has written into docs/performance.md. */
export interface Measured {
  readonly weights: readonly PageWeight[];
  readonly reads: readonly PageReads[];
  /** Calls for one application, repeated ones included. */
  readonly callsPerApplication: number;
  /** Documents that opening the list of applications reads. */
  readonly readsPerList: number;
}

/**
 * Reads the tables of docs/performance.md.
 *
 * @throws OperationProblem naming the table that is missing, empty or not understood.
 */
export function measuredIn(text: string): Measured {
  const kilobytes = (row: Row, column: string) => numberIn(row, column, 'poids') * 1024;
  const applications = byFirstColumn(tableIn(text, 'inscriptions'));
  const desk = byFirstColumn(tableIn(text, 'guichet'));
  const sent = numberIn(applications['Envois'], 'Valeur', 'inscriptions');
  return {
    weights: tableIn(text, 'poids').map((row) => ({
      path: row['Page'] ?? '',
      html: kilobytes(row, 'HTML'),
      images: kilobytes(row, 'Images'),
      others: kilobytes(row, 'Autres'),
      everything: kilobytes(row, 'Ensemble'),
    })),
    reads: tableIn(text, 'lectures').map((row) => ({
      path: row['Page'] ?? '',
      first: numberIn(row, 'Première visite', 'lectures'),
      again: numberIn(row, 'Seconde visite', 'lectures'),
    })),
    callsPerApplication: sent / numberIn(applications['Envoyées'], 'Valeur', 'inscriptions'),
    readsPerList: numberIn(desk['Documents lus à l’ouverture'], '1 000', 'guichet'),
  };
}

function tableIn(text: string, name: string): Row[] {
  const [, between = ''] =
    new RegExp(`<!-- bench:${name} -->([^]*?)<!-- /bench:${name} -->`).exec(text) ?? [];
  const lines = between.split('\n').filter((line) => line.startsWith('|'));
  const [columns = [], , ...rows] = lines.map(cellsOf);
  if (rows.length === 0) throw new OperationProblem(says.notMeasured(name));
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  );
}

function cellsOf(line: string): string[] {
  return (
    line
      .split('|')
      .slice(1, -1)
      // Numbers are written with narrow spaces.
      .map((cell) => cell.replace(/\s/g, ' ').trim())
  );
}

/** Rows by what they are called: the first column, whose own heading is empty. */
function byFirstColumn(rows: readonly Row[]): Readonly<Record<string, Row>> {
  return Object.fromEntries(rows.map((row) => [row[''] ?? '', row]));
}

function numberIn(row: Row | undefined, column: string, table: string): number {
  const text = row?.[column]?.replace(/\s/g, '').replace(',', '.') ?? '';
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) {
    throw new OperationProblem(says.unreadable(table, column));
  }
  return number;
}
