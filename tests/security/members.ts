import { describe } from 'vitest';
import { newMember } from '../functions/logging-in.ts';
import { callAs, newUser } from '../functions/staff.ts';
import { aChief, channelsOf, createdBy } from '../functions/user-entry-points.ts';
import { attempt } from './attempts.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

const chief = aChief();

describe.each(channelsOf(chief))('Through $channel, a super administrator', (channel) => {
  nothingChanges();
  const { channel: name, create, update, remove } = channel;

  const madeAndGone = async () => remove((await createdBy(channel)).id);
  const unchanged = () => update(world().reader.id, { role: 'VIEWER' });
  const refused = (title: string, accepted: typeof unchanged, ask: typeof unchanged) => {
    attempt(`by ${name}, ${title}`, [400, 404, 409], () => [accepted, ask]);
  };

  const roles: Readonly<Record<string, unknown>> = {
    'the highest role': 'SUPER_ADMIN',
    'the highest role in small letters': 'super_admin',
    'the highest role in a list': ['SUPER_ADMIN'],
    'a role that there is not': 'ROOT',
    'no role': undefined,
    'a role with a space': 'VIEWER ',
    'a role called after every object': 'constructor',
  };
  for (const [title, role] of Object.entries(roles)) {
    refused(`creates somebody with ${title}`, madeAndGone, () =>
      create({ ...newUser(), role }),
    );
    if (role === undefined) continue;
    refused(`gives a reader ${title}`, unchanged, () => update(world().reader.id, { role }));
  }

  const names: Readonly<Record<string, (taken: string) => string>> = {
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
  for (const [title, make] of Object.entries(names)) {
    refused(`creates a name that is taken, ${title}`, madeAndGone, () =>
      create({ ...newUser(), username: make(world().reader.username) }),
    );
  }

  refused('deletes themselves in other letters', madeAndGone, () =>
    remove(chief().id.toUpperCase()),
  );
  refused('makes somebody undeletable', unchanged, () =>
    update(world().reader.id, { canBeDeleted: false }),
  );
  refused('activates somebody with a number', unchanged, () =>
    update(world().former.id, { isActive: 1 }),
  );
});

describe('A member', () => {
  nothingChanges();
  const changes = {
    'promotes themselves': { role: 'ADMIN_FULL' },
    'gives themselves another password': { password: 'un mot de passe à moi' },
    'activates a former colleague': { isActive: true },
  };
  for (const role of ['director', 'editor', 'registrar', 'reader'] as const) {
    for (const [title, data] of Object.entries(changes)) {
      attempt(`the ${role} ${title}`, [403], async () => {
        const { [role]: member, former } = world();
        const { id } = await newMember();
        const change = (token: string, of: string) => () =>
          callAs(token, 'updateUser', { id: of, ...data });
        return [
          change(world().chief.token, id),
          change(member.token, 'isActive' in data ? former.id : member.id),
          () => callAs(world().chief.token, 'deleteUser', { id }),
        ];
      });
    }
  }
});
