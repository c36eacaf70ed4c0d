/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { drawing } from '../functions/publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { bearer } from '../functions/staff.ts';
import { newSuperAdmin } from '../api/callers.ts';
import type { Call } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { newCaption, newRecord } from '../api/contents.ts';
import { faultsOf, type Attack } from './faults.ts';
import { boundary, formBytes, formType, textParts, type Part } from './forms.ts';
import { sendRaw } from './raw.ts';
import { addressOf } from '../api/sending.ts';
import { everythingStored } from './stored.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let chief: Client;
let png: Buffer;

beforeAll(async () => {
  chief = await newSuperAdmin();
  png = await drawing();
});

const megabyte = 1024 * 1024;

/** The calls that take forms, with the fields of a good one and the name of its file. */
const calls = [
  { method: 'POST', path: '/galerie', fields: newCaption, file: 'image' },
  { method: 'PUT', path: '/galerie/:id', fields: newCaption, file: 'image' },
  { method: 'POST', path: '/articles', fields: newRecord.articles, file: 'image' },
  { method: 'PUT', path: '/articles/:id', fields: newRecord.articles, file: 'image' },
  { method: 'POST', path: '/temoignages', fields: newRecord.temoignages, file: 'photo' },
  { method: 'PUT', path: '/temoignages/:id', fields: newRecord.temoignages, file: 'photo' },
] as const;

describe.each(calls)('a form sent with $method $path', ({ fields, file, ...call }) => {
  const picture = (value: Buffer | string = png, type = 'image/png'): Part => ({
    ...{ name: file, value, type, file: 'atelier.png' },
  });
  const words = () => textParts(fields());
  const good = () => formBytes([...words(), picture()]);

  async function expectRefused(
    forms: readonly (Pick<Attack, 'name' | 'body'> & { statuses?: number[]; type?: string })[],
    how: Pick<Attack, 'direct'> = {},
  ): Promise<void> {
    const path = await addressOf({ ...call, who: 'anyone' } satisfies Call, chief);
    const before = await everythingStored();
    const { method } = call;
    const sent = { method, path };
    const headersFor = (type = formType) => ({
      ...bearer(String(chief.token)),
      'Content-Type': type,
    });
    const attacks = forms.map(({ type, statuses = [400], ...form }) => ({
      ...{ ...sent, ...how, ...form, statuses, headers: headersFor(type) },
    }));
    expect(await faultsOf(attacks)).toEqual([]);
    expect(await everythingStored()).toEqual(before);
    const accepted = await sendRaw({ ...sent, body: good(), headers: headersFor() });
    expect(accepted.status, accepted.text).toBeLessThan(300);
  }

  it('is refused when it is no form, or not all of one', async () => {
    const whole = good();
    const cut = (length: number) => whole.subarray(0, length);
    await expectRefused([
      { name: 'no boundary', body: whole, type: 'multipart/form-data', statuses: [400, 415] },
      { name: 'an empty boundary', body: whole, type: 'multipart/form-data; boundary=' },
      { name: 'another boundary', body: whole, type: 'multipart/form-data; boundary=autre' },
      { name: 'a boundary of 10 kB', body: whole, type: `${formType}${'e'.repeat(10_000)}` },
      {
        name: 'a mixture',
        body: whole,
        type: `multipart/mixed; boundary=${boundary}`,
        statuses: [400, 415],
      },
      { name: 'an end in the first field', body: cut(90) },
      { name: 'an end in the picture', body: cut(whole.length - 80) },
      { name: 'no last boundary', body: cut(whole.length - boundary.length - 8) },
      { name: 'half a last boundary', body: cut(whole.length - 10) },
      { name: 'nothing', body: '' },
      { name: 'zeros', body: Buffer.alloc(1000) },
      { name: 'JSON', body: JSON.stringify(fields()) },
      {
        name: 'a part without a name',
        body: Buffer.from(whole.toString('latin1').replace(/; name="\w+"/, ''), 'latin1'),
      },
    ]);
  });

  it('is refused with more parts than it has fields', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      name: `champ${index}`,
      value: 'x',
    }));
    await expectRefused([
      {
        name: '200 fields',
        body: formBytes([...words(), ...many, picture()]),
        statuses: [400, 413],
      },
      { name: 'two pictures', body: formBytes([...words(), picture(), picture()]) },
      {
        name: 'two files',
        body: formBytes([...words(), picture(), { ...picture(), name: 'autre' }]),
      },
      {
        name: 'a file under a foreign name',
        body: formBytes([...words(), { ...picture(), name: 'fichier' }]),
      },
      {
        name: 'the first field twice',
        body: formBytes([...words(), ...words().slice(0, 1), picture()]),
      },
      {
        name: 'nothing but what is inherited',
        body: formBytes(words().map((part) => ({ ...part, name: `__proto__[${part.name}]` }))),
      },
      {
        name: 'a prototype',
        body: formBytes([{ name: '__proto__', value: JSON.stringify(fields()) }]),
      },
      {
        name: 'a constructor',
        body: formBytes([{ name: 'constructor', value: JSON.stringify(fields()) }]),
      },
      {
        name: 'fields of a megabyte',
        body: formBytes([
          ...words().slice(1),
          { name: words()[0]?.name ?? '', value: 'x'.repeat(megabyte + 1) },
          picture(),
        ]),
        statuses: [400, 413],
      },
      {
        name: 'a field name of 10 kB',
        body: formBytes([
          ...words().slice(1),
          { name: 'n'.repeat(10_000), value: 'x' },
          picture(),
        ]),
      },
      {
        name: 'a field that is no UTF-8',
        body: formBytes([
          ...words().slice(1),
          { name: words()[0]?.name ?? '', value: Buffer.from([0xff, 0xfe, 0xfd, 0xfc]) },
          picture(),
        ]),
      },
      {
        name: 'a control character',
        body: formBytes([
          ...words().slice(1),
          { name: words()[0]?.name ?? '', value: 'Tour\u0000parallèle' },
          picture(),
        ]),
      },
    ]);
  });

  it('is refused with a file that is no picture', async () => {
    const withPicture = (...given: Parameters<typeof picture>) =>
      formBytes([...words(), picture(...given)]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await expectRefused([
      {
        name: 'a page',
        body: withPicture('<!doctype html><script>alert(1)</script>'),
        statuses: [415],
      },
      { name: 'a page that says so', body: withPicture('<p>', 'text/html'), statuses: [415] },
      {
        name: 'a drawing with a script',
        body: withPicture(svg, 'image/svg+xml'),
        statuses: [415],
      },
      {
        name: 'half a picture',
        body: withPicture(png.subarray(0, png.length / 2)),
        statuses: [415],
      },
      { name: 'the beginning of one', body: withPicture(png.subarray(0, 8)), statuses: [415] },
      { name: 'an empty file', body: withPicture(''), statuses: [400, 415] },
    ]);
  });

  // The same code reads the others.
  if (call.method === 'PUT') return;

  it('is refused when it is larger than a form may be', async () => {
    const larger = (bytes: number) =>
      formBytes([...words(), picture(Buffer.concat([png, Buffer.alloc(bytes - png.length)]))]);
    const statuses = [413];
    await expectRefused(
      [
        { name: 'a picture of more than 20 MB', body: larger(20 * megabyte + 1), statuses },
        { name: 'a form of more than 21 MB', body: larger(21 * megabyte + 1), statuses },
      ],
      // Hosting's emulator takes its time to pass on what is long.
      { direct: true },
    );
  });
});
