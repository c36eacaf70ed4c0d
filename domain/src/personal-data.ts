import { contactsOf } from './inscription-index.ts';
import type { InscriptionRecord } from './inscription-record.ts';
import type { ExportFormat, JournalAction, JournalField } from './journal.ts';
import type { Role } from './permissions.ts';

/** What somebody says of themselves who asks about their data; an application has one of it. */
export interface PersonSought {
  readonly reference?: string | undefined;
  /** As `phoneNumber` gives it; the applicant's own number or the guardian's. */
  readonly telephone?: string | undefined;
  /** As `foldEmail` leaves it. */
  readonly email?: string | undefined;
}

/** Whether an application has what is looked for. */
export function concerns(
  { reference, telephone, email }: PersonSought,
  record: InscriptionRecord,
): boolean {
  const contacts = contactsOf(record);
  return (
    (reference !== undefined && record.reference === reference) ||
    (telephone !== undefined && contacts.includes(telephone)) ||
    (email !== undefined && contacts.includes(email))
  );
}

/** What the journal says of an application, with the office and not the name of who did it. */
export interface HeldAuditEvent<Instant = Date> {
  readonly date: Instant;
  readonly action: JournalAction;
  /** Null for an operator, or the clock. */
  readonly role: Role | null;
  readonly fields?: readonly JournalField[];
  readonly format?: ExportFormat;
}

/** All that is held of one application. */
export interface HeldApplication {
  readonly inscription: InscriptionRecord;
  /** The earliest first. */
  readonly journal: readonly HeldAuditEvent[];
}
