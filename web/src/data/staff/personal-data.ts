import { recordOf } from '@centre/domain/inscription/record';
import type {
  ExportedApplication,
  ExportedAuditEvent,
  PersonCriteria,
} from '@centre/domain/inscription/personal-data';
import { call } from '../callables.ts';

export type { ExportedApplication, PersonCriteria };

interface Answer {
  readonly applications: readonly {
    readonly inscription: Readonly<Record<string, unknown>> & { readonly id: string };
    readonly journal: readonly ExportedAuditEvent<string>[];
  }[];
}

/**
 * Finds all data held about a person. The journal records the search.
 *
 * @throws CallError whose `fields` are the invalid search fields.
 */
export async function findPersonalData(
  search: PersonCriteria,
): Promise<readonly ExportedApplication[]> {
  const { applications } = await call<Answer>('dashboard/handleDataSubjectRequest', {
    kind: 'access',
    ...search,
  });
  return applications.map(({ inscription, journal }) => ({
    inscription: recordOf(inscription.id, inscription),
    journal: journal.map((event) => ({ ...event, date: new Date(event.date) })),
  }));
}

/**
 * Erases applications found by `findPersonalData` with the same search.
 *
 * @throws CallError after a partial erasure too; the call can be repeated.
 */
export async function erasePersonalData(
  search: PersonCriteria,
  ids: readonly string[],
): Promise<void> {
  await call('dashboard/handleDataSubjectRequest', { kind: 'erasure', ...search, ids });
}
