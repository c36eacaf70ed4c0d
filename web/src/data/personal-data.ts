import { recordOf } from '@centre/domain/inscription-record';
import type {
  HeldApplication,
  HeldAuditEvent,
  PersonSought,
} from '@centre/domain/personal-data';
import { call } from './callables.ts';

export type { HeldApplication, PersonSought };

interface Answer {
  readonly applications: readonly {
    readonly inscription: Readonly<Record<string, unknown>> & { readonly id: string };
    readonly journal: readonly HeldAuditEvent<string>[];
  }[];
}

/**
 * All that is held of whoever has one of what is sought, as it was typed; the journal is told.
 *
 * @throws CommandFailure whose `fields` name what cannot be sought.
 */
export async function findPersonalData(
  sought: PersonSought,
): Promise<readonly HeldApplication[]> {
  const { applications } = await call<Answer>('handleDataSubjectRequest', {
    kind: 'access',
    ...sought,
  });
  return applications.map(({ inscription, journal }) => ({
    inscription: recordOf(inscription.id, inscription),
    journal: journal.map((event) => ({ ...event, date: new Date(event.date) })),
  }));
}

/**
 * Erases for good those of the applications that `findPersonalData` has shown for the same.
 *
 * @throws CommandFailure; what was erased before it stays so, and may be asked for again.
 */
export async function erasePersonalData(
  sought: PersonSought,
  ids: readonly string[],
): Promise<void> {
  await call('handleDataSubjectRequest', { kind: 'erasure', ...sought, ids });
}
