import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { suite } from '../suite.ts';
import { drawing, isThere } from '../functions/publishing.ts';
import { storageRest, type Answer, type Request } from './rest.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world, type World } from './world.ts';
import { bucket } from '../../functions/src/data/admin.ts';

const named = (name: string) => `?name=${encodeURIComponent(name)}`;
const objectAt = (name: string) => `/${encodeURIComponent(name)}`;

/** Sends a picture in one piece, as far as the sender says the truth. */
async function put(
  token: string | undefined,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = await drawing();
  const request = {
    path: named(name),
    body,
    headers: { 'Content-Type': 'image/png', ...headers },
  };
  return storageRest(token, request);
}

/** The same with what the sender says about it, in the two parts that the SDKs use. */
async function putWith(token: string, name: string, metadata: object): Promise<Answer> {
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
  return storageRest(token, { path: named(name), body, headers });
}

const refused = (answer: Answer): void => {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text).toBeLessThan(500);
  expectSilent(answer.text, world().secrets);
};

describe('Through the REST interface of Storage, sending', () => {
  const own = (name: string = randomUUID()) => `incoming/${world().editor.id}/${name}`;

  /** The editor may send a picture under a name of their own, and that is all. */
  async function expectOwnTaken(): Promise<void> {
    const name = own();
    expect((await put(world().editor.token, name)).status).toBe(200);
    await bucket().file(name).delete();
  }

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
    it(`an editor sends a picture ${title}`, async () => {
      await expectOwnTaken();
      const name = place(world());
      const was = await isThere(name);
      refused(await put(world().editor.token, name));
      expect(await isThere(name)).toBe(was);
    });
  }

  const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'called a page': { 'Content-Type': 'text/html' },
    'called a drawing with scripts': { 'Content-Type': 'image/svg+xml' },
    'called two things': { 'Content-Type': 'image/png, text/html' },
    'called an image with a character set': { 'Content-Type': 'image/png; charset=utf-7' },
    'called by no type': { 'Content-Type': '' },
    'called a HEIC': { 'Content-Type': 'image/heic' },
  };
  for (const [title, headers] of Object.entries(said)) {
    it(`an editor sends a picture ${title}`, async () => {
      await expectOwnTaken();
      const name = own();
      refused(await put(world().editor.token, name, headers));
      expect(await isThere(name)).toBe(false);
    });
  }

  const metadata: Readonly<Record<string, object>> = {
    'with words of their own': { metadata: { legende: 'Atelier' } },
    'as a page in two parts': { contentType: 'text/html' },
  };
  for (const [title, given] of Object.entries(metadata)) {
    it(`an editor sends a picture ${title}`, async () => {
      const plain = own();
      expect((await putWith(world().editor.token, plain, {})).status).toBe(200);
      await bucket().file(plain).delete();
      const name = own();
      refused(await putWith(world().editor.token, name, given));
      expect(await isThere(name)).toBe(false);
    });
  }

  const senders: Readonly<Record<string, (world: World) => string | undefined>> = {
    'a visitor': () => undefined,
    'a stranger': ({ stranger }) => stranger,
    'a reader': ({ reader }) => reader.token,
    'a former member': ({ former }) => former.token,
    'somebody downgraded': ({ downgraded }) => downgraded.token,
  };
  for (const [who, token] of Object.entries(senders)) {
    it(`${who} begins to send in pieces, and sends none`, async () => {
      const headers = {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Type': 'image/png',
      };
      const begin = (bearer: string | undefined, name: string): Promise<Answer> =>
        storageRest(bearer, {
          path: named(name),
          body: { name, contentType: 'image/png' },
          headers,
        });
      expect((await begin(world().editor.token, own())).status).toBe(200);
      const name = own();
      const { status } = await begin(token(world()), name);
      // Some versions only look when the last piece is there: there is none.
      expect([200, 401, 403]).toContain(status);
      expect(await isThere(name)).toBe(false);
    });
    it(`${who} sends in one piece`, async () => {
      await expectOwnTaken();
      const name = own();
      refused(await put(token(world()), name));
      expect(await isThere(name)).toBe(false);
    });
  }

  it('an editor sends the same name again', async () => {
    const name = own();
    expect((await put(world().editor.token, name)).status).toBe(200);
    const [before] = await bucket().file(name).getMetadata();
    refused(await put(world().editor.token, name));
    const [after] = await bucket().file(name).getMetadata();
    expect(after.generation).toBe(before.generation);
    await bucket().file(name).delete();
  });
});

describe('Through the REST interface of Storage, what is there', { concurrent: true }, () => {
  nothingChanges();
  const thieves: Readonly<Record<string, (world: World) => string | undefined>> = {
    'a visitor': () => undefined,
    'a stranger': ({ stranger }) => stranger,
    'an editor': ({ editor }) => editor.token,
    'a super administrator': ({ chief }) => chief.token,
  };
  const takes: Readonly<Record<string, (name: string) => Request>> = {
    'the bytes of': (name) => ({ path: `${objectAt(name)}?alt=media` }),
    'the description of': (name) => ({ path: objectAt(name) }),
    'the bytes, with a key that is none, of': (name) => ({
      path: `${objectAt(name)}?alt=media&token=${randomUUID()}`,
    }),
    'the bytes, with an empty key, of': (name) => ({
      path: `${objectAt(name)}?alt=media&token=`,
    }),
    'another description for': (name) => ({
      method: 'PATCH',
      path: objectAt(name),
      body: { contentType: 'text/html' },
    }),
    'the removal of': (name) => ({ method: 'DELETE', path: objectAt(name) }),
    'the removal, under another method, of': (name) => ({
      method: 'POST',
      path: objectAt(name),
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
      body: {},
    }),
    'a new key to': (name) => ({
      method: 'POST',
      path: `${objectAt(name)}?create_token=true`,
      body: {},
    }),
  };
  for (const [title, request] of Object.entries(takes)) {
    for (const [who, token] of Object.entries(thieves)) {
      it(`${who} asks for ${title} a colleague’s picture`, async () => {
        const { original, director } = world();
        const sound = { path: objectAt(original) };
        expect((await storageRest(director.token, sound)).status).toBe(200);
        const { status, text } = await storageRest(token(world()), request(original));
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(await isThere(original)).toBe(true);
        expectSilent(text, ['downloadTokens']);
      });
    }
  }

  const lists = ['', '?prefix=public/', '?prefix=incoming/', '?delimiter=/', '?maxResults=1'];
  for (const list of lists) {
    for (const [who, token] of Object.entries(thieves)) {
      it(`${who} lists ${list === '' ? 'everything' : list}`, async () => {
        const { status, text } = await storageRest(token(world()), { path: list });
        expect({ status, text }).toMatchObject({ status: 403 });
        expect(text).not.toContain('items');
      });
    }
  }

  for (const trick of ['public/../incoming', 'public/%2e%2e/incoming', 'public//../incoming']) {
    it(`a visitor goes to the quarantine by ${trick}`, async () => {
      const [, uid, file] = world().original.split('/');
      const path = `/${encodeURIComponent(`${trick}/${uid}/${file}`)}?alt=media`;
      const { status } = await storageRest(undefined, { path });
      expect(status).toBeGreaterThanOrEqual(400);
    });
  }

  it('a visitor asks another bucket of the project', async () => {
    const url = `${suite.origin('storage')}/v0/b/${suite.project}.appspot.com/o?prefix=incoming/`;
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(400);
  });
});
