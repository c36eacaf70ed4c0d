import { recordOf } from '@centre/domain/inscription/record';
import type {
  HeldApplication,
  HeldAuditEvent,
  PersonSought,
} from '@centre/domain/inscription/personal-data';
import { call } from '../callables.ts';

export type { HeldApplication, PersonSought };

interface Answer {
  readonly applications: readonly {
    readonly inscription: Readonly<Record<string, unknown>> & { readonly id: string };
    readonly journal: readonly HeldAuditEvent<string>[];
  }[];
}

/**
 * All that is held of the person who was searched for. The journal notes the search.
 *
 * @throws CallError whose `fields` name an invalid search.
 */
export async function findPersonalData(
  sought: PersonSought,
): Promise<readonly HeldApplication[]> {
  const { applications } = await call<Answer>('dashboard/handleDataSubjectRequest', {
    kind: 'access',
    ...sought,
  });
  return applications.map(({ inscription, journal }) => ({
    inscription: recordOf(inscription.id, inscription),
    journal: journal.map((event) => ({ ...event, date: new Date(event.date) })),
  }));
}

/**
 * Erases applications that `findPersonalData` found by the same search.
 *
 * @throws CallError after which some may be erased; the call can be repeated.
 */
export async function erasePersonalData(
  sought: PersonSought,
  ids: readonly string[],
): Promise<void> {
  await call('dashboard/handleDataSubjectRequest', { kind: 'erasure', ...sought, ids });
}
