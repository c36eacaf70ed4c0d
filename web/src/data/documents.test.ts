import type { PublishedPicture } from '@centre/domain/published-picture';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './documents.ts';

const picture: PublishedPicture = {
  folder: 'public/galerie/a/b',
  width: 640,
  height: 400,
  sources: [{ url: 'https://images.example/640.webp', width: 640 }],
  jpeg: 'https://images.example/640.jpg',
  placeholder: 'data:image/webp;base64,AA==',
};

describe('The picture of a document', () => {
  it('is read as it was published', () => {
    expect(pictureOf(picture)).toEqual({ picture });
  });

  it.each([
    ['there is none', undefined],
    ['it is an address, as in older records', 'https://images.example/640.webp'],
    ['it has no files', { ...picture, sources: [] }],
    ['it has no list of files', { ...picture, sources: 'https://images.example' }],
    ['a file has no address', { ...picture, sources: [{ width: 640 }] }],
    ['it has no height', { ...picture, height: undefined }],
  ])('is left out when %s', (_, value) => {
    expect(pictureOf(value)).toEqual({});
  });
});
