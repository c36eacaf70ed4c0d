import { serverMessages } from '@centre/domain/messages/server';
import { afterEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import {
  changeMember,
  createMember,
  removeMember,
} from '../../functions/src/data/member/changes.ts';
import {
  reservationOf,
  reserveName,
  usernameDocument,
  withdraw,
} from '../../functions/src/data/member/usernames.ts';
import { change, stored } from './admin.ts';
import { injectRace } from './crashes.ts';
import { newUser, onlySuperAdmins } from './members.ts';

type NewMember = Parameters<typeof createMember>[0];
const newMember = (fields: Partial<NewMember> = {}): NewMember =>
  newUser({ ...fields }) as NewMember;

const created = async (fields: Partial<NewMember> = {}) => {
  const member = newMember(fields);
  return { ...member, ...(await createMember(member)) };
};

const touch = (path: string) => change(path, { touched: new Date() });

describe('a member who changes while somebody changes them', () => {
  it('is looked at again', async () => {
    const { id } = await created();
    const flow = (email: string) => () => changeMember(id, { email });
    expect(await injectRace(flow('a@cfpi.example'))).toBe(1);
    expect(await injectRace(flow('b@cfpi.example'), () => touch(`users/${id}`))).toBe(2);
  });

  it('is not removed when they may not be any more', async () => {
    const [first, second] = [await created(), await created()];
    await removeMember(first.id, operator);
    const flow = () => removeMember(second.id, operator);
    await expect(
      injectRace(flow, () => change(`users/${second.id}`, { canBeDeleted: false })),
    ).rejects.toThrow(serverMessages.cannotBeDeleted);
    expect(await stored(`users/${second.id}`)).toBeDefined();
  });
});

describe('a name', () => {
  it('is not taken from somebody who has reserved it first', async () => {
    const member = newMember();
    const document = usernameDocument(member.username);
    const reserve = () => document.set({ uid: 'premier', alias: 'premier@staff.invalid' });
    await expect(injectRace(() => createMember(member), reserve)).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect((await document.get()).get('uid')).toBe('premier');
  });

  it('is needed until the end of a creation, as it was reserved', async () => {
    const member = newMember();
    const { path } = usernameDocument(member.username);
    await expect(
      injectRace(
        () => createMember(member),
        () => touch(path),
        1,
      ),
    ).rejects.toThrow();
    await injectRace(() => createMember(newMember()), undefined, 1);
  });

  it.each([
    ['marked', 0],
    ['freed', 1],
  ])('is not %s when its reservation is another by then', async (_, nth) => {
    const holder = () => ({
      uid: crypto.randomUUID(),
      alias: 'essai@staff.invalid',
      salt: 'sel',
    });
    const free = await reserveName(newMember().username, holder());
    expect(await withdraw(free)).toBe(true);
    const reservation = await reserveName(newMember().username, holder());
    const { path } = reservation.document;
    let withdrawn: boolean | undefined;
    await injectRace(
      async () => (withdrawn = await withdraw(reservation)),
      () => touch(path),
      nth,
    );
    expect(withdrawn).toBe(false);
    expect(await reservationOf(reservation.uid)).toBeDefined();
  });
});

describe('the last two super administrators', () => {
  let restore: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await restore?.();
    restore = undefined;
  });

  const mark = firestore().doc('marques/superAdmins');
  const deactivate = (id: string) => () => changeMember(id, { isActive: false });

  it.each([
    ['marked before', () => mark.set({ changedAt: new Date() })],
    ['never marked', () => mark.delete()],
  ] as const)('cannot both go at the same time: %s', async (_, prepare) => {
    const [first, second] = [
      await created({ role: 'SUPER_ADMIN' }),
      await created({ role: 'SUPER_ADMIN' }),
    ];
    restore = await onlySuperAdmins([first.id, second.id]);
    await prepare();
    await expect(injectRace(deactivate(first.id), deactivate(second.id))).rejects.toThrow(
      serverMessages.lastSuperAdmin,
    );
    expect((await stored(`users/${first.id}`))?.['isActive']).toBe(true);
  });
});
