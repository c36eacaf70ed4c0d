import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, apiAs, type Staff } from '../functions/staff.ts';
import { callFunctionRaw, type Reply } from '../functions/calls.ts';
import { bearer } from '../functions/staff.ts';
import { samples, type Sample } from './requests.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

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

function expectRefused(reply: Reply, statuses: readonly number[]): void {
  const said = JSON.stringify(reply.body);
  expect(statuses, said).toContain(reply.status);
  expectSilent(said, world().secrets);
}

/** Sends the request as the API has it. */
function byApi(sample: Sample, { token }: Staff, request: Record<string, unknown>) {
  const { method, path } = sample.api ?? { method: '', path: '' };
  const { id, ...body } = request;
  const inPath = path.includes(':id');
  const address = path.replace(':id', encodeURIComponent(String(id)));
  return apiAs(token, method, address, inPath ? body : request);
}

/** From before the first attempt. */
const requests = new Map<Sample, Record<string, unknown>>();

/** A request that the command accepts. */
function soundRequest(sample: Sample): Record<string, unknown> {
  const request = requests.get(sample);
  if (!request) throw new Error('only inside a test');
  return request;
}

const callAsChief = (command: string, data: unknown) =>
  callAs(world().chief.token, command, data);

function declareAttempts(sample: Sample): void {
  const { command, texts } = sample;
  const request = () => soundRequest(sample);
  const call = (data: unknown) => callAsChief(command, data);

  for (const field of Object.keys(texts)) {
    for (const [title, make] of Object.entries(inPlaceOfText)) {
      it(`${command} with ${title} in place of ${field}`, async () => {
        const data = { ...request(), [field]: make(String(request()[field])) };
        expectRefused(await call(data), [400]);
      });
    }
    for (const [title, make] of Object.entries(inText)) {
      it(`${command} with ${title} in ${field}`, async () => {
        expectRefused(
          await call({ ...request(), [field]: make(String(request()[field])) }),
          [400],
        );
      });
    }
    it(`${command} with a character too many in ${field}`, async () => {
      const most = texts[field] ?? 0;
      const end = field === 'email' ? '@exemple.tg' : '';
      const tooLong = 'x'.repeat(most + 1 - end.length) + end;
      expectRefused(await call({ ...request(), [field]: tooLong }), [400]);
    });
    if (sample.api) {
      it(`${command}, by the API, with an operator in place of ${field}`, async () => {
        const data = { ...request(), [field]: { $ne: '' } };
        expectRefused(await byApi(sample, world().chief, data), [400]);
      });
    }
  }

  for (const [name, value] of Object.entries(extras)) {
    // A member's role, and whether they are active, are what these commands are for.
    const own = command === 'createUser' || command === 'updateUser';
    if (own && (name === 'role' || name === 'isActive')) continue;
    it(`${command} with ${name} besides`, async () => {
      expectRefused(await call({ ...request(), [name]: value }), [400]);
    });
  }

  it(`${command} with a prototype`, async () => {
    const text = JSON.stringify({ data: request() });
    const polluted = text.replace('{"data":{', '{"data":{"__proto__":{"isAdmin":true},');
    const reply = await callFunctionRaw(command, polluted, bearer(world().chief.token));
    expectRefused(reply, [400]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  for (const [title, value] of Object.entries(whole)) {
    it(`${command} with ${title} for a request`, async () => {
      expectRefused(await call(value), [400]);
    });
  }
  it(`${command} with the request in a list`, async () => {
    expectRefused(await call([request()]), [400]);
  });
  it(`${command} with the request in a request`, async () => {
    expectRefused(await call({ data: request() }), [400]);
  });

  const takesId = /^(?:update|delete|view|set)/.test(command);
  for (const [title, id] of takesId ? Object.entries(paths) : []) {
    it(`${command} with ${title} for an id`, async () => {
      expectRefused(await call({ ...request(), id }), [400, 404]);
    });
  }
  if (takesId) {
    it(`${command} with a list of ids`, async () => {
      expectRefused(await call({ ...request(), id: [request()['id']] }), [400]);
    });
    it(`${command} with a query for an id`, async () => {
      expectRefused(await call({ ...request(), id: { $exists: true } }), [400]);
    });
    const others = {
      'an application': () => world().application.id,
      'a member': () => world().reader.id,
      'an article': () => world().published,
      'a testimonial': () => world().draft.temoignage,
    };
    for (const [title, id] of Object.entries(others)) {
      if (ownKind(command) === title) continue;
      it(`${command} with the id of ${title}`, async () => {
        expectRefused(await call({ ...request(), id: id() }), [400, 404]);
      });
    }
  }
}

describe('A request', () => {
  beforeAll(async () => {
    for (const sample of samples) requests.set(sample, await sample.request(world()));
  });

  describe('that is not sound', () => {
    nothingChanges();
    for (const sample of samples) {
      // Two commands at a time. Two calls of one would start another process of its function.
      describe(`to the command ${sample.command}`, { concurrent: true }, () => {
        describe('is refused:', { concurrent: false }, () => declareAttempts(sample));
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

/** What a command is about. */
function ownKind(command: string): string {
  if (command.endsWith('Inscription')) return 'an application';
  if (command.endsWith('User')) return 'a member';
  if (command.endsWith('Article')) return 'an article';
  return command.endsWith('Photo') ? 'a photo' : 'a testimonial';
}
