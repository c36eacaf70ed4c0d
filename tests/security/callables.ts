import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction, callFunctionRaw, type Reply } from '../functions/calls.ts';
import {
  actors,
  allCommands,
  verdictOfCallable,
  type Actor,
} from '../functions/entry-points.ts';
import { apiAs, bearer, callAs } from '../functions/staff.ts';
import { expectRefused } from './attempts.ts';
import { samples, type Sample } from './requests.ts';
import { nothingChanges } from './stored.ts';
import { tokenOf, world } from './world.ts';

/** Values that are sent in place of a text, each for what it would do to careless code. */
const inPlaceOfText: Readonly<Record<string, (value: string) => unknown>> = {
  'an operator of a query': () => ({ $gt: '' }),
  'a list that holds it': (value) => [value],
  'something that says it is it': (value) => ({ toString: value, length: value.length }),
  'a number': () => 7,
  'a truth': () => true,
};

const inText: Readonly<Record<string, (value: string) => string>> = {
  'a null byte': (value) => `${value}\u0000`,
  'half a character': (value) => `${value}\ud800`,
  'a character that Unicode has not': (value) => `${value}\ufffe`,
  'an escape of a terminal': (value) => `\u001b[2J${value}`,
};

const extras: Readonly<Record<string, unknown>> = {
  role: 'SUPER_ADMIN',
  isActive: true,
  canBeDeleted: false,
  uid: 'moi',
  vues: 1_000_000,
  index: {},
  reference: 'CFPI-0000-0000',
  picture: { folder: 'incoming' },
  imageUrl: 'https://ailleurs.example/x.png',
  sessionsSince: 0,
  dateCreation: '1999-01-01',
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
};

const paths: Readonly<Record<string, string>> = {
  'a path': '../users/x',
  'a document of another collection': 'users/x',
  'two dots': '..',
  'a dot': '.',
  nothing: '',
  'a space': ' ',
  'two words': 'a b',
  'a null byte': 'x\u0000',
  'an id that is too long': 'x'.repeat(129),
  'an accent': 'é',
  'a slash in code': 'a%2Fb',
  'a name that Firestore keeps to itself': '__x__',
  'the prototype of everything': '__proto__',
};

const whole: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a list': [],
  'a text': 'tout',
  'a number': 7,
  'a truth': true,
};

type Sound = Readonly<Record<string, unknown>>;

/** From before the first attempt. */
const requests = new Map<Sample, Sound>();

/** A request that the command accepts. */
function soundRequest(sample: Sample): Sound {
  const request = requests.get(sample);
  if (!request) throw new Error('only inside a test');
  return request;
}

/** What is sent instead, by what a title says of it. */
type Changes = Record<string, (sound: Sound) => unknown>;

const put = (field: string, make: (value: string) => unknown) => (sound: Sound) => ({
  ...sound,
  [field]: make(String(sound[field])),
});

function changedTexts({ texts }: Sample): Changes {
  const changes: Changes = {};
  for (const [field, most] of Object.entries(texts)) {
    for (const [title, make] of Object.entries(inPlaceOfText)) {
      changes[`${title} in place of ${field}`] = put(field, make);
    }
    for (const [title, make] of Object.entries(inText)) {
      changes[`${title} in ${field}`] = put(field, make);
    }
    const end = field === 'email' ? '@exemple.tg' : '';
    const tooLong = 'x'.repeat(most + 1 - end.length) + end;
    changes[`a character too many in ${field}`] = put(field, () => tooLong);
  }
  return changes;
}

function changedWhole({ command }: Sample): Changes {
  const changes: Changes = {
    'the request in a list': (sound) => [sound],
    'the request in a request': (sound) => ({ data: sound }),
  };
  for (const [title, value] of Object.entries(whole)) {
    changes[`${title} for a request`] = () => value;
  }
  // A member's role, and whether they are active, are what these commands are for.
  const own = command === 'createUser' || command === 'updateUser' ? ['role', 'isActive'] : [];
  for (const [name, value] of Object.entries(extras)) {
    if (!own.includes(name)) changes[`${name} besides`] = put(name, () => value);
  }
  return changes;
}

function changedIds({ command }: Sample): Changes {
  if (!/^(?:update|delete|view|set)/.test(command)) return {};
  const changes: Changes = {
    'a list of ids': put('id', (id) => [id]),
    'a query for an id': put('id', () => ({ $exists: true })),
  };
  for (const [title, id] of Object.entries(paths)) {
    changes[`${title} for an id`] = put('id', () => id);
  }
  const others = {
    'an application': () => world().application.id,
    'a member': () => world().reader.id,
    'an article': () => world().published,
    'a testimonial': () => world().draft.temoignage,
  };
  for (const [title, id] of Object.entries(others)) {
    if (ownKind(command) !== title) changes[`the id of ${title}`] = put('id', id);
  }
  return changes;
}

/** What a command is about. */
function ownKind(command: string): string {
  if (command.endsWith('Inscription')) return 'an application';
  if (command.endsWith('User')) return 'a member';
  if (command.endsWith('Article')) return 'an article';
  return command.endsWith('Photo') ? 'a photo' : 'a testimonial';
}

const callAsChief = (command: string, data: unknown) =>
  callAs(world().chief.token, command, data);

/** Sends the request as the API has it. */
function byApi({ api: [method, path] = ['', ''] }: Sample, request: Sound): Promise<Reply> {
  const { id, ...body } = request;
  const inPath = path.includes(':id');
  const address = path.replace(':id', encodeURIComponent(String(id)));
  return apiAs(world().chief.token, method, address, inPath ? body : request);
}

const tokenOfActor: Readonly<Record<Actor, () => string | undefined>> = {
  nobody: tokenOf['a visitor'],
  'a stranger': tokenOf['a stranger'],
  SUPER_ADMIN: tokenOf['a super administrator'],
  ADMIN_FULL: tokenOf['a director'],
  CONTENT_MANAGER: tokenOf['an editor'],
  INSCRIPTIONS_MANAGER: () => world().registrar.token,
  VIEWER: tokenOf['a reader'],
  'a deactivated member': tokenOf['a former member'],
};

/** Everybody whom the command's guard holds back. */
function heldBack(command: string): readonly Actor[] {
  const guard = allCommands.find(([name]) => name === command)?.[1].guard;
  if (!guard) throw new Error(`${command} is no command`);
  return actors.filter((actor) => verdictOfCallable(guard, actor) !== 'past');
}

function declareAttempts(sample: Sample): void {
  const { command, texts, api } = sample;
  const refuse = (changes: Changes, statuses: readonly number[]) => {
    for (const [title, change] of Object.entries(changes)) {
      it(`${command} with ${title}`, () =>
        expectRefused(() => callAsChief(command, change(soundRequest(sample))), statuses));
    }
  };
  refuse(changedTexts(sample), [400]);
  refuse(changedWhole(sample), [400]);
  refuse(changedIds(sample), [400, 404]);

  for (const field of api ? Object.keys(texts) : []) {
    it(`${command}, by the API, with an operator in place of ${field}`, () => {
      const request = put(field, () => ({ $ne: '' }))(soundRequest(sample));
      return expectRefused(() => byApi(sample, request), [400]);
    });
  }

  it(`${command} with a prototype`, async () => {
    const text = JSON.stringify({ data: soundRequest(sample) });
    const polluted = text
      .replace('{"data":{', '{"data":{"__proto__":{"isAdmin":true},')
      .replace(',}}', '}}');
    const headers = bearer(world().chief.token);
    await expectRefused(() => callFunctionRaw(command, polluted, headers), [400]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  for (const actor of heldBack(command)) {
    it(`${command} as it is, by ${actor}`, () => {
      const token = tokenOfActor[actor]();
      const headers = token === undefined ? {} : bearer(token);
      const ask = () => callFunction(command, soundRequest(sample), headers);
      return expectRefused(ask, [token === undefined ? 401 : 403]);
    });
  }
}

describe('A request', () => {
  beforeAll(async () => {
    for (const sample of samples) requests.set(sample, await sample.request(world()));
  });

  describe('that is not sound, or not theirs to send,', () => {
    nothingChanges();
    for (const sample of samples) {
      // Two commands at a time. Two calls of one would start another process of its function.
      describe(`to the command ${sample.command}`, { concurrent: true }, () => {
        describe('is refused:', { concurrent: false }, () => {
          declareAttempts(sample);
        });
      });
    }
  });

  it.each(samples)(
    'to the command $command is accepted without the changes',
    async (sample) => {
      const reply = await callAsChief(sample.command, soundRequest(sample));
      expect(reply).toMatchObject({ status: 200, body: { result: {} } });
    },
  );
});
