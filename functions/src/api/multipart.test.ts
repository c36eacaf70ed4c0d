import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxMultipartBytes, readForm, type Form } from './multipart.ts';

const type = 'multipart/form-data; boundary=----b';

interface Sent {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
}

const quoted = (text: string) => text.replaceAll('"', '%22');

function part({ name, value, filename }: Sent): Buffer {
  const file = filename === undefined ? '' : `; filename="${quoted(filename)}"`;
  const head = `------b\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
}

const form = (...parts: Sent[]): Buffer =>
  Buffer.concat([...parts.map(part), Buffer.from('------b--\r\n')]);

const statusOf = (reading: Promise<Form>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error as { status?: unknown }).status,
  );

const png = Buffer.from('\x89PNG\r\n\x1a\n\r\n------not the boundary\r\n--', 'latin1');

describe('readForm', () => {
  it('returns the fields and the file byte by byte', async () => {
    const body = form(
      { name: 'titre', value: 'Kɔdzo à l’atelier\r\n' },
      { name: 'image', value: png, filename: 'à vendre "1".png' },
      { name: 'vide', value: '' },
    );
    const { fields, file } = await readForm(body, type);
    const read = { titre: 'Kɔdzo à l’atelier\r\n', vide: '' };
    expect([...fields]).toEqual(Object.entries(read));
    expect(file?.field).toBe('image');
    expect(Buffer.from(file?.bytes ?? []).equals(png)).toBe(true);
  });

  it('returns the file as a view of the body, not as a copy', async () => {
    const body = form({ name: 'image', value: Buffer.alloc(3_000_000, 7), filename: 'a.png' });
    const { file } = await readForm(body, type);
    expect(file?.bytes).toHaveLength(3_000_000);
    expect(file?.bytes.buffer).toBe(body.buffer);
  });

  it('returns no file when none was chosen', async () => {
    const { file } = await readForm(form({ name: 'image', value: '', filename: '' }), type);
    expect(file).toBeUndefined();
  });

  const file = (name: string) => ({ name, value: png, filename: 'a.png' });
  const good = form({ name: 'titre', value: 'Tour' }, file('image'));
  const twoHundred = Array.from({ length: 200 }, (_, at) => ({ name: `f${at}`, value: '1' }));

  it.each([type, 'multipart/form-data; charset=utf-8; Boundary="----b"'])(
    'reads the valid form of the following cases as %s',
    async (contentType) => {
      expect(await statusOf(readForm(good, contentType))).toBe('read');
    },
  );

  it.each([
    ['without a boundary', good, 'multipart/form-data'],
    ['with an empty boundary', good, 'multipart/form-data; boundary='],
    ['with an empty quoted boundary', good, 'multipart/form-data; boundary=""'],
    ['with another boundary', good, 'multipart/form-data; boundary=c'],
    ['with a very long boundary', good, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['without any part', Buffer.from('titre=Tour'), type],
    ['with two files', form(file('image'), file('photo')), type],
    ['with duplicate fields', form({ name: 'a', value: '1' }, { name: 'a', value: '2' }), type],
    ['with an unnamed field', form({ name: '', value: '1' }), type],
    ['with a very long name', form({ name: 'a'.repeat(61), value: '1' }), type],
    ['that is not UTF-8', form({ name: 'titre', value: Buffer.from([0x54, 0xff]) }), type],
    ['with two hundred fields', form(...twoHundred), type],
  ])('rejects with HTTP 400 a form %s', async (_, body, contentType) => {
    expect(await statusOf(readForm(body, contentType))).toBe(400);
  });

  it.each([
    ['a field', form({ name: 'titre', value: 'a'.repeat(1024 * 1024 + 1) })],
    ['the whole body', Buffer.alloc(maxMultipartBytes + 1)],
  ])('rejects with HTTP 413 a form when %s is too large', async (_, body) => {
    expect(await statusOf(readForm(body, type))).toBe(413);
  });

  it('rejects a form truncated at any byte with HTTP 400', async () => {
    const closing = good.length - '--\r\n'.length;
    for (let end = 1; end < closing; end++) {
      expect([end, await statusOf(readForm(good.subarray(0, end), type))]).toEqual([end, 400]);
    }
  });

  it('reads or rejects with HTTP 400 any damaged form', async () => {
    const damage = fc.record({
      from: fc.nat(good.length),
      length: fc.nat(12),
      instead: fc.constantFrom('', '\r\n', '------b', '------b--', '--', '\0', '\r\n\r\n'),
      end: fc.nat(good.length),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ from, length, instead, end }) => {
        const body = Buffer.concat([
          good.subarray(0, from),
          Buffer.from(instead),
          good.subarray(from + length),
        ]).subarray(0, end);
        expect(['read', 400]).toContain(await statusOf(readForm(body, type)));
      }),
      { numRuns: 500 },
    );
  });
});
