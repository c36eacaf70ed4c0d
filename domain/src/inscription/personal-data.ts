import type { InscriptionRecord } from './record.ts';
import { comparableNumber } from '../phone.ts';
import { foldEmail } from '../typed-text.ts';
import type { ExportFormat, JournalAction, JournalField } from '../journal/journal.ts';
import type { Role } from '../permissions.ts';

/** Search criteria for a person's applications; one match is enough. */
export interface PersonCriteria {
  readonly reference?: string | undefined;
  /** In the form of `comparableNumber`; the applicant's own number or the guardian's. */
  readonly telephone?: string | undefined;
  /** In the form of `foldEmail`. */
  readonly email?: string | undefined;
}

export function matchesPerson(
  { reference, telephone, email }: PersonCriteria,
  record: InscriptionRecord,
): boolean {
  const numbers = [record.telephone, record.contactUrgenceTelephone].map(comparableNumber);
  const isOneOf = (sought: string | undefined, own: readonly string[]) =>
    // An empty criterion would match all records that lack the value.
    sought !== undefined && sought !== '' && own.includes(sought);
  return (
    isOneOf(reference, [record.reference]) ||
    isOneOf(telephone, numbers) ||
    isOneOf(email, [foldEmail(record.email)])
  );
}

/** Journal entry of a data export, with the role of the author but not the name. */
export interface ExportedAuditEvent<Instant = Date> {
  readonly date: Instant;
  readonly action: JournalAction;
  /** Null for an operator or a nightly job. */
  readonly role: Role | null;
  readonly fields?: readonly JournalField[];
  readonly format?: ExportFormat;
}

export interface ExportedApplication {
  readonly inscription: InscriptionRecord;
  /** The earliest first. */
  readonly journal: readonly ExportedAuditEvent[];
}
