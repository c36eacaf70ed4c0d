import { dateIn, mapIn, type Fields } from '../content/stored-documents.ts';
import { expirationOf, recordOf } from '../inscription/record.ts';
import { lineOf, registerName, rowOf } from './row.ts';

/** Disagreement of an application and the registers. */
export interface RegisterDifference {
  readonly kind: 'row-missing' | 'row-wrong' | 'row-stranger' | 'derived-wrong';
  readonly id: string;
  /** Registers that hold a row of the application and should not. */
  readonly strays: readonly string[];
}

/** Register as it is stored: its name, and its rows as lines by the ids of their applications. */
export interface StoredRegister {
  readonly name: string;
  readonly lines: ReadonlyMap<string, unknown>;
}

/** Application as it is stored, with Dates. */
export interface StoredApplication {
  readonly id: string;
  readonly fields: Fields;
  readonly createdAt?: Date | undefined;
}

export const registerOf = (name: string, { lignes }: Fields): StoredRegister => ({
  name,
  lines: new Map(Object.entries(mapIn(lignes))),
});

/** Difference of two clocks that is no disagreement, in milliseconds. */
const clockDifferenceMs = 10 * 60_000;

/**
 * Disagreements of the applications with the registers: each application says its campaign, its
 * expiry and its register, which has the row that follows from it; no other row is there.
 *
 * @param registers as they were read before the applications.
 */
export async function* differencesOf(
  applications: AsyncIterable<StoredApplication> | Iterable<StoredApplication>,
  registers: readonly StoredRegister[],
): AsyncGenerator<RegisterDifference> {
  const places = new Map<string, string[]>();
  for (const { name, lines } of registers) {
    for (const id of lines.keys()) places.set(id, [...(places.get(id) ?? []), name]);
  }
  const byName = new Map(registers.map((register) => [register.name, register.lines]));
  for await (const { id, fields, createdAt } of applications) {
    const record = recordOf(id, fields, createdAt);
    const end = expirationOf(record.dateInscription).getTime();
    const isAligned =
      fields['campagne'] === record.campagne &&
      Math.abs((dateIn(fields['expiration'])?.getTime() ?? NaN) - end) < clockDifferenceMs;
    const own = record.registre === '' ? '' : registerName(record.campagne, record.registre);
    const line = byName.get(own)?.get(id);
    const strays = (places.get(id) ?? []).filter((name) => name !== own);
    places.delete(id);
    if (line === undefined) yield { kind: 'row-missing', id, strays };
    else if (line !== lineOf(rowOf(record)) || strays.length > 0) {
      yield { kind: 'row-wrong', id, strays };
    } else if (!isAligned) yield { kind: 'derived-wrong', id, strays };
  }
  for (const [id, strays] of places) yield { kind: 'row-stranger', id, strays };
}
