import { describe, expect, it } from 'vitest';
import { fieldsOfForm, knownFields, withId } from './legacy-body.ts';

const shape = { fields: ['titre', 'note'], picture: 'image' } as const;

describe('Record from an older client', () => {
  it('loses its unknown and null fields', () => {
    const sent = { titre: 'Tour', note: null, vues: 3, id: 'x' };
    expect(knownFields(sent, shape)).toEqual({ titre: 'Tour' });
  });

  it.each([null, ''])('omits its picture field when that is %j', (image) => {
    expect(knownFields({ titre: 'Tour', image }, shape)).toEqual({ titre: 'Tour' });
  });

  it.each([
    ...['data:image/png;base64,AAAA', 'image.png', 'https://images.example/1.webp'],
    ...[{ path: 'incoming/u/1' }, 7],
  ])('passes %j on as its picture, under either name', (image) => {
    expect(knownFields({ image }, shape)).toEqual({ image });
    expect(knownFields({ photo: image }, shape)).toEqual({ image });
    expect(knownFields({ photo: 'autre', image }, shape)).toEqual({ image });
    expect(knownFields({ image, photo: 'autre' }, shape)).toEqual({ image });
  });

  it.each([null, 7, 'text', [], undefined])('is passed on unchanged when it is %j', (body) => {
    expect(withId(knownFields(body, shape), 'x')).toEqual(body);
  });

  it('gets the id of the path instead of its own', () => {
    expect(withId({ titre: 'Tour', id: 'x' }, 'y')).toEqual({ titre: 'Tour', id: 'y' });
  });

  it('loses a __proto__ field', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"titre":"x"},"note":1}');
    expect(Object.keys(knownFields(sent, shape) as object)).toEqual(['note']);
  });
});

describe('Field from an older client', () => {
  const textShape = {
    fields: ['titre', 'note', 'version', 'isPrincipal', 'statut'],
    numbers: ['note', 'version'],
    booleans: ['isPrincipal'],
    choices: ['statut'],
    removable: ['note'],
  } as const;

  it.each([
    [{ note: '4' }, { note: 4 }],
    [{ note: 4 }, { note: 4 }],
    [{ note: 'cinq' }, { note: 'cinq' }],
    [{ isPrincipal: 'true' }, { isPrincipal: true }],
    [{ isPrincipal: 'False' }, { isPrincipal: false }],
    [{ isPrincipal: 'on' }, { isPrincipal: true }],
    [{ isPrincipal: 'peut-être' }, { isPrincipal: 'peut-être' }],
    [{ titre: '4' }, { titre: '4' }],
    [{ titre: '' }, { titre: '' }],
    [{ statut: 'publie' }, { statut: 'publie' }],
  ])('is parsed from %o to %o', (sent, read) => {
    expect(knownFields(sent, textShape)).toEqual(read);
  });

  it.each([
    ...[{ version: '' }, { version: null }, { isPrincipal: ' ' }, { isPrincipal: null }],
    ...[{ statut: '' }, { statut: ' ' }, { statut: null }, { titre: null }],
  ])('is omitted when sent as %o', (sent) => {
    expect(knownFields(sent, textShape)).toEqual({});
  });

  it.each([null, '', ' '])('becomes null for the note %j', (note) => {
    expect(knownFields({ note }, textShape)).toEqual({ note: null });
  });
});

describe('fieldsOfForm', () => {
  const form = (fields: object) => ({
    fields: new Map<string, string>(Object.entries(fields)),
  });

  it.each(['image', 'photo'])('reads the picture from a file named %s', (field) => {
    const bytes = new Uint8Array([1]);
    const sent = { ...form({ titre: 'Tour' }), file: { field, bytes } };
    expect(fieldsOfForm(sent, shape)).toEqual({ titre: 'Tour', image: bytes });
  });

  it('rejects a file under any other name', () => {
    const sent = { ...form({}), file: { field: 'titre', bytes: new Uint8Array([1]) } };
    expect(() => fieldsOfForm(sent, shape)).toThrow('titre');
  });

  it('keeps the standard prototype despite a __proto__ field', () => {
    const record = fieldsOfForm(form({ ['__proto__']: 'x' }), shape);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(knownFields(record, shape)).toEqual({});
  });
});
