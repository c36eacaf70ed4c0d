import type { MemberDocument } from '@centre/domain/member/member';
import { firestore } from '../../../functions/src/data/admin.ts';
import { memberDocument } from '../../factories/member.ts';
import '../../functions/admin.ts';

// Of all buckets, the rules of Storage look into the Firestore of the suite's own project.
const enrolled = new Set<string>();

const document = (uid: string) => firestore().collection('users').doc(uid);

/** Writes what is known of a member, an active one unless `fields` says otherwise. */
export async function enrolMember(uid: string, fields: Partial<MemberDocument>): Promise<void> {
  enrolled.add(uid);
  await document(uid).set({ ...memberDocument(fields), ...fields });
}

export async function dismissMember(uid: string): Promise<void> {
  await document(uid).delete();
}

/** Removes everyone that a file of tests has enrolled. */
export async function dismissMembers(): Promise<void> {
  for (const uid of enrolled) await dismissMember(uid);
}
