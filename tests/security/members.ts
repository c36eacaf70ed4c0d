import { describe } from 'vitest';
import { callAs } from '../functions/calls.ts';
import { newMember, userForm } from '../functions/members.ts';
import { superAdmin, channelsOf, createThrough } from '../functions/user-channels.ts';
import { attempt, attempts, expectUnchangedData } from './attempts.ts';
import { world } from './world.ts';

const chief = superAdmin();

describe.each(channelsOf(chief))('Through $channel, a super administrator', (channel) => {
  expectUnchangedData();
  const { channel: name, create, update, remove } = channel;
  const statuses = [400, 404, 409];

  const createdAndRemoved = async () => remove((await createThrough(channel)).id);
  const unchanged = () => update(world().reader.id, { role: 'VIEWER' });

  const roles: Readonly<Record<string, unknown>> = {
    'the highest role': 'SUPER_ADMIN',
    'the highest role in small letters': 'super_admin',
    'the highest role in a list': ['SUPER_ADMIN'],
    'a role that does not exist': 'ROOT',
    'a role with a space': 'VIEWER ',
    'a role called after every object': 'constructor',
  };
  attempts(roles, `by ${name}, gives a reader %s`, statuses, (role) => [
    unchanged,
    () => update(world().reader.id, { role }),
  ]);
  const withNone = { ...roles, 'no role': undefined };
  attempts(withNone, `by ${name}, creates a member with %s`, statuses, (role) => [
    createdAndRemoved,
    () => create({ ...userForm(), role }),
  ]);

  const disguises: Readonly<Record<string, (taken: string) => string>> = {
    'with accents': (taken) => taken.replace('e', 'é'),
    'with spaces around': (taken) => `  ${taken} `,
    'with its accents apart': (taken) => taken.replace('e', 'e\u0301'),
    'with a character without width': (taken) => `${taken}\u200b`,
    'with a joiner': (taken) => `${taken}\u200d`,
    'with a soft hyphen': (taken) => taken.replace('-', '-\u00ad'),
    'with a mark of direction': (taken) => `${taken}\u200f`,
    'with a letter of the Cyrillic alphabet': (taken) => taken.replace('e', '\u0435'),
    'in letters of full width': (taken) => taken.replace('e', '\uff45'),
  };
  attempts(disguises, `by ${name}, creates a name that is taken, %s`, statuses, (make) => [
    createdAndRemoved,
    () => create({ ...userForm(), username: make(world().reader.username) }),
  ]);

  attempt(`by ${name}, deletes themselves in capitals`, statuses, () => [
    createdAndRemoved,
    () => remove(chief().id.toUpperCase()),
  ]);
  attempt(`by ${name}, makes a member undeletable`, statuses, () => [
    unchanged,
    () => update(world().reader.id, { canBeDeleted: false }),
  ]);
  attempt(`by ${name}, activates a member with a number`, statuses, () => [
    unchanged,
    () => update(world().former.id, { isActive: 1 }),
  ]);
});

describe('A member', () => {
  expectUnchangedData();
  const changes = {
    'promotes themselves': { role: 'ADMIN_FULL' },
    'gives themselves another password': { password: 'un mot de passe à moi' },
    'activates a former colleague': { isActive: true },
  };
  for (const role of ['director', 'editor', 'registrar', 'reader'] as const) {
    attempts(changes, `the ${role} %s`, [403], async (change) => {
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
