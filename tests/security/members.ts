import { describe } from 'vitest';
import { callAs } from '../functions/calls.ts';
import { newMember, userForm } from '../functions/members.ts';
import { superAdmin, channelsOf, createThrough } from '../functions/user-channels.ts';
import { attempt, attempts, expectUnchangedData } from './attempts.ts';
import { world } from './world.ts';

const chief = superAdmin();

describe.each(channelsOf(chief))('User management through $channel', (channel) => {
  expectUnchangedData();
  const { channel: name, create, update, remove } = channel;
  const statuses = [400, 404, 409];

  const createdAndRemoved = async () => remove((await createThrough(channel)).id);
  const unchanged = () => update(world().reader.id, { role: 'VIEWER' });

  const roles: Readonly<Record<string, unknown>> = {
    'the role SUPER_ADMIN': 'SUPER_ADMIN',
    'the role in lower case': 'super_admin',
    'the role in an array': ['SUPER_ADMIN'],
    'an unknown role': 'ROOT',
    'a role with a trailing space': 'VIEWER ',
    'the role “constructor”': 'constructor',
  };
  attempts(roles, `rejects %s for a reader, by ${name}`, statuses, (role) => [
    unchanged,
    () => update(world().reader.id, { role }),
  ]);
  const withNone = { ...roles, 'no role': undefined };
  attempts(withNone, `rejects a new member with %s, by ${name}`, statuses, (role) => [
    createdAndRemoved,
    () => create({ ...userForm(), role }),
  ]);

  const disguises: Readonly<Record<string, (taken: string) => string>> = {
    'with an accent added': (taken) => taken.replace('e', 'é'),
    'with surrounding spaces': (taken) => `  ${taken} `,
    'with a combining accent': (taken) => taken.replace('e', 'e\u0301'),
    'with a zero-width space': (taken) => `${taken}\u200b`,
    'with a zero-width joiner': (taken) => `${taken}\u200d`,
    'with a soft hyphen': (taken) => taken.replace('-', '-\u00ad'),
    'with a right-to-left mark': (taken) => `${taken}\u200f`,
    'with a Cyrillic homoglyph': (taken) => taken.replace('e', '\u0435'),
    'with a full-width letter': (taken) => taken.replace('e', '\uff45'),
  };
  attempts(disguises, `rejects a taken username %s, by ${name}`, statuses, (make) => [
    createdAndRemoved,
    () => create({ ...userForm(), username: make(world().reader.username) }),
  ]);

  attempt(`rejects deletion of the own id in upper case, by ${name}`, statuses, () => [
    createdAndRemoved,
    () => remove(chief().id.toUpperCase()),
  ]);
  attempt(`rejects a change of canBeDeleted, by ${name}`, statuses, () => [
    unchanged,
    () => update(world().reader.id, { canBeDeleted: false }),
  ]);
  attempt(`rejects a number for isActive, by ${name}`, statuses, () => [
    unchanged,
    () => update(world().former.id, { isActive: 1 }),
  ]);
});

describe('updateUser', () => {
  expectUnchangedData();
  const changes = {
    'a promotion of themselves': { role: 'ADMIN_FULL' },
    'a new password for themselves': { password: 'un mot de passe à moi' },
    'the activation of a former member': { isActive: true },
  };
  for (const role of ['director', 'editor', 'registrar', 'reader'] as const) {
    attempts(changes, `denies the ${role} %s`, [403], async (change) => {
      const { [role]: member, former } = world();
      const { id } = await newMember();
      const update = (token: string, of: string) => () =>
        callAs(token, 'updateUser', { id: of, ...change });
      return [
        update(world().chief.token, id),
        update(member.token, 'isActive' in change ? former.id : member.id),
        () => callAs(world().chief.token, 'deleteUser', { id }),
      ];
    });
  }
});
