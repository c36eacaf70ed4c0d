/** Groups below this are not told outside: who is in them could be recognised. */
export const smallestGroup = 5;

interface Cell {
  readonly value: number;
  hidden: boolean;
}

/**
 * Which figures of a table must be hidden before it leaves the house: those of groups below
 * five, and others until none can be worked out from sums. Nothing says nothing about anybody
 * and stays.
 *
 * @param table rows of figures. The last row and the last column are the sums of the others.
 */
export function hiddenFigures(table: readonly (readonly number[])[]): readonly boolean[][] {
  const rows = table.map((row) =>
    row.map((value): Cell => ({ value, hidden: value > 0 && value < smallestGroup })),
  );
  const columns = (rows[0] ?? []).map((_, place) => rows.flatMap((row) => row[place] ?? []));
  // The sums come first, so that every table of the same applications hides the same sums.
  const lines = [...rows.slice(-1), ...columns.slice(-1), ...rows, ...columns];
  for (;;) {
    const candidates = lines.filter(isTold).map(nextToHide);
    const next = candidates.find((cell) => cell !== undefined);
    if (!next) return rows.map((row) => row.map(({ hidden }) => hidden));
    next.hidden = true;
  }
}

/**
 * Whether a sum tells a hidden figure: the only one, or all of them at once, when they can only
 * be the least or the most that they may be.
 */
function isTold(line: readonly Cell[]): boolean {
  const hidden = line.slice(0, -1).filter((cell) => cell.hidden);
  const sum = line.at(-1);
  if (sum?.hidden) return hidden.length === 0;
  if (hidden.length < 2) return hidden.length === 1;
  const whole = hidden.reduce((all, { value }) => all + value, 0);
  const small = hidden.filter(({ value }) => value < smallestGroup).length;
  const large = hidden.length - small;
  const least = small + large * smallestGroup;
  const most = large > 0 ? Infinity : small * (smallestGroup - 1);
  return whole <= least || whole >= most;
}

/** The smallest figure that is shown, rather a group than a sum, and rather somebody than nobody. */
function nextToHide(line: readonly Cell[]): Cell | undefined {
  const shown = line.slice(0, -1).filter(({ hidden }) => !hidden);
  const groups = shown.sort((one, other) => rank(one) - rank(other));
  return groups[0] ?? line.slice(-1).find(({ hidden }) => !hidden);
}

const rank = ({ value }: Cell) => (value === 0 ? Infinity : value);
