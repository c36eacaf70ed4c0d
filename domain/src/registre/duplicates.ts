import { wordsIn } from '../folded-words.ts';
import { comparableNumber } from '../phone.ts';
import type { Row } from './row.ts';

type Compared = Pick<Row, 'nom' | 'prenom' | 'dateNaissance' | 'telephone'>;

/** Keys of likely duplicates: phone number and identity, without empty ones. */
function keysOf(row: Compared): string[] {
  return [comparableNumber(row.telephone), identityOf(row)].filter((key) => key !== '');
}

/** Identity key: folded names and birthday; empty when one of them is missing. */
export function identityOf({ nom, prenom, dateNaissance }: Compared): string {
  // Names are often typed the other way round.
  const names = wordsIn(`${nom} ${prenom}`).sort().join(' ');
  return names === '' || dateNaissance === '' ? '' : `${names} ${dateNaissance}`;
}

/** Keys that two applications share, including those that the staff has set aside. */
export function sharedKeys(one: Compared, other: Compared): string[] {
  const others = keysOf(other);
  return keysOf(one).filter((key) => others.includes(key));
}

/** Whether two applications, of any campaign, seem to come from the same person. */
export function areLikelyDuplicates(
  one: Compared & Pick<Row, 'partage'>,
  other: Compared & Pick<Row, 'partage'>,
): boolean {
  return sharedKeys(one, other).some(
    (key) => !one.partage.includes(key) && !other.partage.includes(key),
  );
}

/**
 * Ids of likely duplicates: rows of one campaign with the same phone, or the same names and
 * birthday. A person who applies again the year after is no duplicate.
 */
export function likelyDuplicates(rows: readonly Row[]): ReadonlySet<string> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    for (const key of keysOf(row).filter((one) => !row.partage.includes(one))) {
      const name = `${row.campagne} ${key}`;
      groups.set(name, [...(groups.get(name) ?? []), row.id]);
    }
  }
  return new Set([...groups.values()].filter(({ length }) => length > 1).flat());
}
