import { beforeAll, describe, expect, it } from 'vitest';
import {
  sendApplication,
  uniqueRequest,
  storeMissingPaper,
} from '../functions/applications.ts';
import { bearer, callAs, callFunction, callFunctionRaw } from '../functions/calls.ts';
import {
  actors,
  allCommands,
  verdictOfCallable,
  type Actor,
} from '../functions/entry-points.ts';
import { changes } from '../functions/journal.ts';
import {
  expectRefused,
  longestRefusal,
  manyFields,
  manyMarks,
  expectUnchangedData,
} from './attempts.ts';
import { tokenOf, world, type World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type MakeRequest = (world: World) => Promise<Input>;

/** Maximum lengths of free texts by field, by command. */
const texts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  createInscription: {
    ...{ nom: 100, prenom: 100, lieuNaissance: 200, nationalite: 200, lieuResidence: 200 },
    ...{ nomPere: 200, nomMere: 200, fonctionActuelle: 200, organismeEmployeur: 200 },
    ...{ serieBac: 200, etablissement: 200, diplomes: 2000, etablissementPlus: 200 },
    ...{ autresFormations: 2000, nomTuteur: 100, prenomTuteur: 100 },
  },
  updateInscription: { lieuResidence: 200, nomPere: 200 },
  saveArticle: { titre: 200, contenu: 50_000, auteur: 100 },
  savePhoto: { titre: 150, description: 500 },
  saveVitrinePhoto: { titre: 150, texte: 200, alt: 500, credit: 200 },
  saveTemoignage: {
    ...{ nom: 100, prenom: 100, formation: 100, promotion: 200, contenu: 2000 },
    ...{ entreprise: 200, poste: 200 },
  },
  createUser: { username: 40, email: 254 },
  updateUser: { email: 254 },
};

/** Requests of commands that the changes of the journal lack, or contain more than once. */
const others: Readonly<Record<string, MakeRequest>> = {
  createInscription: () => Promise.resolve({ ...uniqueRequest() }),
  decideInscriptions: async () => ({
    decisions: [{ id: (await sendApplication()).id, avant: 'en_attente', statut: 'acceptee' }],
  }),
  withdrawContact: async () => ({
    id: await storeMissingPaper(),
    date: new Date().toISOString(),
  }),
  login: ({ chief: { username, password } }) => Promise.resolve({ username, password }),
  followInscription: ({ application: { reference, dateNaissance } }) =>
    Promise.resolve({ reference, dateNaissance }),
  viewArticle: ({ published }) => Promise.resolve({ id: published }),
  logConsultation: ({ application }) => Promise.resolve({ id: application.id }),
  logExport: () => Promise.resolve({ format: 'csv', count: 1 }),
  listJournal: () => Promise.resolve({}),
};

/** First request of each command among the changes of the journal, which creates a record. */
const ofJournal = changes
  .filter(({ command }, at) => at === changes.findIndex((one) => one.command === command))
  // The campagne is a single document, on which requests of other commands depend.
  .filter(({ command }) => command.name !== 'saveCampaign')
  .map(({ command, prepare }) => [command.name, ({ chief }: World) => prepare(chief)] as const);

/** Valid request of each command that changes data or reads private data. */
const makeRequest: typeof others = { ...Object.fromEntries(ofJournal), ...others };

/** Names of the commands: `orderVitrine` is first, since it replaces all photos of the site. */
const names = [...new Set(['orderVitrine', 'publishDecisions', ...Object.keys(makeRequest)])];

/** Values that are not a text, made from a valid text, by their names in titles. */
const nonTexts: Readonly<Record<string, (value: string) => unknown>> = {
  'a query operator': () => ({ $gt: '' }),
  'an array of the text': (value) => [value],
  'an object with toString and length': (value) => ({ toString: value, length: value.length }),
  'a number': () => 7,
  'a boolean': () => true,
};

/** Texts with a character that no field accepts, by their names in titles. */
const characters: Readonly<Record<string, (value: string) => string>> = {
  'a null byte': (value) => `${value}\u0000`,
  'a lone surrogate': (value) => `${value}\ud800`,
  'a Unicode noncharacter': (value) => `${value}\ufffe`,
  'a terminal escape sequence': (value) => `\u001b[2J${value}`,
};

/** Fields that a client may not set. */
const extras: Input = {
  ...{ role: 'SUPER_ADMIN', isActive: true, canBeDeleted: false, uid: 'moi', vues: 1_000_000 },
  ...{ index: {}, reference: 'CFPI-0000-0000', picture: { folder: 'incoming' } },
  ...{ imageUrl: 'https://ailleurs.example/x.png', sessionsSince: 0 },
  ...{ dateCreation: '1999-01-01', prototype: { isAdmin: true } },
  constructor: { prototype: { isAdmin: true } },
};

const ids: Readonly<Record<string, unknown>> = {
  'a relative path': '../users/x',
  'a document path of another collection': 'users/x',
  'two dots': '..',
  'a dot': '.',
  'an empty string': '',
  'a space': ' ',
  'two words': 'a b',
  'a text with a null byte': 'x\u0000',
  'a text of 129 characters': 'x'.repeat(129),
  'an accented letter': 'é',
  'a text with an encoded slash': 'a%2Fb',
  'a reserved Firestore name': '__x__',
  'the name __proto__': '__proto__',
  'a query operator': { $exists: true },
};

/** Additional fields that are far larger than a client sends, or have a type marker. */
const heavy: Readonly<Record<string, Input>> = {
  'a thousand unknown fields': manyFields(1000),
  'eight thousand unknown fields': manyFields(8000),
  'an unknown field with a name of 40 kB': { ['f'.repeat(40_000)]: 1 },
  'a value with an @type marker': { champ: { '@type': 'zz', nom: 'Mensah' } },
};

const wholeRequests: Readonly<Record<string, unknown>> = {
  ...{ null: null, 'an array': [], 'a string': 'tout', 'a number': 7, 'a boolean': true },
};

/** Invalid requests made from a valid one, by their names in titles. */
type Changes = Record<string, (valid: Input) => unknown>;

const put = (field: string, make: (value: string) => unknown) => (valid: Input) => ({
  ...valid,
  [field]: make(String(valid[field])),
});

function changedTexts(command: string): Changes {
  const changes: Changes = {};
  for (const [field, most] of Object.entries(texts[command] ?? {})) {
    for (const [title, make] of Object.entries(nonTexts)) {
      changes[`${title} in place of ${field}`] = put(field, make);
    }
    for (const [title, make] of Object.entries(characters)) {
      changes[`${title} in ${field}`] = put(field, make);
    }
    if (most < 20_000) {
      changes[`20,000 combining marks in ${field}`] = put(field, () => manyMarks(20_000));
    }
    const end = field === 'email' ? '@exemple.tg' : '';
    const tooLong = 'x'.repeat(most + 1 - end.length) + end;
    changes[`one character above the maximum in ${field}`] = put(field, () => tooLong);
  }
  return changes;
}

function changedWhole(command: string): Changes {
  const changes: Changes = {
    'the request in an array': (valid) => [valid],
    'the request nested in data': (valid) => ({ data: valid }),
  };
  for (const [title, more] of Object.entries(heavy)) {
    changes[title] = (valid) => ({ ...valid, ...more });
  }
  for (const [title, value] of Object.entries(wholeRequests)) {
    changes[`${title} as the whole request`] = () => value;
  }
  // These commands set the role of a member, and whether the member is active.
  const own = command === 'createUser' || command === 'updateUser' ? ['role', 'isActive'] : [];
  for (const [name, value] of Object.entries(extras)) {
    if (!own.includes(name)) changes[`the additional field ${name}`] = put(name, () => value);
  }
  return changes;
}

/** Records by kind, which is part of the names of their commands. */
const kinds: Readonly<Record<string, readonly [title: string, id: () => string]>> = {
  Inscription: ['an application', () => world().application.id],
  User: ['a member', () => world().reader.id],
  Article: ['an article', () => world().published],
  Temoignage: ['a testimonial', () => world().draft.temoignage],
};

function changedIds(command: string): Changes {
  if (!/^(?:update|delete|view|set)/.test(command)) return {};
  const changes: Changes = { 'an array of ids': put('id', (id) => [id]) };
  for (const [title, id] of Object.entries(ids)) {
    changes[`${title} as the id`] = put('id', () => id);
  }
  for (const [kind, [title, id]] of Object.entries(kinds)) {
    if (!command.includes(kind)) changes[`the id of ${title}`] = put('id', id);
  }
  return changes;
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

/** Valid requests by command, made before the first attempt. */
const requests = new Map<string, Input>();
const validRequest = (command: string): Input => requests.get(command) ?? {};

const callAsChief = (command: string, data: unknown) =>
  callAs(world().chief.token, command, data);

function declareAttempts(command: string): void {
  const refuse = (statuses: readonly number[], changes: Changes) => {
    for (const [title, change] of Object.entries(changes)) {
      it(`rejects ${command} with ${title}`, () =>
        expectRefused(
          () => callAsChief(command, change(validRequest(command))),
          statuses,
          (text) => expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestRefusal),
        ));
    }
  };
  refuse([400], { ...changedTexts(command), ...changedWhole(command) });
  refuse([400, 404], changedIds(command));

  it(`rejects ${command} with __proto__ in its JSON`, async () => {
    const polluted = JSON.stringify({ data: validRequest(command) })
      .replace('{"data":{', '{"data":{"__proto__":{"isAdmin":true},')
      .replace(',}}', '}}');
    const headers = bearer(world().chief.token);
    await expectRefused(() => callFunctionRaw(command, polluted, headers), [400]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  const guard = allCommands.find(([name]) => name === command)?.[1].guard;
  if (!guard) throw new Error(`${command} is no command`);
  for (const actor of actors.filter((one) => verdictOfCallable(guard, one) !== 'past')) {
    it(`rejects valid data for ${command} from ${actor}`, () => {
      const token = tokenOfActor[actor]();
      const headers = token === undefined ? {} : bearer(token);
      const ask = () => callFunction(command, validRequest(command), headers);
      return expectRefused(ask, [token === undefined ? 401 : 403]);
    });
  }
}

describe('Callable', () => {
  beforeAll(async () => {
    for (const name of names) {
      const make = makeRequest[name];
      if (!make) throw new Error(`no request for ${name}`);
      requests.set(name, await make(world()));
    }
  });

  describe('invalid or unauthorized request', () => {
    expectUnchangedData();
    // Only calls of different commands run at once, since two calls of one command at once
    // would start another process of its function.
    describe.each(names)('to the command %s', { concurrent: true }, (name) => {
      describe('in sequence', { concurrent: false }, () => declareAttempts(name));
    });
  });

  it.each(names)('accepts the valid request to %s', async (name) => {
    const reply = await callAsChief(name, validRequest(name));
    expect(reply).toMatchObject({ status: 200, body: { result: {} } });
  });
});
