import {
  bilanDimensions,
  comparisonsOf,
  totalOf,
  type Bilan,
  type BilanLine,
  type Comparison,
} from '@centre/domain/bilan/bilan';
import { hiddenFigures, smallestGroup } from '@centre/domain/inscription/masking';
import { bilanFile, bilanTab } from '../texts/bilan.texts.ts';

/** The figures of a campaign and of the one before. */
export interface ComparedBilans {
  readonly campagne: string;
  readonly precedente: string;
  readonly bilan: Bilan;
  readonly avant: Bilan;
}

/** A figure, or the sign in its place. */
export type FileFigure = number | string;

interface FileRow {
  readonly label: string;
  readonly figures: readonly FileFigure[];
}

/** A table that may leave the house; its last row is the total. */
export interface FileTable {
  readonly title: string;
  readonly rows: readonly FileRow[];
}

const { columns } = bilanTab;

/** The heads of the figures' columns. */
export const fileColumns = ({ campagne, precedente }: ComparedBilans): readonly string[] => [
  campagne,
  ...[columns.en_attente, columns.acceptee, columns.refusee],
  precedente,
  bilanTab.difference,
];

/** The tables of all dimensions, without what would tell of groups below five. */
export function fileTables({ bilan, avant }: ComparedBilans): readonly FileTable[] {
  const total = totalOf(bilan, avant);
  return bilanDimensions.map((dimension) => ({
    title: bilanTab.dimensions[dimension],
    rows: maskedRows([...comparisonsOf(bilan, avant, dimension), total]),
  }));
}

const figuresOf = ({ en_attente, acceptee, refusee, total }: BilanLine) => [
  ...[en_attente, acceptee, refusee, total],
];

function maskedRows(comparisons: readonly Comparison[]): readonly FileRow[] {
  const now = masked(comparisons.map((comparison) => comparison.now));
  const before = masked(comparisons.map((comparison) => comparison.before));
  return comparisons.map(({ now: { label } }, at) => {
    const [en_attente = 0, acceptee = 0, refusee = 0, total = 0] = now[at] ?? [];
    const former = before[at]?.[3] ?? 0;
    const areNumbers = typeof total === 'number' && typeof former === 'number';
    const difference = areNumbers ? total - former : bilanFile.hidden;
    return { label, figures: [total, en_attente, acceptee, refusee, former, difference] };
  });
}

function masked(lines: readonly BilanLine[]): readonly (readonly FileFigure[])[] {
  const figures = lines.map(figuresOf);
  const hidden = hiddenFigures(figures);
  return figures.map((row, at) =>
    row.map((figure, column) => (hidden[at]?.[column] ? signOf(figure) : figure)),
  );
}

const signOf = (figure: number) =>
  figure < smallestGroup ? bilanFile.small : bilanFile.hidden;
