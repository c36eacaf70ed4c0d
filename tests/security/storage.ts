import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { bucket } from '../../functions/src/data/admin.ts';
import { uniquePng, objectExists } from '../functions/pictures.ts';
import { suite } from '../suite.ts';
import { attempt, attempts, expectUnchangedData, refusals } from './attempts.ts';
import {
  objectNameQuery,
  sendPicture,
  storageRest,
  type Answer,
  type Request,
} from './rest.ts';
import { tokenOf, world, type Who } from './world.ts';

const own = (name: string = randomUUID()) => `incoming/${world().editor.id}/${name}`;

type Send = (name: string) => Promise<Answer>;

const byEditor: Send = (name) => sendPicture(world().editor.token, name);

/** Uploads a picture by the editor with its metadata, in two parts as the SDKs do. */
const withMetadata = (metadata: object) => async (name: string) => {
  const boundary = randomUUID();
  const described = JSON.stringify({ name, contentType: 'image/png', ...metadata });
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${described}\r\n--${boundary}\r\nContent-Type: image/png\r\n\r\n`;
  const pieces = [Buffer.from(head), await uniquePng(), Buffer.from(`\r\n--${boundary}--`)];
  const headers = {
    'Content-Type': `multipart/related; boundary=${boundary}`,
    'X-Goog-Upload-Protocol': 'multipart',
  };
  const body = Buffer.concat(pieces);
  return storageRest(world().editor.token, { path: objectNameQuery(name), body, headers });
};

/** Pair of uploads: the refused one must change nothing, the accepted one is deleted again. */
const uploads = async (accepted: Send, refused: Send, place = own) => {
  const [name, acceptedName] = [place(), own()];
  const existed = await objectExists(name);
  const check = async () => {
    expect(await objectExists(name)).toBe(existed);
    await bucket().file(acceptedName).delete({ ignoreNotFound: true });
  };
  return [() => accepted(acceptedName), () => refused(name), check] as const;
};

describe('Upload by the Storage REST API', () => {
  const places: Readonly<Record<string, () => string>> = {
    'to the published pictures': () => `public/articles/${randomUUID()}/x.png`,
    'over a published picture': () => `public/articles/${world().published}/x/640.webp`,
    'into a colleague’s folder': () => `incoming/${world().director.id}/${randomUUID()}`,
    'over a colleague’s picture': () => world().original,
    'into a colleague’s folder by ../': () => `${own('..')}/${world().director.id}/x`,
    'out of the quarantine by ../': () => `${own('..')}/../public/x.png`,
    'into a folder with an encoded slash': () => own('a%2Fb/c'),
    'into a subfolder of their own': () => own('a/b'),
    'without a file name': () => own(''),
    'directly into incoming/': () => `incoming/${randomUUID()}`,
    'with a doubled slash': () => `incoming//${randomUUID()}`,
    'with an upper-case path': () => own().toUpperCase(),
    'at the root of the bucket': () => randomUUID(),
    'into a folder whose name starts with their id': () => own().replace(/\/[^/]*$/, 'x$&'),
  };
  attempts(places, 'denies an editor an upload %s', refusals, (place) =>
    uploads(byEditor, byEditor, place),
  );

  const types = {
    'with two media types': 'image/png, text/html',
    'without a media type': '',
    'with the type HEIC': 'image/heic',
  };
  attempts(types, 'denies an editor an upload %s', refusals, (type) =>
    uploads(byEditor, (name) => sendPicture(world().editor.token, name, type)),
  );

  attempt('denies an editor a multipart upload declared as text/html', refusals, () =>
    uploads(withMetadata({}), withMetadata({ contentType: 'text/html' })),
  );

  /** Resumable upload: one request starts it, another one sends all bytes and ends it. */
  const sendResumable = (who: Who) => async (name: string) => {
    const [token, path] = [tokenOf[who](), objectNameQuery(name)];
    const start = await storageRest(token, {
      ...{ path, body: { name, contentType: 'image/png' } },
      headers: {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Type': 'image/png',
      },
    });
    if (start.uploadId === null) return start;
    return storageRest(token, {
      ...{ path: `${path}&upload_id=${start.uploadId}`, body: await uniquePng() },
      headers: { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' },
    });
  };
  const members = ['a reader', 'a former member', 'a downgraded member'] as const;
  for (const who of ['a visitor', 'a stranger', ...members] as const) {
    attempt(`denies ${who} a resumable upload`, refusals, () =>
      uploads(sendResumable('an editor'), sendResumable(who)),
    );
    attempt(`denies ${who} an upload in one request`, refusals, () =>
      uploads(byEditor, (name) => sendPicture(tokenOf[who](), name)),
    );
  }
});

describe('Quarantine by the Storage REST API', { concurrent: true }, () => {
  expectUnchangedData();
  const denied = ['a visitor', 'a stranger', 'an editor', 'a super administrator'] as const;
  const address = () => `/${encodeURIComponent(world().original)}`;
  const ownRead = () => storageRest(world().director.token, { path: address() });
  const page = { contentType: 'text/html' };
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  const requests: Readonly<Record<string, (path: string) => Request>> = {
    'the bytes of': (path) => ({ path: `${path}?alt=media` }),
    'the metadata of': (path) => ({ path }),
    'the bytes, with a random token, of': (path) => ({
      ...{ path: `${path}?alt=media&token=${randomUUID()}` },
    }),
    'the bytes, with an empty token, of': (path) => ({ path: `${path}?alt=media&token=` }),
    'a metadata update of': (path) => ({ method: 'PATCH', path, body: page }),
    'the deletion of': (path) => ({ method: 'DELETE', path }),
    'the deletion, by method override, of': (path) => ({ path, body: {}, headers }),
    'a new download token for': (path) => ({ path: `${path}?create_token=true`, body: {} }),
  };
  const lists = ['', '?prefix=public/', '?prefix=incoming/', '?delimiter=/', '?maxResults=1'];
  for (const who of denied) {
    attempts(requests, `denies ${who} %s a colleague’s picture`, refusals, (request) => [
      ownRead,
      () => storageRest(tokenOf[who](), request(address())),
      async (text) => {
        expect(text).not.toContain('downloadTokens');
        expect(await objectExists(world().original)).toBe(true);
      },
    ]);
    for (const list of lists) {
      attempt(`denies ${who} the list of ${list || 'everything'}`, [403], () => [
        ownRead,
        () => storageRest(tokenOf[who](), { path: list }),
        (text) => expect(text).not.toContain('items'),
      ]);
    }
  }

  for (const trick of ['public/../incoming', 'public/%2e%2e/incoming', 'public//../incoming']) {
    attempt(`denies a visitor the path ${trick}`, refusals, () => {
      const path = encodeURIComponent(world().original.replace('incoming', trick));
      return [ownRead, () => storageRest(undefined, { path: `/${path}?alt=media` })];
    });
  }

  attempt('denies a visitor the list of another bucket', refusals, () => [
    ownRead,
    async () => {
      const url = `${suite.origin('storage')}/v0/b/${suite.project}.appspot.com/o`;
      const response = await fetch(`${url}?prefix=incoming/`);
      return { status: response.status, text: await response.text() };
    },
  ]);
});
