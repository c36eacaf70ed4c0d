import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { bucket } from '../../functions/src/data/admin.ts';
import { drawing, isThere } from '../functions/publishing.ts';
import { suite } from '../suite.ts';
import { attempt, refusals } from './attempts.ts';
import { named, sendPicture, storageRest, type Answer, type Request } from './rest.ts';
import { nothingChanges } from './stored.ts';
import { tokenOf, world, type World } from './world.ts';

const objectAt = (name: string) => `/${encodeURIComponent(name)}`;

/** The same by the editor, with what they say about it, in the two parts that the SDKs use. */
async function putWith(name: string, metadata: object): Promise<Answer> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name, contentType: 'image/png', ...metadata })}\r\n--${boundary}\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    await drawing(),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const headers = {
    'Content-Type': `multipart/related; boundary=${boundary}`,
    'X-Goog-Upload-Protocol': 'multipart',
  };
  return storageRest(world().editor.token, { path: named(name), body, headers });
}

const own = (name: string = randomUUID()) => `incoming/${world().editor.id}/${name}`;

const byEditor = (name: string) => sendPicture(world().editor.token, name);

interface Sending {
  /** What sends the same where it may. */
  readonly accepted?: (name: string) => Promise<Answer>;
  /** Where the refused one goes. */
  readonly nameOf?: () => string;
  readonly statuses?: readonly number[];
}

/** What was accepted is taken away again, and what was refused is there no more than before. */
function send(
  title: string,
  refused: (name: string) => Promise<Answer>,
  { accepted = byEditor, nameOf = () => own(), statuses = refusals }: Sending = {},
): void {
  attempt(title, statuses, async () => {
    const [name, sound] = [nameOf(), own()];
    const was = await isThere(name);
    return [
      () => accepted(sound),
      () => refused(name),
      async () => {
        expect(await isThere(name)).toBe(was);
        await bucket().file(sound).delete({ ignoreNotFound: true });
      },
    ];
  });
}

describe('Through the REST interface of Storage, sending', () => {
  const places: Readonly<Record<string, (world: World) => string>> = {
    'among the published pictures': () => `public/articles/${randomUUID()}/x.png`,
    'over a published picture': ({ published }) => `public/articles/${published}/x/640.webp`,
    'into a colleague’s folder': ({ director }) => `incoming/${director.id}/${randomUUID()}`,
    'over a colleague’s picture': ({ original }) => original,
    'into a folder two dots away': ({ director }) => `${own('..')}/${director.id}/x`,
    'out of the quarantine by dots': () => `${own('..')}/../public/x.png`,
    'into a folder whose slash is written in code': () => own('a%2Fb/c'),
    'into a folder below its own': () => own('a/b'),
    'with no name': () => own(''),
    'beside the folders': () => `incoming/${randomUUID()}`,
    'with a slash too many': () => `incoming//${randomUUID()}`,
    'in other letters': () => own().toUpperCase(),
    'at the root': () => randomUUID(),
    'into the folder of somebody whose name begins the same': () =>
      `incoming/${world().editor.id}x/${randomUUID()}`,
  };
  for (const [title, place] of Object.entries(places)) {
    send(`an editor sends a picture ${title}`, byEditor, { nameOf: () => place(world()) });
  }

  const types: Readonly<Record<string, string>> = {
    'called a page': 'text/html',
    'called a drawing with scripts': 'image/svg+xml',
    'called two things': 'image/png, text/html',
    'called an image with a character set': 'image/png; charset=utf-7',
    'called by no type': '',
    'called a HEIC': 'image/heic',
  };
  for (const [title, type] of Object.entries(types)) {
    send(`an editor sends a picture ${title}`, (name) =>
      sendPicture(world().editor.token, name, { 'Content-Type': type }),
    );
  }

  const metadata: Readonly<Record<string, object>> = {
    'with words of their own': { metadata: { legende: 'Atelier' } },
    'as a page in two parts': { contentType: 'text/html' },
  };
  for (const [title, given] of Object.entries(metadata)) {
    send(`an editor sends a picture ${title}`, (name) => putWith(name, given), {
      accepted: (name) => putWith(name, {}),
    });
  }

  const begin = (token: string | undefined, name: string): Promise<Answer> =>
    storageRest(token, {
      path: named(name),
      body: { name, contentType: 'image/png' },
      headers: {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Type': 'image/png',
      },
    });
  const senders = [
    ...(['a visitor', 'a stranger', 'a reader'] as const),
    ...(['a former member', 'somebody downgraded'] as const),
  ];
  for (const who of senders) {
    send(
      `${who} begins to send in pieces, and sends none`,
      (name) => begin(tokenOf[who](), name),
      // Some versions only look when the last piece is there: there is none.
      { accepted: (name) => begin(world().editor.token, name), statuses: [200, 401, 403] },
    );
    send(`${who} sends in one piece`, (name) => sendPicture(tokenOf[who](), name));
  }

  attempt('an editor sends the same name again', refusals, () => {
    const name = own();
    let before: unknown;
    const generation = async () => (await bucket().file(name).getMetadata())[0].generation;
    return [
      () => byEditor(name),
      async () => {
        before = await generation();
        return byEditor(name);
      },
      async () => {
        expect(await generation()).toBe(before);
        await bucket().file(name).delete();
      },
    ];
  });
});

describe('Through the REST interface of Storage, what is there', { concurrent: true }, () => {
  nothingChanges();
  const thieves = ['a visitor', 'a stranger', 'an editor', 'a super administrator'] as const;
  const sound = () => storageRest(world().director.token, { path: objectAt(world().original) });
  const takes: Readonly<Record<string, (address: string) => Request>> = {
    'the bytes of': (path) => ({ path: `${path}?alt=media` }),
    'the description of': (path) => ({ path }),
    'the bytes, with a key that is none, of': (path) => ({
      path: `${path}?alt=media&token=${randomUUID()}`,
    }),
    'the bytes, with an empty key, of': (path) => ({ path: `${path}?alt=media&token=` }),
    'another description for': (path) => ({
      ...{ method: 'PATCH', path },
      body: { contentType: 'text/html' },
    }),
    'the removal of': (path) => ({ method: 'DELETE', path }),
    'the removal, under another method, of': (path) => ({
      ...{ method: 'POST', path, body: {} },
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    }),
    'a new key to': (path) => ({ method: 'POST', path: `${path}?create_token=true`, body: {} }),
  };
  for (const [title, request] of Object.entries(takes)) {
    for (const who of thieves) {
      attempt(`${who} asks for ${title} a colleague’s picture`, refusals, () => [
        sound,
        () => storageRest(tokenOf[who](), request(objectAt(world().original))),
        async (said) => {
          expect(said).not.toContain('downloadTokens');
          expect(await isThere(world().original)).toBe(true);
        },
      ]);
    }
  }

  const lists = ['', '?prefix=public/', '?prefix=incoming/', '?delimiter=/', '?maxResults=1'];
  for (const list of lists) {
    for (const who of thieves) {
      attempt(`${who} lists ${list === '' ? 'everything' : list}`, [403], () => [
        sound,
        () => storageRest(tokenOf[who](), { path: list }),
        (said) => {
          expect(said).not.toContain('items');
        },
      ]);
    }
  }

  for (const trick of ['public/../incoming', 'public/%2e%2e/incoming', 'public//../incoming']) {
    attempt(`a visitor goes to the quarantine by ${trick}`, refusals, () => {
      const path = objectAt(world().original.replace('incoming', trick));
      return [sound, () => storageRest(undefined, { path: `${path}?alt=media` })];
    });
  }

  attempt('a visitor asks another bucket of the project', refusals, () => [
    sound,
    async () => {
      const url = `${suite.origin('storage')}/v0/b/${suite.project}.appspot.com/o`;
      const response = await fetch(`${url}?prefix=incoming/`);
      return { status: response.status, text: await response.text() };
    },
  ]);
});
