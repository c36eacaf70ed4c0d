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

/** Requests so far to a local server, whose URL no command may fetch. */
let visits = 0;
const server = createServer((_, response) => {
  visits += 1;
  response.end();
});
const trapUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
});

const base64 = (type: string, text: string) =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`;
const own = (name: string) => ({ path: `incoming/${world().chief.id}/${name}` });
const colleagues = () => world().original;

/** Invalid picture sources by their names in titles. */
const sources: Readonly<Record<string, () => unknown>> = {
  'a URL': trapUrl,
  'a cloud metadata URL': () => 'http://169.254.169.254/latest/meta-data/',
  'a file: URL': () => 'file:///etc/passwd',
  'a file path of the server': () => '/etc/passwd',
  'a gs: URL': () => `gs://demo-centre.firebasestorage.app/${colleagues()}`,
  'a URL without a scheme': () => trapUrl().replace('http:', ''),
  'a data URL that contains a URL': () => `data:image/png,${trapUrl()}`,
  'an HTML data URL': () => base64('text/html', '<script>alert(1)</script>'),
  'an SVG with an event handler': () => base64('image/svg+xml', '<svg onload="x()"/>'),
  'HTML declared as PNG': () => base64('image/png', '<!doctype html><script>x()</script>'),
  'SVG declared as PNG': () => base64('image/png', `<svg><image href="${trapUrl()}"/></svg>`),
  'MVG commands declared as JPEG': () =>
    base64('image/jpeg', `push graphic-context\nimage over 0,0 0,0 '${trapUrl()}'`),
  'a javascript: URL': () => 'javascript:alert(1)',
  'an empty PNG data URL': () => 'data:image/png;base64,',
  'invalid base64': () => 'data:image/png;base64,%%%%',
  'a colleague’s picture': () => ({ path: colleagues() }),
  'a colleague’s picture by ../': () => own(`../${colleagues().slice('incoming/'.length)}`),
  'a colleague’s picture with an encoded slash': () => ({
    ...{ path: colleagues().replace(/\/([^/]+)$/, '%2F$1') },
  }),
  'a published picture': () => ({ path: 'public/articles/x/640.webp' }),
  'their own folder in quarantine': () => own(''),
  'two dots as the file name': () => own('..'),
  'a picture that does not exist': () => own('absente'),
  'a picture of another bucket': () => ({ ...own('x'), bucket: 'autre' }),
  'a path and a URL': () => ({ path: colleagues(), url: trapUrl() }),
  'an object with a URL': () => ({ url: trapUrl() }),
  'an array of paths': () => [{ path: colleagues() }],
  'a number': () => 7,
  'a Buffer as JSON': () => ({ type: 'Buffer', data: [137, 80, 78, 71] }),
};

const draft = temoignageFields({ statut: 'brouillon' });

describe.each([
  { command: 'saveArticle', field: 'image', record: articleFields(), path: '/api/articles' },
  { command: 'savePhoto', field: 'image', record: { titre: 'Tour' }, path: '/api/galerie' },
  { command: 'saveTemoignage', field: 'photo', record: draft, path: '/api/temoignages' },
])('Picture source of $command', ({ command, field, record, path }) => {
  describe('invalid source', () => {
    expectUnchangedData();
    for (const [title, source] of Object.entries(sources)) {
      it(`rejects ${command} with ${title}`, () => {
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

  attempt(`rejects ${command} by the API with a URL`, [400], async () => {
    const send = (picture: string) => () =>
      apiAs(world().chief.token, 'POST', path, { ...record, [field]: picture });
    return [
      send(await dataUrl()),
      send(trapUrl()),
      (text) => {
        expect(visits).toBe(0);
        expect(text).toContain(JSON.stringify(staffPictureMessages.address));
      },
    ];
  });

  it(`accepts ${command} with an own picture in quarantine`, async () => {
    const { chief } = world();
    const data = { ...record, [field]: await uploadIncoming(chief.id, await uniquePng()) };
    expect((await callAs(chief.token, command, data)).status).toBe(200);
  });
});
