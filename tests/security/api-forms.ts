import { describe, expect, it } from 'vitest';
import { addressOf, newCaption, newRecord } from '../api/records.ts';
import { uniquePng } from '../functions/pictures.ts';
import { bearer } from '../functions/calls.ts';
import { expectFaultless, type Row } from './attempts.ts';
import { sendRaw } from './rest.ts';
import { world } from './world.ts';

const megabyte = 1024 * 1024;
const boundary = 'une-limite-de-formulaire';
const formType = `multipart/form-data; boundary=${boundary}`;
const ofType = (type: string) => ({ 'Content-Type': type });

interface Part {
  readonly name: string;
  readonly value: Buffer | string;
  readonly file?: string;
  readonly type?: string;
}

/** Bytes of a form with any names and types, which `FormData` does not allow. */
function formBytes(...parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, file, type }) => {
    const as = file === undefined ? '' : `; filename="${file}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${as}\r\n`;
    return [head, type === undefined ? '' : `Content-Type: ${type}\r\n`, '\r\n', value, '\r\n'];
  });
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** Routes that accept forms, with the fields of a valid form and the name of its file. */
const calls = [
  { list: '/galerie', fields: newCaption, file: 'image' },
  { list: '/articles', fields: newRecord.articles, file: 'image' },
  { list: '/temoignages', fields: newRecord.temoignages, file: 'photo' },
].flatMap(({ list, ...rest }) => [
  { method: 'POST' as const, path: list, ...rest },
  { method: 'PUT' as const, path: `${list}/:id`, ...rest },
]);

describe.each(calls)(
  'Multipart form of $method $path',
  { tags: ['night'] },
  ({ fields, file: name, ...call }) => {
    const picture = (value: Buffer | string, type = 'image/png'): Part => ({
      ...{ name, value, type, file: 'atelier.png' },
    });
    const parts = (): Part[] =>
      Object.entries(fields()).map(([name, value]) => ({ name, value: String(value) }));
    const whole = async () => formBytes(...parts(), picture(await uniquePng()));

    async function expectRefused(forms: readonly Row[], direct = false): Promise<void> {
      const { token } = world().chief;
      const usual = { method: call.method, path: await addressOf(call, token) };
      const typed = { ...bearer(token), ...ofType(formType) };
      await expectFaultless(
        forms.map(([name, body, statuses = [400], headers]) => ({
          ...{ ...usual, name, body, statuses, direct, headers: { ...typed, ...headers } },
        })),
      );
      const accepted = await sendRaw({ ...usual, headers: typed, body: await whole() });
      expect(accepted.status, accepted.text).toBeLessThan(300);
    }

    it('is rejected when malformed or truncated', async () => {
      const form = await whole();
      const cut = (length: number) => form.subarray(0, length);
      const nameless = form.toString('latin1').replace(/; name="\w+"/, '');
      await expectRefused([
        ['no boundary', form, [400, 415], ofType('multipart/form-data')],
        ['an empty boundary', form, [400], ofType('multipart/form-data; boundary=')],
        ['another boundary', form, [400], ofType('multipart/form-data; boundary=autre')],
        ['a boundary of 10 kB', form, [400], ofType(formType + 'e'.repeat(10_000))],
        ['a mixture', form, [400, 415], ofType(`multipart/mixed; boundary=${boundary}`)],
        ['an end in the first field', cut(90)],
        ['an end in the picture', cut(form.length - 80)],
        ['no last boundary', cut(form.length - boundary.length - 8)],
        ['half a last boundary', cut(form.length - 10)],
        ['nothing', ''],
        ['zeros', Buffer.alloc(1000)],
        ['JSON', JSON.stringify(fields())],
        ['a part without a name', Buffer.from(nameless, 'latin1')],
      ]);
    });

    it('is rejected with unknown, duplicate, oversized or invalid parts', async () => {
      const image = picture(await uniquePng());
      const [first = image, ...rest] = parts();
      const withParts = (...more: Part[]) => formBytes(...parts(), ...more, image);
      const withFirst = (value: Buffer | string, name = first.name) =>
        formBytes(...rest, { name, value }, image);
      const many = Array.from({ length: 200 }, (_, at) => ({ name: `champ${at}`, value: 'x' }));
      const inherited = parts().map((part) => ({ ...part, name: `__proto__[${part.name}]` }));
      const inOne = (name: string) => formBytes({ name, value: JSON.stringify(fields()) });
      await expectRefused([
        ['200 fields', withParts(...many), [400, 413]],
        ['two pictures', withParts(image)],
        ['two files', withParts({ ...image, name: 'autre' })],
        ['a foreign name', formBytes(...parts(), { ...image, name: 'fichier' })],
        ['the first field twice', withParts(first)],
        ['only inherited fields', formBytes(...inherited)],
        ['a prototype', inOne('__proto__')],
        ['a constructor', inOne('constructor')],
        ['fields of a megabyte', withFirst('x'.repeat(megabyte + 1)), [400, 413]],
        ['a field name of 10 kB', withFirst('x', 'n'.repeat(10_000))],
        ['a field that is no UTF-8', withFirst(Buffer.from([0xff, 0xfe, 0xfd, 0xfc]))],
        ['a control character', withFirst('Tour\u0000parallèle')],
      ]);
    });

    it('is rejected when its file is not a complete picture', async () => {
      const png = await uniquePng();
      const withPicture = (...given: Parameters<typeof picture>) =>
        formBytes(...parts(), picture(...given));
      const page = '<!doctype html><script>alert(1)</script>';
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      await expectRefused([
        ['a page', withPicture(page), [415]],
        ['a page declared as text/html', withPicture('<p>', 'text/html'), [415]],
        ['a drawing with a script', withPicture(svg, 'image/svg+xml'), [415]],
        ['half a picture', withPicture(png.subarray(0, png.length / 2)), [415]],
        ['the beginning of one', withPicture(png.subarray(0, 8)), [415]],
        ['an empty file', withPicture(''), [400, 415]],
      ]);
    });

    // POST and PUT share the code that limits the size.
    if (call.method === 'PUT') return;

    it('is rejected with HTTP 413 above the size limit', async () => {
      const png = await uniquePng();
      const larger = (bytes: number) =>
        formBytes(...parts(), picture(Buffer.concat([png, Buffer.alloc(bytes - png.length)])));
      const large: readonly Row[] = [
        ['a picture of more than 20 MB', larger(20 * megabyte + 1), [413]],
        ['a form of more than 21 MB', larger(21 * megabyte + 1), [413]],
      ];
      // The emulator of Hosting is slow to forward large bodies.
      await expectRefused(large, true);
    });
  },
);
