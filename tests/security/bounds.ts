import { describe, expect } from 'vitest';
import { omit } from '../factories/omit.ts';
import { callFunction, postApi } from '../functions/calls.ts';
import { answersOfOne, post } from '../functions/enrolment-form.ts';
import { callAs } from '../functions/staff.ts';
import { attempt } from './attempts.ts';
import { longestRefusal } from './faults.ts';
import { world } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A way in that asks for no account first, or of a member: a sound request, and how it is sent. */
interface Door {
  readonly sound: () => Fields;
  readonly send: (
    request: Fields,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** The field of a text that is normalised. */
  readonly text?: string;
}

const credentials = () => ({
  username: world().chief.username,
  password: world().chief.password,
});
const application = () => omit(world().application, 'id', 'reference');

const doors: Readonly<Record<string, Door>> = {
  'the callable login': {
    sound: credentials,
    send: (request) => callFunction('login', request),
    text: 'username',
  },
  'POST /api/auth-sqlite/login': {
    sound: credentials,
    send: (request) => postApi('/api/auth-sqlite/login', request),
    text: 'username',
  },
  createInscription: {
    sound: application,
    send: (request) => callFunction('createInscription', request),
    text: 'nom',
  },
  followInscription: {
    sound: () => {
      const { reference, dateNaissance } = world().application;
      return { reference, dateNaissance };
    },
    send: (request) => callFunction('followInscription', request),
  },
  viewArticle: {
    sound: () => ({ id: world().published }),
    send: (request) => callFunction('viewArticle', request),
  },
  'annotateInscription of the dashboard': {
    sound: () => ({ id: world().application.id, pieceManquante: '' }),
    send: (request) => callAs(world().chief.token, 'annotateInscription', request),
    text: 'pieceManquante',
  },
};

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`champ${at}`, 1]));

/** Marks that a letter carries, which take long to sort. */
const heap = `a${'\u0315\u0300'.repeat(10_000)}`;

const added: Readonly<Record<string, () => Fields>> = {
  'a thousand unknown fields': () => fields(1000),
  'eight thousand unknown fields': () => fields(8000),
  'an unknown field with a name of 40 kB': () => ({ ['f'.repeat(40_000)]: 1 }),
  'a value with a type mark': () => ({ champ: { '@type': 'zz', nom: 'Mensah' } }),
};

describe.each(Object.entries(doors))('A request to %s is refused shortly', (_, door) => {
  const refused = (title: string, more: () => Fields) =>
    attempt(title, [400, 413], () => [
      () => door.send(door.sound()),
      () => door.send({ ...door.sound(), ...more() }),
      (said) => expect(Buffer.byteLength(said)).toBeLessThanOrEqual(longestRefusal),
    ]);
  for (const [title, more] of Object.entries(added)) refused(`for ${title}`, more);
  const { text } = door;
  if (text !== undefined) refused('for a letter with 20,000 marks', () => ({ [text]: heap }));
});

describe('The form without scripts comes back with its own answers alone', () => {
  const posted = async (answers: Fields) => {
    const { status, html } = await post(answers as Record<string, string>);
    return { status, body: html };
  };
  const hostile: Readonly<Record<string, () => Fields>> = {
    ...omit(added, 'a value with a type mark'),
    'a letter with 20,000 marks': () => ({ nom: `a${heap.slice(0, 5000)}` }),
  };
  for (const [title, more] of Object.entries(hostile)) {
    attempt(`after ${title}`, [400, 413], () => [
      () => posted(answersOfOne()),
      () => posted({ ...answersOfOne(), ...more() }),
      (said) => expect(said).not.toMatch(/champ99|f{50}/),
    ]);
  }
});
