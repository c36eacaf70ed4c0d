import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginRequest } from '@centre/domain/member/schema';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { roles } from '@centre/domain/permissions';
import { text } from '@centre/domain/schema';
import { member } from '../../../tests/factories/member.ts';
import { omit } from '../../../tests/factories/omit.ts';
import * as known from '../data/member/members.ts';
import { Command, defineCommand, execute, type Caller, type Guard } from './command.ts';

const members = new Map<string, known.MemberWithoutLogin | 'ended'>();

beforeEach(() => {
  members.clear();
  for (const role of roles) members.set(role, omit(member({ id: role, role }), 'lastLogin'));
  vi.spyOn(known, 'memberInSession').mockImplementation(({ uid }) =>
    Promise.resolve(members.get(uid)),
  );
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const input = { username: 'ama', password: 'secret' };
const stranger: Caller = {
  session: undefined,
  mayHaveEnded: false,
  source: '192.0.2.1',
  client: '192.0.2.1',
  attested: false,
  channel: 'api',
};
const as = (uid: string): Caller => ({
  ...stranger,
  session: { id: 's1', uid, signedInAt: new Date(0) },
});

function command(guard: Guard) {
  return defineCommand({
    name: 'exemple',
    guard,
    schema: loginRequest,
    run: (request, context) => Promise.resolve({ request, context }),
  });
}

const open = { allow: 'anyone', because: 'it is a test' } as const;
const deletesUsers = { resource: 'users', action: 'delete' } as const;
const deletesArticles = { resource: 'articles', action: 'delete' } as const;

describe('Command open to anyone', () => {
  it('runs without a member for an unauthenticated caller', async () => {
    const { context } = await execute(command(open), input, stranger);
    expect(context).toEqual(omit(stranger, 'session', 'mayHaveEnded'));
  });

  it('receives the signed-in member', async () => {
    const { context } = await execute(command(open), input, as('VIEWER'));
    expect(context.member).toMatchObject({ role: 'VIEWER' });
  });

  it('accepts an ended session where allowed, and rejects it elsewhere', async () => {
    members.set('VIEWER', 'ended');
    const caller = as('VIEWER');
    const { context } = await execute(command(open), input, { ...caller, mayHaveEnded: true });
    expect(context).toMatchObject({ member: undefined, session: caller.session });
    const elsewhere = execute(command(open), input, caller);
    await expect(elsewhere).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('receives the input as parsed by the schema', async () => {
    const sent = { ...input, username: ' ama ' };
    const { request } = await execute(command(open), sent, stranger);
    expect(request).toEqual(input);
  });

  it('rejects fields in the prototype, where callables put a __proto__ key', async () => {
    const sent: unknown = Object.assign(Object.create({ role: 'SUPER_ADMIN' }), input);
    const run = execute(command(open), sent, stranger);
    await expect(run).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('rejects input that the schema rejects', async () => {
    const run = execute(command(open), { ...input, role: 'SUPER_ADMIN' }, stranger);
    const message = messages.field.unknown(['role']);
    await expect(run).rejects.toMatchObject({ code: 'invalid-argument', message });
  });
});

describe('Command that requires a permission', () => {
  it('runs for a role with the permission', async () => {
    const { context } = await execute(command(deletesArticles), input, as('CONTENT_MANAGER'));
    expect(context.member?.role).toBe('CONTENT_MANAGER');
  });

  const denied = { code: 'permission-denied', message: messages.guard.permission };
  const signIn = { code: 'unauthenticated', message: messages.guard.signIn };

  it.each([
    ['to a role without it', 'VIEWER', denied],
    ['to an account without an active member', 'quelqu-un', denied],
  ])('denies permission %s', async (_, uid, refusal) => {
    const run = execute(command(deletesArticles), input, as(uid));
    await expect(run).rejects.toMatchObject(refusal);
  });

  it('is rejected once the member is deleted or the session has ended', async () => {
    const run = () => execute(command(deletesArticles), input, as('CONTENT_MANAGER'));
    await run();
    members.delete('CONTENT_MANAGER');
    await expect(run()).rejects.toMatchObject(denied);
    members.set('CONTENT_MANAGER', 'ended');
    await expect(run()).rejects.toMatchObject(signIn);
  });

  it('rejects an unauthenticated caller before it validates the input', async () => {
    const run = execute(command(deletesArticles), 'nonsense', stranger);
    await expect(run).rejects.toMatchObject(signIn);
  });

  it.each(roles)('runs with users:delete for SUPER_ADMIN only: %s', async (role) => {
    const run = execute(command(deletesUsers), input, as(role));
    if (role === 'SUPER_ADMIN') expect((await run).context.member).toMatchObject({ role });
    else await expect(run).rejects.toMatchObject(denied);
  });
});

describe('Command with App Check enforced', () => {
  beforeEach(() => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
  });

  it.each([
    ['for an attested application', open, true],
    ['for every caller when its answer is cached', { ...open, isCached: true }, false],
  ] as const)('runs %s', async (_, guard, attested) => {
    const run = execute(command(guard), input, { ...stranger, attested });
    expect(await run).toMatchObject({ request: input });
  });

  it('rejects an application that is not attested', async () => {
    const refusal = { code: 'unauthenticated', message: serverMessages.application };
    await expect(execute(command(open), input, stranger)).rejects.toMatchObject(refusal);
  });
});

describe('defineCommand', () => {
  it.each([open, deletesArticles, deletesUsers])('accepts the guard %o', (guard) => {
    expect(command(guard)).toBeInstanceOf(Command);
  });

  it.each([
    ...[undefined, null, 'admin', 'super-admin', {}],
    ...[{ allow: 'anyone' }, { allow: 'anyone', because: ' ' }, { resource: 'articles' }],
    { allow: 'staff', because: 'they work here' },
    { resource: 'factures', action: 'read' },
    { resource: 'articles', action: 'publish' },
  ])('throws for the invalid guard %o', (guard) => {
    expect(() => command(guard as Guard)).toThrow('exemple');
  });
});

describe('Request rejected before its command runs', () => {
  const countRefused = vi.fn(() => Promise.resolve());
  const counting = (guard: Guard) =>
    defineCommand({
      name: 'exemple',
      guard,
      schema: loginRequest,
      picture: 'image',
      countRefused,
      run: () => Promise.resolve('run'),
    });
  beforeEach(() => {
    countRefused.mockReset().mockResolvedValue();
  });

  const long = 'a'.repeat(70_000);
  const nested = (depth: number): object => (depth === 0 ? {} : { more: nested(depth - 1) });
  const thousand = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 0]));

  it.each([
    ['texts of more than 64 KB', { ...input, username: long }, messages.tooLarge],
    ['names of more than 64 KB', { ...input, [long]: 1 }, messages.tooLarge],
    ['a thousand fields', thousand, messages.unreadableRequest],
    ['fields nested ten deep', { ...input, role: nested(9) }, messages.unreadableRequest],
    ['an @type mark', { ...input, role: { '@type': 'x' } }, messages.unreadableRequest],
    ['an unknown field', { ...input, role: 'x' }, messages.field.unknown(['role'])],
  ])('is counted for %s', async (_, sent, message) => {
    const command = counting(open);
    await expect(execute(command, input, stranger)).resolves.toBe('run');
    expect(countRefused).not.toHaveBeenCalled();
    await expect(execute(command, sent, stranger)).rejects.toMatchObject({ message });
    expect(countRefused).toHaveBeenCalledExactlyOnceWith(stranger);
  });

  it('is rejected by the rate limit once that is reached', async () => {
    countRefused.mockRejectedValue(new Error('wait'));
    const sent = { ...input, role: 'x' };
    await expect(execute(counting(open), sent, stranger)).rejects.toThrow('wait');
  });

  it('exceeds the size limit only by its picture', async () => {
    const pictured = defineCommand({
      name: 'exemple',
      guard: open,
      schema: loginRequest.extend({ image: text('Image', { max: long.length }) }),
      picture: 'image',
      run: ({ image }) => Promise.resolve(image.length),
    });
    const sent = { ...input, image: long };
    await expect(execute(pictured, sent, stranger)).resolves.toBe(long.length);
    const other = execute(pictured, { ...sent, username: long }, stranger);
    await expect(other).rejects.toMatchObject({ details: { about: 'size' } });
  });

  it('is not read when the guard rejects its caller', async () => {
    const read = vi.fn(() => input);
    const guarded = counting(deletesArticles);
    const refused = execute(guarded, read, stranger);
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(read).not.toHaveBeenCalled();
    await expect(execute(guarded, read, as('CONTENT_MANAGER'))).resolves.toBe('run');
    expect(read).toHaveBeenCalledOnce();
  });
});
