import { dateIn, mapIn, type Fields } from '../content/stored-documents.ts';
import { expirationOf, recordOf } from '../inscription/record.ts';
import { lineOf, registerName, rowOf } from './row.ts';

/** Difference between an application and the registers. */
export interface RegisterDifference {
  readonly kind: 'row-missing' | 'row-wrong' | 'row-stranger' | 'derived-wrong';
  readonly id: string;
  /** Registers that hold a row of the application and should not. */
  readonly strays: readonly string[];
}

/** Stored document of the register, with its lines by application id. */
export interface StoredRegister {
  readonly name: string;
  readonly lines: ReadonlyMap<string, unknown>;
}

/** Stored application, with Dates. */
export interface StoredApplication {
  readonly id: string;
  readonly fields: Fields;
  readonly createdAt?: Date | undefined;
}

export const registerOf = (name: string, { lignes }: Fields): StoredRegister => ({
  name,
  lines: new Map(Object.entries(mapIn(lignes))),
});

/** Tolerated difference between two clocks, in milliseconds. */
const clockDifferenceMs = 10 * 60_000;

/**
 * Differences between applications and registers. Each application must name its campaign, its
 * expiry and its register, that register must hold the row derived from it, and no other row may
 * exist.
 *
 * @param registers read before the applications.
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
