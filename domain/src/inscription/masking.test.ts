import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenFigures, smallestGroup } from './masking.ts';

/** Rows with their sums, and a row of sums. */
function withSums(groups: readonly (readonly number[])[]): number[][] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const rows = groups.map((row) => [...row, sum(row)]);
  return [...rows, (rows[0] ?? []).map((_, at) => sum(rows.map((row) => row[at] ?? 0)))];
}

/** `.` for what is told. */
function shown(groups: readonly (readonly number[])[]): string[] {
  return hiddenFigures(withSums(groups)).map((row) =>
    row.map((hidden) => (hidden ? 'x' : '.')).join(''),
  );
}

describe('Before a table leaves the house', () => {
  it('groups of less than five are hidden, those of five and of nobody are not', () => {
    expect(
      shown([
        [5, 0, 20],
        [10, 6, 0],
      ]),
    ).toEqual(['....', '....', '....']);
    expect(
      shown([
        [4, 3, 20],
        [2, 3, 7],
      ])[0],
    ).toBe('xx..');
  });

  it('the next smallest goes with a single hidden group, which the sum would tell', () => {
    expect(
      shown([
        [3, 0, 9],
        [40, 0, 50],
        [12, 0, 30],
      ]),
    ).toEqual(['x.x.', '....', 'x.x.', '....']);
  });

  it('groups that are only hidden as far as their sum allows are not the only ones', () => {
    // One and one are two, and four and four are eight.
    expect(
      shown([
        [1, 1, 30],
        [20, 20, 20],
        [20, 20, 20],
      ])[0],
    ).toBe('xxx.');
    expect(
      shown([
        [4, 4, 30],
        [20, 20, 20],
        [20, 20, 20],
      ])[0],
    ).toBe('xxx.');
  });

  it('no figure below five is told, neither by itself nor by the sum of its line', () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(
          fc.array(fc.integer({ min: 0, max: 12 }), { minLength: columns, maxLength: columns }),
          { minLength: 1, maxLength: 6 },
        ),
      );
    fc.assert(
      fc.property(table.map(withSums), (rows) => {
        const hidden = hiddenFigures(rows);
        const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));
        const hiddenColumns = columns.map((_, at) => hidden.map((row) => row[at] ?? false));
        const check = (line: readonly number[], marks: readonly boolean[]) => {
          for (const [at, value] of line.entries()) {
            if (value > 0 && value < smallestGroup) expect(marks[at]).toBe(true);
          }
          expect(marks.filter(Boolean)).not.toHaveLength(1);
        };
        rows.forEach((row, at) => check(row, hidden[at] ?? []));
        columns.forEach((column, at) => check(column, hiddenColumns[at] ?? []));
      }),
    );
  });
});
