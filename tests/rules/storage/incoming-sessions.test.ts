import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { signedInAgo } from '../environment.ts';
import { enrolMember } from './members.ts';
import { freshName, storageWorld, upload } from './setup.ts';

const world = storageWorld();
const uid = 'storage-a-l-heure';
const role = 'CONTENT_MANAGER';

describe('the quarantine', () => {
  it('takes nothing from a session that began a millisecond before sessions count', async () => {
    const signedIn = signedInAgo(60_000);
    const send = () =>
      upload(
        world.token(uid, { role, session_start: signedIn }),
        `incoming/${uid}/${freshName()}`,
      );
    await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000) });
    await assertSucceeds(send());
    await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000 + 1) });
    await assertFails(send());
  });
});
