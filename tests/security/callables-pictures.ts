import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { words } from '../functions/articles.ts';
import { dataUrl, drawing, isThere, quarantined } from '../functions/publishing.ts';
import { apiAs, callAs } from '../functions/staff.ts';
import { speech } from '../functions/temoignages.ts';
import { attempt, expectRefused, expectSilent } from './attempts.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

let server: Server | undefined;
let asked = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server?.close();
});

/** An address of this machine at which we notice who comes. */
function trap(): string {
  const address = server?.address();
  if (typeof address !== 'object' || address === null) throw new Error('only inside a test');
  return `http://127.0.0.1:${address.port}/x.png`;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What is sent in place of a picture. */
const sources: Readonly<Record<string, () => unknown>> = {
  'an address of ours': trap,
  'the address of a machine’s secrets': () => 'http://169.254.169.254/latest/meta-data/',
  'a file of the server': () => 'file:///etc/passwd',
  'a path of the server': () => '/etc/passwd',
  'an object of the bucket': () => `gs://demo-centre.firebasestorage.app/${world().original}`,
  'an address without a scheme': () => trap().replace('http:', ''),
  'an address after an image': () => `data:image/png,${trap()}`,
  'a page': () => `data:text/html;base64,${base64('<script>alert(1)</script>')}`,
  'a drawing with scripts': () => `data:image/svg+xml;base64,${base64('<svg onload="x()"/>')}`,
  'a page called an image': () =>
    `data:image/png;base64,${base64('<!doctype html><script>alert(1)</script>')}`,
  'a drawing called an image': () =>
    `data:image/png;base64,${base64(`<svg><image href="${trap()}"/></svg>`)}`,
  'a list of references called an image': () =>
    `data:image/jpeg;base64,${base64(`push graphic-context\nimage over 0,0 0,0 '${trap()}'`)}`,
  'something that runs': () => 'javascript:alert(1)',
  'nothing at all, called an image': () => 'data:image/png;base64,',
  'what is no base64': () => 'data:image/png;base64,%%%%',
  'a colleague’s picture': () => ({ path: world().original }),
  'a colleague’s picture by dots': () => ({
    path: `incoming/${world().chief.id}/../${world().original.slice('incoming/'.length)}`,
  }),
  'a colleague’s picture in code': () => ({
    path: world().original.replace(/\/([^/]+)$/, '%2F$1'),
  }),
  'a published picture': () => ({ path: 'public/articles/x/640.webp' }),
  'the folder itself': () => ({ path: `incoming/${world().chief.id}/` }),
  'two dots': () => ({ path: `incoming/${world().chief.id}/..` }),
  'one that is not there': () => ({ path: `incoming/${world().chief.id}/absente` }),
  'one of another bucket': () => ({
    path: `incoming/${world().chief.id}/x`,
    bucket: 'autre',
  }),
  'a path beside an address': () => ({ path: world().original, url: trap() }),
  'an address in an object': () => ({ url: trap() }),
  'a list of paths': () => [{ path: world().original }],
  'a number': () => 7,
  'a buffer as JSON writes it': () => ({ type: 'Buffer', data: [137, 80, 78, 71] }),
};

interface Place {
  readonly command: string;
  readonly field: 'image' | 'photo';
  readonly words: object;
  readonly path: string;
}

const places: readonly Place[] = [
  { command: 'saveArticle', field: 'image', words: words(), path: '/api/articles' },
  { command: 'savePhoto', field: 'image', words: { titre: 'Tour' }, path: '/api/galerie' },
  {
    command: 'saveTemoignage',
    field: 'photo',
    words: speech({ statut: 'brouillon' }),
    path: '/api/temoignages',
  },
];

describe.each(places)(
  'In place of the picture of $command',
  ({ command, field, words, path }) => {
    describe('there is', () => {
      nothingChanges();
      for (const [title, source] of Object.entries(sources)) {
        it(`${command} with ${title}`, () => {
          const { chief, original } = world();
          const data = { ...words, [field]: source() };
          const ask = () => callAs(chief.token, command, data);
          return expectRefused(ask, [400, 403], async (said) => {
            expectSilent(said, ['root:', 'daemon:']);
            expect(asked).toBe(0);
            expect(await isThere(original)).toBe(true);
          });
        });
      }
    });

    attempt(`${command}, by the API, with an address`, [400], async () => {
      const send = (picture: string) => () =>
        apiAs(world().chief.token, 'POST', path, { ...words, [field]: picture });
      return [
        send(await dataUrl()),
        send(trap()),
        (said) => {
          expect(asked).toBe(0);
          expect(said).toContain(JSON.stringify(staffPictureMessages.address));
        },
      ];
    });

    it(`${command} with a picture of their own in quarantine`, async () => {
      const { chief } = world();
      const data = { ...words, [field]: await quarantined(chief.id, await drawing()) };
      expect((await callAs(chief.token, command, data)).status).toBe(200);
    });
  },
);
