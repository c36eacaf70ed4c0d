/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corbeilles } from '@centre/domain/corbeille';
import * as commands from '../../functions/src/commands/index.ts';
import { auth, firestore } from '../../functions/src/data/admin.ts';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { scheduler } from '../../functions/src/data/journal/journal.ts';
import { purgeInscriptions } from '../../functions/src/jobs/purge-inscriptions.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { logger } from '../../functions/src/logger.ts';
import { watchData } from '../consistent-data.ts';
import { keepCollections } from '../kept-collections.ts';
import { createMember, stored } from './admin.ts';
import {
  sendApplication,
  expiredApplication,
  isLikelyDuplicate,
  uniqueRequest,
  uniquePhone,
  documentsAbout,
} from './applications.ts';
import { run } from './calls.ts';
import { articles, contents, setPublishedCount, principalIds } from './contents.ts';
import { crashEverywhere } from './crashes.ts';
import { journalOf } from './journal.ts';
import { byCallable, asMember, userForm, type Staff } from './members.ts';
import {
  removeLeftovers,
  uniquePng,
  expectFilesToAgree,
  filesOf,
  objectNames,
  uploadIncoming,
} from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'contenusSupprimes');
keepCollections(...Object.values(corbeilles));
const expectSoundData = watchData(beforeAll);

let chief: Staff;
beforeAll(async () => {
  chief = await asMember('SUPER_ADMIN');
});
beforeEach(() => {
  // A failed clean-up is logged.
  vi.spyOn(logger, 'warn').mockReturnValue();
});

describe('crashEverywhere', () => {
  const essai = (id: string) => firestore().doc(`essais/${id}`);

  it.each([
    ['set', (id: string) => essai(id).set({ n: 2 })],
    ['update', (id: string) => essai(id).update({ n: 2 })],
    ['batch', (id: string) => firestore().batch().update(essai(id), { n: 2 }).commit()],
    [
      'transaction',
      (id: string) =>
        firestore().runTransaction((all) => Promise.resolve(all.update(essai(id), { n: 2 }))),
    ],
  ])('prevents a %s and the clean-up that follows its failure', async (_, write) => {
    const results: unknown[] = [];
    await crashEverywhere({
      prepare: async () => {
        const id = randomUUID();
        await essai(id).create({ n: 1 });
        return id;
      },
      flow: (id) => write(id).catch(() => essai(id).delete()),
      check: async (id, cut) => {
        results.push({ ...cut, n: (await stored(`essais/${id}`))?.['n'] });
        await essai(id).delete();
      },
    });
    expect(results).toEqual([
      { writes: 0, whole: false, n: 1 },
      { writes: 1, whole: true, n: 2 },
    ]);
  });
});

describe('Application after a server crash', () => {
  it('is stored completely or not at all, and once after a retry', async () => {
    await crashEverywhere({
      prepare: () => Promise.resolve(uniqueRequest()),
      flow: (request) => run(commands.createInscription, undefined, request),
      check: async (request, { whole }) => {
        const id = request.requestId;
        const reference = String((await stored(`inscriptions/${id}`))?.['reference']);
        const found = await documentsAbout({ id, reference });
        expect([0, 3]).toContain(found.length);
        if (whole) expect(found).toHaveLength(3);
        await expectSoundData();
        const again = await run(commands.createInscription, undefined, request);
        expect(await documentsAbout(again.inscription)).toHaveLength(3);
      },
    });
  });

  it('is erased, with one journal entry, when the erasure is repeated', async () => {
    const writes = await crashEverywhere({
      prepare: async () => {
        const telephone = uniquePhone();
        const applications = [
          await sendApplication({ telephone }),
          await sendApplication({ telephone }),
        ];
        const ids = applications.map(({ id }) => id);
        return { applications, request: { kind: 'erasure', telephone, ids } };
      },
      flow: ({ request }) => run(commands.handleDataSubjectRequest, chief, request),
      check: async ({ applications, request }) => {
        for (const one of applications)
          expect([0, 3]).toContain((await documentsAbout(one)).length);
        await expectSoundData();
        await run(commands.handleDataSubjectRequest, chief, request);
        for (const one of applications) {
          expect(await documentsAbout(one)).toEqual([]);
          expect(await journalOf(one.id)).toHaveLength(1);
        }
      },
    });
    expect(writes).toBeGreaterThan(2);
  });

  it('is purged by the next run, which clears the duplicate mark of its twin', async () => {
    const purge = () => purgeInscriptions(scheduler);
    await purge();
    await crashEverywhere({
      prepare: async () => {
        const telephone = uniquePhone();
        const twin = await sendApplication({ telephone });
        const campagne = String((await stored(`inscriptions/${twin.id}`))?.['campagne']);
        const expired = await expiredApplication({ telephone, campagne });
        expect(await isLikelyDuplicate(twin.id)).toBe(true);
        return { expired, twin };
      },
      flow: purge,
      check: async ({ expired, twin }) => {
        expect([0, 3]).toContain((await documentsAbout(expired)).length);
        await expectSoundData();
        await purge();
        expect(await documentsAbout(expired)).toEqual([]);
        expect(await isLikelyDuplicate(twin.id)).toBe(false);
        expect(await journalOf(expired.id)).toHaveLength(1);
      },
    });
  });
});

describe.each(contents)('Record of $kind after a server crash', (content) => {
  const { kind, field, text, form, make, save, remove, restore } = content;
  const picture = async () => uploadIncoming(chief.id, await uniquePng());

  /** Expects record and files either stored or in the corbeille. @returns whether stored */
  async function expectOnePlace(id: string): Promise<boolean> {
    await removeLeftovers();
    const isStored = (await stored(`${kind}/${id}`)) !== undefined;
    const isBinned = (await stored(`${corbeilles[kind]}/${id}`)) !== undefined;
    expect(isBinned).toBe(!isStored);
    expect((await objectNames(`corbeille/${kind}/${id}/`)).length > 0).toBe(isBinned);
    await expectFilesToAgree(kind, id);
    return isStored;
  }

  it('is published with all of its files or not at all', async () => {
    await setPublishedCount(0);
    const outcomes = new Set<boolean>();
    const writes = await crashEverywhere({
      prepare: async () => ({ requestId: randomUUID(), [field]: await picture() }),
      flow: (request) => save(chief, { ...form(), ...request }),
      check: async ({ requestId: id }, { whole }) => {
        await removeLeftovers();
        const isStored = (await stored(`${kind}/${id}`)) !== undefined;
        outcomes.add(isStored);
        if (whole) expect(isStored).toBe(true);
        await expectFilesToAgree(kind, id);
      },
    });
    expect(writes).toBeGreaterThan(3);
    expect(outcomes).toEqual(new Set([false, true]));
  });

  it('has either the new or the former picture, and no other files', async () => {
    const outcomes = new Set<unknown>();
    await crashEverywhere({
      prepare: async () => ({ id: (await make(chief)).id, image: await picture() }),
      flow: ({ id, image }) => save(chief, { ...form(), id, [field]: image, [text]: 'Après' }),
      check: async ({ id }) => {
        await removeLeftovers();
        outcomes.add((await stored(`${kind}/${id}`))?.[text]);
        expect(await filesOf(kind, id)).not.toEqual([]);
        await expectFilesToAgree(kind, id);
      },
    });
    expect(outcomes.size).toBe(2);
  });

  it.each([
    ['deleted', (id: string) => Promise.resolve(id), remove],
    ['restored', async (id: string) => (await remove(chief, id), id), restore],
  ] as const)('is stored or in the corbeille with its files when %s', async (_, lay, flow) => {
    const outcomes = new Set<boolean>();
    await crashEverywhere({
      prepare: async () => lay((await make(chief)).id),
      flow: (id) => flow(chief, id),
      check: async (id) => {
        outcomes.add(await expectOnePlace(id));
      },
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });
});

it('Principal article is either the former or the new one after a server crash', async () => {
  const form = articles.form({ isPrincipal: true });
  await crashEverywhere({
    prepare: async () => {
      const former = await articles.save(chief, form);
      return { former, next: await articles.save(chief, articles.form()) };
    },
    flow: ({ next }) => articles.save(chief, { ...form, id: next.id }),
    check: async ({ former, next }, { whole }) => {
      expect(await principalIds()).toEqual([whole ? next.id : former.id]);
    },
  });
});

describe('Deleted member after a server crash', () => {
  const everything = { document: true, account: true, name: true };
  const nothing = { document: false, account: false, name: false };

  async function partsOf({ id, username }: { id: string; username: string }) {
    const { users } = await auth().getUsers([{ uid: id }]);
    return {
      document: (await stored(`users/${id}`)) !== undefined,
      account: users.length === 1,
      name: (await findByUsername(username)) !== undefined,
    };
  }
  const logsIn = async (username: string, password: string) =>
    (await byCallable(username, password)).status === 200;

  it.each([
    ['the next reconciliation', () => reconcileMembers(new Date(Date.now() + 15 * 60_000))],
    ['a repeated deleteUser', (id: string) => run(commands.deleteUser, chief, { id })],
  ])('cannot log in after the first write, and %s frees the username', async (_, finish) => {
    const writes = await crashEverywhere({
      prepare: async () => {
        const { username, email, password } = userForm();
        const member = { username, email, password, role: 'VIEWER' } as const;
        return { ...member, id: (await createMember(member)).id };
      },
      flow: ({ id }) => run(commands.deleteUser, chief, { id }),
      check: async (member, cut) => {
        const { id, username, password } = member;
        expect(await logsIn(username, password)).toBe(cut.writes === 0);
        if (cut.writes === 0) {
          expect(await partsOf(member)).toEqual(everything);
          return;
        }
        if (!cut.whole) await finish(id);
        expect(await partsOf(member)).toEqual(nothing);
        const next = userForm({ username });
        await run(commands.createUser, chief, next);
        expect(await logsIn(username, next.password)).toBe(true);
      },
    });
    expect(writes).toBe(3);
  });
});
