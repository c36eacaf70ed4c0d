import { createHash } from 'node:crypto';
import { duplicateGroupNames, duplicateKeys } from '@centre/domain/inscription/search-index';
import { mapIn } from '@centre/domain/content/stored-documents';
import { inGroups } from '../../functions/src/jobs/clean-pictures.ts';
import { isIndexed, recordIn } from './applications.ts';
import type { Findings } from './findings.ts';
import type { Source, Stored } from './source.ts';

/** Documents that are looked up together. */
const groupSize = 100;

/** In larger groups not every application is marked: the phone is probably a school's. */
const mostMarked = 50;

const groups = 'rapprochements';

/**
 * Checks the groups of likely duplicates: every indexed application is in its groups, each group
 * has these members only, and members of larger groups are marked.
 */
export async function auditDuplicates(source: Source, findings: Findings): Promise<void> {
  for await (const group of inGroups(source.documents('inscriptions'), groupSize)) {
    const indexed = group.filter(isIndexed);
    const names = new Set(indexed.flatMap(duplicateGroupsOf));
    const found = await source.named(groups, [...names]);
    for (const stored of indexed) auditMarks(stored, found, findings);
  }
  for await (const group of inGroups(source.documents(groups), groupSize)) {
    const ids = new Set(group.flatMap(membersOf));
    const found = await lookedUp(source, [...ids]);
    for (const duplicateGroup of group) {
      findings.examine('Rapprochements');
      const where = `${groups}/${duplicateGroup.id}`;
      findings.expect(membersOf(duplicateGroup).length > 0, 'group-empty', where);
      const isRight = membersOf(duplicateGroup).every((id) => {
        const member = found.get(id);
        return member !== undefined && duplicateGroupsOf(member).includes(duplicateGroup.id);
      });
      findings.expect(isRight, 'group-stranger', where);
    }
  }
}

/** A school's phone number may make a group of thousands: not all are read at once. */
async function lookedUp(
  source: Source,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  for (let from = 0; from < ids.length; from += groupSize) {
    const some = await source.named('inscriptions', ids.slice(from, from + groupSize));
    for (const [id, stored] of some) found.set(id, stored);
  }
  return found;
}

function auditMarks(
  stored: Stored,
  found: ReadonlyMap<string, Stored>,
  findings: Findings,
): void {
  const where = `inscriptions/${stored.id}`;
  const met = duplicateGroupsOf(stored).map((name) => membersOf(found.get(name)));
  findings.expect(
    met.every((members) => members.includes(stored.id)),
    'group-missing',
    where,
  );
  if (met.some(({ length }) => length > mostMarked)) return;
  const isMarked = mapIn(stored.fields['index'])['doublon'] === true;
  const hasTwin = met.flat().some((id) => id !== stored.id);
  findings.expect(isMarked === hasTwin, 'duplicate-mark', where);
}

/** The names of the groups of an application, as the functions give them. */
function duplicateGroupsOf(stored: Stored): string[] {
  const record = recordIn(stored);
  return duplicateGroupNames({ ...duplicateKeys(record), campagne: record.campagne }).map(
    (name) => createHash('sha256').update(name).digest('hex'),
  );
}

function membersOf(group: Stored | undefined): string[] {
  const ids: unknown = group?.fields['inscriptions'];
  return Array.isArray(ids) ? ids.map(String) : [];
}
