import { describe, expect, it } from 'vitest';
import { articleOf, photoOf, publicArticleOf, temoignageOf } from './records.ts';
import type { PublishedPicture } from './published-picture.ts';
import { readAs } from './stored-documents.ts';

const date = new Date('2024-05-02T08:00:00Z');
const [first, second] = ['https://x.example/1.jpg', 'https://x.example/2.jpg'];

describe('an article', () => {
  it('of an older site has its picture and its date under the names of today', () => {
    const older = { titre: 'Avant', image: first, datePublication: date };
    expect(articleOf('ancien', older)).toMatchObject({
      ...{ id: 'ancien', titre: 'Avant', imageUrl: first },
      ...{ date, dateCreation: date, dateModification: date },
    });
  });

  it('has what its newer names say, unless they say nothing', () => {
    const both = { imageUrl: second, image: first };
    expect(articleOf('un', both)).toMatchObject({ imageUrl: second });
    expect(articleOf('un', { ...both, imageUrl: '' })).toMatchObject({ imageUrl: first });
  });

  it('has the date at which it was made when it has no other', () => {
    expect(articleOf('un', { dateCreation: date.toISOString() })).toMatchObject({ date });
    expect(articleOf('un', { date: 'hier' }, date)).toMatchObject({ date });
  });

  it('is a draft unless it is published, and principal under either name of the mark', () => {
    expect(articleOf('un', { statut: 'publié', featured: true })).toMatchObject({
      ...{ statut: 'publié', isPrincipal: true, featured: true },
    });
    expect(articleOf('un', { statut: 'archivé' })).toMatchObject({
      ...{ statut: 'brouillon', isPrincipal: false, featured: false },
    });
  });

  it('counts nothing where it does not say how often, and has no version of its own making', () => {
    const counted = articleOf('un', { vues: 3, version: 2 });
    expect(counted).toMatchObject({ vues: 3, comments: 0, version: 2 });
    expect(articleOf('un', { vues: '3' })).toMatchObject({ vues: 0 });
    expect(articleOf('un', {})).not.toHaveProperty('version');
  });

  it('shows the public neither its statut nor how often it was read or saved', () => {
    const stored = { statut: 'publié', vues: 3, version: 2, comments: 1, isPrincipal: true };
    const shown = publicArticleOf('un', stored, date);
    expect(Object.keys(shown)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/statut|vues|version|comments/)]),
    );
    expect(articleOf('un', stored, date)).toMatchObject(shown);
  });
});

describe('a testimonial', () => {
  it('of an older site has its words and its portrait under the names of today', () => {
    const older = { message: 'Merci.', image: first, dateCreation: date };
    expect(temoignageOf('ancien', older)).toMatchObject({
      ...{ id: 'ancien', contenu: 'Merci.', photo: first, dateCreation: date },
    });
  });

  it('is a draft unless it is published, and may have no note', () => {
    expect(temoignageOf('un', { statut: 'publie', note: 4 })).toMatchObject({
      ...{ statut: 'publie', note: 4 },
    });
    expect(temoignageOf('un', { note: '4' })).toMatchObject({ statut: 'brouillon' });
    expect(temoignageOf('un', { note: '4' })).not.toHaveProperty('note');
  });
});

describe('a photo', () => {
  it('is of another category when it names none of today', () => {
    expect(photoOf('un', { categorie: 'Informatique' }).categorie).toBe('Informatique');
    expect(photoOf('un', { categorie: 'Vieux' }).categorie).toBe('Autre');
  });
});

const picture: PublishedPicture = {
  folder: 'public/galerie/a/b',
  width: 640,
  height: 400,
  sources: [{ url: 'https://images.example/640.webp', width: 640 }],
  jpeg: 'https://images.example/640.jpg',
  placeholder: 'data:image/webp;base64,AA==',
};

describe('the picture of a document', () => {
  it.each([articleOf, photoOf, temoignageOf])('is read as it was published', (parse) => {
    expect(parse('un', { picture })).toMatchObject({ picture });
  });

  it.each([
    ['there is none', undefined],
    ['it is an address, as in older records', 'https://images.example/640.webp'],
    ['it has no files', { ...picture, sources: [] }],
    ['it has no list of files', { ...picture, sources: 'https://images.example' }],
    ['a file has no address', { ...picture, sources: [{ width: 640 }] }],
    ['it has no height', { ...picture, height: undefined }],
  ])('is left out when %s', (_, value) => {
    expect(photoOf('un', { picture: value })).not.toHaveProperty('picture');
  });
});

it('A document of either SDK is read with its id and its dates', () => {
  const stored = { id: 'un', data: () => ({ dateUpload: { toDate: () => date } }) };
  expect(readAs(photoOf)(stored)).toMatchObject({ id: 'un', dateUpload: date });
  const undated = { id: 'deux', data: () => ({}), createTime: { toDate: () => date } };
  expect(readAs(photoOf)(undated)).toMatchObject({ id: 'deux', dateUpload: date });
});
