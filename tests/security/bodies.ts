import { gzipSync } from 'node:zlib';

/** A body that nobody can make anything of, and the statuses that say so. */
export interface BadBody {
  readonly name: string;
  readonly type: string | undefined;
  readonly body: Buffer | string;
  readonly statuses: readonly number[];
  readonly headers?: Readonly<Record<string, string>>;
}

const json = 'application/json';

const broken = (name: string, body: Buffer | string, type = json): BadBody => ({
  name,
  type,
  body,
  statuses: [400],
});

const otherwise = (type: string | undefined, body: Buffer | string = '{}'): BadBody => ({
  name: `the type ${type ?? 'of nothing'}`,
  type,
  body,
  statuses: [415],
});

const compressed = (encoding: string, body: Buffer | string): BadBody => ({
  name: `the encoding ${encoding}`,
  type: json,
  body,
  statuses: [415],
  headers: { 'Content-Encoding': encoding },
});

// Some calls take forms and find this one broken, others take none at all.
const noForm = (name: string, body: string, type: string): BadBody => ({
  ...broken(name, body, type),
  statuses: [400, 415],
});

const deep = 10_000;

/** Bodies that no call can read, whatever it is for. */
export const unreadable: readonly BadBody[] = [
  broken('an object that breaks off', '{"nom": "Mensah", '),
  broken('half a string', '"'),
  broken('words', 'bonjour'),
  broken('JavaScript', "{nom: 'Mensah'}"),
  broken('a number that is none', '{"note": NaN}'),
  broken('two objects', '{}{}'),
  broken('a form', 'username=a&password=b'),
  broken('a page', '<!doctype html><p>Bonjour</p>'),
  broken('invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  broken('overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22])),
  broken('half a character', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])),
  broken('UTF-16', Buffer.from('{"nom": "Mensah"}', 'utf16le')),
  broken('arrays that never close', '['.repeat(deep)),
  broken('objects that never close', '{"a":'.repeat(deep)),
  broken('zeros', Buffer.alloc(100)),
  noForm('no form where a form is said to be', '{}', 'multipart/form-data; boundary=limite'),
  noForm('a form without a boundary', '--limite--\r\n', 'multipart/form-data'),
  otherwise(undefined),
  otherwise('text/plain'),
  otherwise('text/plain; charset=klingon'),
  otherwise('text/plain;x=application/json'),
  otherwise('text/plain;x=application/json', '{"username":"x","password":"x"}'),
  otherwise('text/html'),
  otherwise('application/xml', '<nom>Mensah</nom>'),
  otherwise('application/x-www-form-urlencoded', 'nom=Mensah'),
  otherwise('application/octet-stream'),
  otherwise('image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  otherwise('application/json-patch+json', '[]'),
  otherwise('inconnu'),
  compressed('gzip', gzipSync('{"nom": "Mensah"}')),
  compressed('gzip', '{"nom": "Mensah"}'),
  compressed('deflate', '{}'),
  compressed('br', '{}'),
  compressed('inconnu', '{}'),
  { name: 'JSON of more than 64 KB', type: json, statuses: [413], body: longJson(64 * 1024) },
];

function longJson(bytes: number): string {
  const [before, after] = ['{"nom":"', '"}'];
  return before + 'a'.repeat(bytes + 1 - before.length - after.length) + after;
}

/** JSON that is no record. */
export const noRecords: readonly BadBody[] = [
  ...['null', '7', '"texte"', '[]', '[{}]', 'true', '1e999'].map((text) => broken(text, text)),
  broken('arrays in arrays', '['.repeat(deep) + ']'.repeat(deep)),
];

/** Records of which nothing is to be taken, because nothing of them is their own or known. */
export function strangeRecords(good: object): readonly BadBody[] {
  const text = JSON.stringify(good);
  const fields = (count: number) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at])),
    );
  return [
    broken('nothing', '{}'),
    broken('fields that are inherited', `{"__proto__":${text}}`),
    broken('fields of a constructor', `{"constructor":{"prototype":${text}}}`),
    broken('fields in another field', `{"data":${text}}`),
    broken('200 unknown fields', fields(200)),
    broken('4,000 unknown fields', fields(4000)),
    broken('a field with a long name', JSON.stringify({ ['f'.repeat(60_000)]: 1 })),
    broken('objects in objects', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)),
  ];
}

/** Values that a text is not. */
const noTexts = [{}, [], ['texte'], true, 7, { $ne: null }, { path: '../../etc' }];
/** Texts that no text here is. */
const noWords = ['\u0000', 'a\u0008b', '\ud800', 'gnp\ufffe.exe', 'x'.repeat(60_000)];
/** JSON that is neither a number of the scale nor a yes or no. */
const noValues = ['{}', '[]', '"peut-être"', '0.5', '-1', '1e999', '12345678901234567890'];

/**
 * A record with each of its fields in turn replaced by what it cannot be.
 *
 * @param free names of the fields that may hold any text, or anything.
 */
export function wrongTypes(
  good: Readonly<Record<string, unknown>>,
  free: { readonly text?: readonly string[]; readonly anything?: readonly string[] } = {},
): readonly BadBody[] {
  const fields = Object.keys(good).filter((field) => !free.anything?.includes(field));
  return fields.flatMap((field) => {
    const rest = JSON.stringify({ ...good, [field]: undefined });
    return wrongFor(good[field], free.text?.includes(field) ?? false).map((value) =>
      broken(
        `${field} = ${value.slice(0, 20)}`,
        `{${[`"${field}":${value}`, rest.slice(1, -1)].filter(Boolean).join()}}`,
      ),
    );
  });
}

function wrongFor(value: unknown, isFree: boolean): string[] {
  if (typeof value !== 'string') return noValues;
  return (isFree ? noTexts : [...noTexts, ...noWords]).map((wrong) => JSON.stringify(wrong));
}

/** One part of a form as it travels. */
export interface Part {
  readonly name: string;
  readonly value: Buffer | string;
  readonly file?: string;
  readonly type?: string;
}

export const boundary = 'une-limite-de-formulaire';

export const formType = `multipart/form-data; boundary=${boundary}`;

const line = '\r\n';

function headOf({ name, file, type }: Part): string {
  const as = file === undefined ? '' : `; filename="${file}"`;
  return [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${as}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    line,
  ].join(line);
}

/** The bytes of a form: unlike `FormData`, this takes any names and says what it is told. */
export function formBytes(parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap((part) => [headOf(part), part.value, line]);
  return Buffer.concat([...bytes, `--${boundary}--${line}`].map((piece) => Buffer.from(piece)));
}

/** A text field for each of these. */
export function textParts(fields: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));
}
