import { describe, expect, it, vi } from 'vitest';
import { imageSource, parse } from './schema.ts';
import { limits } from './limits.ts';
import { messages } from './messages/messages.ts';
import { CommandError } from './command-error.ts';

const schema = imageSource(messages.photo);

function refusalOf(source: unknown): CommandError {
  try {
    parse(schema, source);
  } catch (error) {
    if (error instanceof CommandError) return error;
  }
  throw new Error('not refused');
}

const dataUrl = (characters: number) => `data:image/png;base64,${'A'.repeat(characters)}`;

describe('imageSource', () => {
  it.each([
    { path: 'incoming/uid/photo.jpg' },
    { path: `incoming/${'u'.repeat(128)}/${'f'.repeat(200)}` },
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpg;base64,',
    new Uint8Array([0x89, 0x50]),
    'https://images.example/photo.jpg',
  ])('accepts %j unchanged', (source) => {
    expect(parse(schema, source)).toEqual(source);
  });

  it.each([
    { path: 'public/galerie/photo/1/640.webp' },
    { path: 'incoming/photo.jpg' },
    { path: 'incoming//photo.jpg' },
    { path: 'incoming/uid/' },
    { path: 'incoming/uid/dossier/photo.jpg' },
    { path: `incoming/${'u'.repeat(129)}/photo.jpg` },
    { path: `incoming/uid/${'f'.repeat(201)}` },
    ...[{ path: 1 }, {}, [], 7, null],
  ])('rejects %j without naming a cause', (source) => {
    const { message, details } = refusalOf(source);
    expect(message).toBe(messages.photo.type);
    expect(details.about).toBeUndefined();
  });

  it('does not list the bytes of a file as keys', () => {
    const ownKeys = vi.fn(() => []);
    parse(schema, new Proxy(new Uint8Array(0), { ownKeys }));
    expect(ownKeys).not.toHaveBeenCalled();
  });

  it('rejects an unknown field', () => {
    const source = { path: 'incoming/uid/photo.jpg', bucket: 'ailleurs' };
    expect(refusalOf(source).message).toBe(messages.field.unknown(['bucket']));
  });

  it.each([
    ...['', 'ftp://images.example/photo.jpg', ' https://images.example/photo.jpg'],
    ...['data:image/svg+xml;base64,AAAA', 'data:text/html;base64,AAAA', 'data:image/png,AAAA'],
  ])('rejects %s because of its media type', (source) => {
    const refusal = { code: 'invalid-argument', message: messages.photo.type };
    expect(refusalOf(source)).toMatchObject({ ...refusal, details: { about: 'media-type' } });
  });

  it('accepts a file of the maximum size, and rejects a larger one for its size', () => {
    const characters = Math.ceil(limits.imageBytes / 3) * 4;
    expect(parse(schema, dataUrl(characters))).toHaveLength(characters + 22);
    const refusal = { message: messages.photo.size, details: { about: 'size' } };
    expect(refusalOf(dataUrl(characters + 64))).toMatchObject(refusal);
  });
});
