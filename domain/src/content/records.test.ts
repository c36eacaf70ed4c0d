import { describe, expect, it } from 'vitest';
import { picture } from '../../../tests/factories/picture.ts';
import { articleOf, photoOf, publicArticleOf, temoignageOf } from './records.ts';
import { readAs, type Fields } from './stored-documents.ts';

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

  it.each<[what: string, stored: Fields, read: object]>([
    ['its newer names', { imageUrl: second, image: first }, { imageUrl: second }],
    ['its older name for an empty one', { imageUrl: '', image: first }, { imageUrl: first }],
    ['the date of its creation', { dateCreation: date.toISOString() }, { date }],
    ['the date of its document', { date: 'hier' }, { date }],
    ['its statut', { statut: 'publié' }, { statut: 'publié', isPrincipal: false }],
    ['a draft for another statut', { statut: 'archivé' }, { statut: 'brouillon' }],
    ['its mark', { isPrincipal: true }, { isPrincipal: true, featured: true }],
    ['its older mark', { featured: true }, { isPrincipal: true, featured: true }],
    ['its version', { vues: 3, version: 2 }, { vues: 3, comments: 0, version: 2 }],
    ['no reading that is no number', { vues: '3' }, { vues: 0 }],
  ])('is read by %s', (_, stored, read) => {
    expect(articleOf('un', stored, date)).toMatchObject(read);
    expect('version' in articleOf('un', stored, date)).toBe('version' in stored);
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
    const stored = { statut: 'publie', note: 4 };
    expect(temoignageOf('un', stored)).toMatchObject(stored);
    const draft = temoignageOf('un', { note: '4' });
    expect(draft).toMatchObject({ statut: 'brouillon' });
    expect(draft).not.toHaveProperty('note');
  });
});

describe('a photo', () => {
  it('is of another category when it names none of today', () => {
    expect(photoOf('un', { categorie: 'Informatique' }).categorie).toBe('Informatique');
    expect(photoOf('un', { categorie: 'Vieux' }).categorie).toBe('Autre');
  });
});

describe('the picture of a document', () => {
  const published = picture();

  it.each([articleOf, photoOf, temoignageOf])('is read as it was published', (parse) => {
    expect(parse('un', { picture: published })).toMatchObject({ picture: published });
  });

  it.each([
    ['there is none', undefined],
    ['it is an address, as in older records', 'https://images.example/640.webp'],
    ['it has no files', { ...published, sources: [] }],
    ['it has no list of files', { ...published, sources: 'https://images.example' }],
    ['a file has no address', { ...published, sources: [{ width: 640 }] }],
    ['it has no height', { ...published, height: undefined }],
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
