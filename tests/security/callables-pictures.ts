import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { apiAs, callAs } from '../functions/calls.ts';
import { temoignageFields, articleFields } from '../functions/contents.ts';
import { dataUrl, uniquePng, objectExists, uploadIncoming } from '../functions/pictures.ts';
import { attempt, expectRefused, expectSilent, expectUnchangedData } from './attempts.ts';
import { world } from './world.ts';

/** Server of this machine that no command may ask. */
let visits = 0;
const server = createServer((_, response) => {
  visits += 1;
  response.end();
});
const trap = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
});

const base64 = (type: string, text: string) =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`;
const own = (name: string) => ({ path: `incoming/${world().chief.id}/${name}` });
const colleagues = () => world().original;

/** Values in place of a picture. */
const sources: Readonly<Record<string, () => unknown>> = {
  'an address': trap,
  'the address of a machine’s secrets': () => 'http://169.254.169.254/latest/meta-data/',
  'a file of the server': () => 'file:///etc/passwd',
  'a path of the server': () => '/etc/passwd',
  'an object of the bucket': () => `gs://demo-centre.firebasestorage.app/${colleagues()}`,
  'an address without a scheme': () => trap().replace('http:', ''),
  'an address after an image': () => `data:image/png,${trap()}`,
  'a page': () => base64('text/html', '<script>alert(1)</script>'),
  'a drawing with scripts': () => base64('image/svg+xml', '<svg onload="x()"/>'),
  'a page called an image': () => base64('image/png', '<!doctype html><script>x()</script>'),
  'a drawing called an image': () =>
    base64('image/png', `<svg><image href="${trap()}"/></svg>`),
  'a list of references called an image': () =>
    base64('image/jpeg', `push graphic-context\nimage over 0,0 0,0 '${trap()}'`),
  'a script': () => 'javascript:alert(1)',
  'nothing, called an image': () => 'data:image/png;base64,',
  'invalid base64': () => 'data:image/png;base64,%%%%',
  'a colleague’s picture': () => ({ path: colleagues() }),
  'a colleague’s picture by dots': () => own(`../${colleagues().slice('incoming/'.length)}`),
  'a colleague’s picture with an encoded slash': () => ({
    ...{ path: colleagues().replace(/\/([^/]+)$/, '%2F$1') },
  }),
  'a published picture': () => ({ path: 'public/articles/x/640.webp' }),
  'the folder itself': () => own(''),
  'two dots': () => own('..'),
  'a picture that is not there': () => own('absente'),
  'a picture of another bucket': () => ({ ...own('x'), bucket: 'autre' }),
  'a path beside an address': () => ({ path: colleagues(), url: trap() }),
  'an address in an object': () => ({ url: trap() }),
  'a list of paths': () => [{ path: colleagues() }],
  'a number': () => 7,
  'a buffer as JSON': () => ({ type: 'Buffer', data: [137, 80, 78, 71] }),
};

const draft = temoignageFields({ statut: 'brouillon' });

describe.each([
  { command: 'saveArticle', field: 'image', record: articleFields(), path: '/api/articles' },
  { command: 'savePhoto', field: 'image', record: { titre: 'Tour' }, path: '/api/galerie' },
  { command: 'saveTemoignage', field: 'photo', record: draft, path: '/api/temoignages' },
])('In place of the picture of $command', ({ command, field, record, path }) => {
  describe('is refused', () => {
    expectUnchangedData();
    for (const [title, source] of Object.entries(sources)) {
      it(`${command} with ${title}`, () => {
        const data = { ...record, [field]: source() };
        const ask = () => callAs(world().chief.token, command, data);
        return expectRefused(ask, [400, 403], async (text) => {
          expectSilent(text, ['root:', 'daemon:']);
          expect(visits).toBe(0);
          expect(await objectExists(colleagues())).toBe(true);
        });
      });
    }
  });

  attempt(`${command}, by the API, with an address`, [400], async () => {
    const send = (picture: string) => () =>
      apiAs(world().chief.token, 'POST', path, { ...record, [field]: picture });
    return [
      send(await dataUrl()),
      send(trap()),
      (text) => {
        expect(visits).toBe(0);
        expect(text).toContain(JSON.stringify(staffPictureMessages.address));
      },
    ];
  });

  it(`${command} takes a picture of their own in quarantine`, async () => {
    const { chief } = world();
    const data = { ...record, [field]: await uploadIncoming(chief.id, await uniquePng()) };
    expect((await callAs(chief.token, command, data)).status).toBe(200);
  });
});
