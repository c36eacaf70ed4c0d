import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  journalActions,
  type Actor,
  type AuditEvent,
  type Channel,
} from '@centre/domain/journal/journal';
import { dayMs } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member/member';
import { firestore } from '../admin.ts';
import { isAlreadyThere } from '../optimistic-write.ts';

export const journal = () => firestore().collection('journal');

/** Operator, who works with the project's own credentials. */
export const operator: Actor = { uid: '', username: '', role: null, channel: 'operation' };

/** Applicant, who has no account. */
export const applicant = (channel: Channel): Actor => ({ ...operator, channel });

/** Scheduled job. */
export const scheduler: Actor = { ...operator, channel: 'schedule' };

export function actorOf(
  member: Pick<Member, 'id' | 'username' | 'role'>,
  channel: Channel,
): Actor {
  const { id: uid, username, role } = member;
  return { uid, username, role, channel };
}

function documentOf(by: Actor, event: AuditEvent): DocumentData {
  const { uid, username, role, channel } = by;
  return {
    ...{ uid, username, role, channel },
    ...event,
    records: [...event.records],
    collection: journalActions[event.action],
    date: FieldValue.serverTimestamp(),
    // The TTL policy in firestore.indexes.json removes it then.
    expireAt: Timestamp.fromMillis(Date.now() + limits.journalDays * dayMs),
  };
}

/** Adds an entry to the batch of the change: both are stored, or neither is. */
export function addEntry(batch: WriteBatch, by: Actor, event: AuditEvent): void {
  batch.create(journal().doc(), documentOf(by, event));
}

/**
 * Stores an entry about a read, before the read is answered.
 *
 * @param name document name under which repeated calls store it only once.
 */
export async function record(by: Actor, event: AuditEvent, name?: string): Promise<void> {
  const document = name === undefined ? journal().doc() : journal().doc(name);
  try {
    await document.create(documentOf(by, event));
  } catch (error) {
    if (name === undefined || !isAlreadyThere(error)) throw error;
  }
}
