import { describe, expect, it } from 'vitest';
import type { Call } from '../api/catalogue.ts';
import { newCaption, newRecord } from '../api/contents.ts';
import { addressOf } from '../api/sending.ts';
import { drawing } from '../functions/publishing.ts';
import { bearer } from '../functions/staff.ts';
import { boundary, formBytes, formType, textParts, type Part } from './bodies.ts';
import { expectFaultless } from './faults.ts';
import { sendRaw } from './raw.ts';
import { world } from './world.ts';

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

/** A form by the name of what is wrong with it, the statuses that say so, and its type. */
type Form = readonly [
  name: string,
  body: Buffer | string,
  statuses?: readonly number[],
  type?: string,
];

describe.each(calls)(
  'a form sent with $method $path',
  { tags: ['night'] },
  ({ fields, file, ...call }) => {
    const picture = (value: Buffer | string, type = 'image/png'): Part => ({
      ...{ name: file, value, type, file: 'atelier.png' },
    });
    const words = () => textParts(fields());

    async function expectRefused(forms: readonly Form[], direct = false): Promise<void> {
      const path = await addressOf({ ...call, who: 'anyone' } satisfies Call, world().client);
      const sent = { method: call.method, path };
      const headersFor = (type: string) => ({
        ...bearer(world().chief.token),
        'Content-Type': type,
      });
      await expectFaultless(
        forms.map(([name, body, statuses = [400], type = formType]) => ({
          ...{ ...sent, direct, name, body, statuses, headers: headersFor(type) },
        })),
      );
      const good = formBytes([...words(), picture(await drawing())]);
      const accepted = await sendRaw({ ...sent, body: good, headers: headersFor(formType) });
      expect(accepted.status, accepted.text).toBeLessThan(300);
    }

    it('is refused when it is no form, or not all of one', async () => {
      const whole = formBytes([...words(), picture(await drawing())]);
      const cut = (length: number) => whole.subarray(0, length);
      const nameless = whole.toString('latin1').replace(/; name="\w+"/, '');
      const mixed = `multipart/mixed; boundary=${boundary}`;
      await expectRefused([
        ['no boundary', whole, [400, 415], 'multipart/form-data'],
        ['an empty boundary', whole, [400], 'multipart/form-data; boundary='],
        ['another boundary', whole, [400], 'multipart/form-data; boundary=autre'],
        ['a boundary of 10 kB', whole, [400], `${formType}${'e'.repeat(10_000)}`],
        ['a mixture', whole, [400, 415], mixed],
        ['an end in the first field', cut(90)],
        ['an end in the picture', cut(whole.length - 80)],
        ['no last boundary', cut(whole.length - boundary.length - 8)],
        ['half a last boundary', cut(whole.length - 10)],
        ['nothing', ''],
        ['zeros', Buffer.alloc(1000)],
        ['JSON', JSON.stringify(fields())],
        ['a part without a name', Buffer.from(nameless, 'latin1')],
      ]);
    });

    it('is refused with more parts than it has fields', async () => {
      const image = picture(await drawing());
      const withParts = (...more: Part[]) => formBytes([...words(), ...more, image]);
      const [, ...rest] = words();
      const [first = ''] = Object.keys(fields());
      const withFirst = (value: Buffer | string, name = first) =>
        formBytes([...rest, { name, value }, image]);
      const many = Array.from({ length: 200 }, (_, at) => ({ name: `champ${at}`, value: 'x' }));
      const inherited = words().map((part) => ({ ...part, name: `__proto__[${part.name}]` }));
      const whole = (name: string) => formBytes([{ name, value: JSON.stringify(fields()) }]);
      await expectRefused([
        ['200 fields', withParts(...many), [400, 413]],
        ['two pictures', withParts(image)],
        ['two files', withParts({ ...image, name: 'autre' })],
        ['a foreign name', formBytes([...words(), { ...image, name: 'fichier' }])],
        ['the first field twice', withParts(...words().slice(0, 1))],
        ['nothing but what is inherited', formBytes(inherited)],
        ['a prototype', whole('__proto__')],
        ['a constructor', whole('constructor')],
        ['fields of a megabyte', withFirst('x'.repeat(megabyte + 1)), [400, 413]],
        ['a field name of 10 kB', withFirst('x', 'n'.repeat(10_000))],
        ['a field that is no UTF-8', withFirst(Buffer.from([0xff, 0xfe, 0xfd, 0xfc]))],
        ['a control character', withFirst('Tour\u0000parallèle')],
      ]);
    });

    it('is refused with a file that is no picture', async () => {
      const png = await drawing();
      const withPicture = (...given: Parameters<typeof picture>) =>
        formBytes([...words(), picture(...given)]);
      const page = '<!doctype html><script>alert(1)</script>';
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      await expectRefused([
        ['a page', withPicture(page), [415]],
        ['a page that says so', withPicture('<p>', 'text/html'), [415]],
        ['a drawing with a script', withPicture(svg, 'image/svg+xml'), [415]],
        ['half a picture', withPicture(png.subarray(0, png.length / 2)), [415]],
        ['the beginning of one', withPicture(png.subarray(0, 8)), [415]],
        ['an empty file', withPicture(''), [400, 415]],
      ]);
    });

    // The same code reads the others.
    if (call.method === 'PUT') return;

    it('is refused when it is larger than a form may be', async () => {
      const png = await drawing();
      const larger = (bytes: number) =>
        formBytes([
          ...words(),
          picture(Buffer.concat([png, Buffer.alloc(bytes - png.length)])),
        ]);
      // Hosting's emulator takes its time to pass on what is long.
      const direct = true;
      await expectRefused(
        [
          ['a picture of more than 20 MB', larger(20 * megabyte + 1), [413]],
          ['a form of more than 21 MB', larger(21 * megabyte + 1), [413]],
        ],
        direct,
      );
    });
  },
);
