import { createHash } from 'node:crypto';
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
import { namedByIds } from '../inscription/documents.ts';

export const journal = () => firestore().collection('journal');

/** An operator, who works with the project's own keys. */
export const operator: Actor = { uid: '', username: '', role: null, channel: 'operation' };

/** Somebody who applies, without an account. */
export const applicant = (channel: Channel): Actor => ({ ...operator, channel });

/** A scheduled job. */
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

/** Stores an entry about a reading, before it is answered. */
export async function record(by: Actor, event: AuditEvent): Promise<void> {
  await journal().doc().create(documentOf(by, event));
}

const hourMs = 60 * 60 * 1000;

/** Records that a member opens an application, once an hour at most. */
export async function recordConsultation(by: Actor, id: string): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  const name = createHash('sha256')
    .update(`${by.uid}/${by.channel}/${id}/${hour}`)
    .digest('hex');
  const event: AuditEvent = { action: 'viewInscription', ...(await namedByIds([id])) };
  try {
    await journal().doc(name).create(documentOf(by, event));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
