import { describe, expect, it } from 'vitest';
import { picture } from '../../../tests/factories/picture.ts';
import { articleOf, photoOf, publicArticleOf, temoignageOf } from './records.ts';
import { readAs, type Fields } from './stored-documents.ts';

const date = new Date('2024-05-02T08:00:00Z');
const [first, second] = ['https://x.example/1.jpg', 'https://x.example/2.jpg'];

describe('articleOf', () => {
  it('maps the older image and date fields to the current names', () => {
    const older = { titre: 'Avant', image: first, datePublication: date };
    expect(articleOf('ancien', older)).toMatchObject({
      ...{ id: 'ancien', titre: 'Avant', imageUrl: first },
      ...{ date, dateCreation: date, dateModification: date },
    });
  });

  it.each<[what: string, stored: Fields, read: object]>([
    ['imageUrl before older image', { imageUrl: second, image: first }, { imageUrl: second }],
    ['image for an empty imageUrl', { imageUrl: '', image: first }, { imageUrl: first }],
    ['dateCreation as the date', { dateCreation: date.toISOString() }, { date }],
    ['the document’s date for an invalid date', { date: 'hier' }, { date }],
    ['a published statut', { statut: 'publié' }, { statut: 'publié', isPrincipal: false }],
    ['an unknown statut as a draft', { statut: 'archivé' }, { statut: 'brouillon' }],
    ['isPrincipal as main mark', { isPrincipal: true }, { isPrincipal: true, featured: true }],
    ['older featured as main mark', { featured: true }, { isPrincipal: true, featured: true }],
    ['the version', { vues: 3, version: 2 }, { vues: 3, comments: 0, version: 2 }],
    ['a count that is not a number as 0', { vues: '3' }, { vues: 0 }],
  ])('reads %s', (_, stored, read) => {
    expect(articleOf('un', stored, date)).toMatchObject(read);
    expect('version' in articleOf('un', stored, date)).toBe('version' in stored);
  });

  it('extends publicArticleOf, which omits statut, views, version and comments', () => {
    const stored = { statut: 'publié', vues: 3, version: 2, comments: 1, isPrincipal: true };
    const shown = publicArticleOf('un', stored, date);
    expect(Object.keys(shown)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/statut|vues|version|comments/)]),
    );
    expect(articleOf('un', stored, date)).toMatchObject(shown);
  });
});

describe('temoignageOf', () => {
  it('maps the older text and portrait fields to the current names', () => {
    const older = { message: 'Merci.', image: first, dateCreation: date };
    expect(temoignageOf('ancien', older)).toMatchObject({
      ...{ id: 'ancien', contenu: 'Merci.', photo: first, dateCreation: date },
    });
  });

  it('reads an unpublished temoignage as a draft, and drops an invalid note', () => {
    const stored = { statut: 'publie', note: 4 };
    expect(temoignageOf('un', stored)).toMatchObject(stored);
    const draft = temoignageOf('un', { note: '4' });
    expect(draft).toMatchObject({ statut: 'brouillon' });
    expect(draft).not.toHaveProperty('note');
  });
});

describe('photoOf', () => {
  it('reads an unknown category as “Autre”', () => {
    expect(photoOf('un', { categorie: 'Informatique' }).categorie).toBe('Informatique');
    expect(photoOf('un', { categorie: 'Vieux' }).categorie).toBe('Autre');
  });
});

describe('Picture of a stored document', () => {
  const published = picture();

  it.each([articleOf, photoOf, temoignageOf])('is read unchanged', (parse) => {
    expect(parse('un', { picture: published })).toMatchObject({ picture: published });
  });

  it.each([
    ['it is missing', undefined],
    ['it is a URL, as in older records', 'https://images.example/640.webp'],
    ['it has no files', { ...published, sources: [] }],
    ['its files are not a list', { ...published, sources: 'https://images.example' }],
    ['a file has no URL', { ...published, sources: [{ width: 640 }] }],
    ['it has no height', { ...published, height: undefined }],
  ])('is omitted when %s', (_, value) => {
    expect(photoOf('un', { picture: value })).not.toHaveProperty('picture');
  });
});

it('readAs reads a document of either SDK with its id and dates', () => {
  const stored = { id: 'un', data: () => ({ dateUpload: { toDate: () => date } }) };
  expect(readAs(photoOf)(stored)).toMatchObject({ id: 'un', dateUpload: date });
  const undated = { id: 'deux', data: () => ({}), createTime: { toDate: () => date } };
  expect(readAs(photoOf)(undated)).toMatchObject({ id: 'deux', dateUpload: date });
});
