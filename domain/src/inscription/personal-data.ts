import type { InscriptionRecord } from './record.ts';
import { comparableNumber } from '../phone.ts';
import { foldEmail } from '../typed-text.ts';
import type { ExportFormat, JournalAction, JournalField } from '../journal/journal.ts';
import type { Role } from '../permissions.ts';

/** The contacts by which a person's applications are found; one match is enough. */
export interface PersonSought {
  readonly reference?: string | undefined;
  /** As `comparableNumber` gives it; the applicant's own number or the guardian's. */
  readonly telephone?: string | undefined;
  /** As `foldEmail` leaves it. */
  readonly email?: string | undefined;
}

export function matchesPerson(
  { reference, telephone, email }: PersonSought,
  record: InscriptionRecord,
): boolean {
  const numbers = [record.telephone, record.contactUrgenceTelephone].map(comparableNumber);
  const isOneOf = (sought: string | undefined, own: readonly string[]) =>
    // What a record does not say would concern all that do not say it.
    sought !== undefined && sought !== '' && own.includes(sought);
  return (
    isOneOf(reference, [record.reference]) ||
    isOneOf(telephone, numbers) ||
    isOneOf(email, [foldEmail(record.email)])
  );
}

/** An entry of the journal with the role, but not the name, of who acted. */
export interface HeldAuditEvent<Instant = Date> {
  readonly date: Instant;
  readonly action: JournalAction;
  /** Null for an operator or a nightly job. */
  readonly role: Role | null;
  readonly fields?: readonly JournalField[];
  readonly format?: ExportFormat;
}

export interface HeldApplication {
  readonly inscription: InscriptionRecord;
  /** The earliest first. */
  readonly journal: readonly HeldAuditEvent[];
}
