import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { stored } from '../functions/admin.ts';
import { callAs, newUser } from '../functions/staff.ts';
import { aChief, channelsOf } from '../functions/user-entry-points.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

const chief = aChief();

describe.each(channelsOf(chief))('Through $channel, a super administrator', (channel) => {
  nothingChanges();
  const { channel: name, create, update, remove } = channel;
  const refused = ({ status, body }: { status: number; body: unknown }) => {
    expect([400, 404, 409], JSON.stringify(body)).toContain(status);
    expectSilent(JSON.stringify(body));
  };

  const roles: Readonly<Record<string, unknown>> = {
    'the highest role in small letters': 'super_admin',
    'the highest role in a list': ['SUPER_ADMIN'],
    'a role that there is not': 'ROOT',
    'no role': undefined,
    'a role with a space': 'VIEWER ',
    'a role called after every object': 'constructor',
  };
  for (const [title, role] of Object.entries(roles)) {
    it(`by ${name}, creates somebody with ${title}`, async () => {
      refused(await create({ ...newUser(), role }));
    });
    if (role === undefined) continue;
    it(`by ${name}, gives a reader ${title}`, async () => {
      refused(await update(world().reader.id, { role }));
      expect(await stored(`users/${world().reader.id}`)).toMatchObject({ role: 'VIEWER' });
    });
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
    it(`by ${name}, creates a name that is taken, ${title}`, async () => {
      refused(await create({ ...newUser(), username: make(world().reader.username) }));
    });
  }

  it(`by ${name}, deletes themselves in other letters`, async () => {
    refused(await remove(chief().id.toUpperCase()));
  });
  it(`by ${name}, makes somebody undeletable`, async () => {
    refused(await update(world().reader.id, { canBeDeleted: false }));
  });
  it(`by ${name}, activates somebody with a number`, async () => {
    refused(await update(world().former.id, { isActive: 1 }));
  });
});

describe('A member', () => {
  nothingChanges();
  for (const role of ['director', 'editor', 'registrar', 'reader'] as const) {
    for (const [title, data] of [
      ['promotes themselves', { role: 'ADMIN_FULL' }],
      ['gives themselves another password', { password: 'un mot de passe à moi' }],
      ['activates a former colleague', { isActive: true }],
    ] as const) {
      it(`the ${role} ${title}`, async () => {
        const { [role]: member, former } = world();
        const id = 'isActive' in data ? former.id : member.id;
        const { status, body } = await callAs(member.token, 'updateUser', { id, ...data });
        expect({ status, body }).toMatchObject({
          status: 403,
          body: { error: { message: messages.guard.permission } },
        });
      });
    }
  }
});
