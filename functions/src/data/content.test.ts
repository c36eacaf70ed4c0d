import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { articleOf } from './articles.ts';
import { temoignageOf } from './temoignages.ts';

const document = (data: object | undefined) =>
  ({ id: 'ancien', data: () => data }) as unknown as DocumentSnapshot;

const date = new Date('2024-05-02T08:00:00Z');
const stored = { toDate: () => date };

describe('an article of an older site', () => {
  it('has its picture and its date under the names of today', () => {
    const older = { titre: 'Avant', image: 'https://x/1.jpg', datePublication: stored };
    expect(articleOf(document(older))).toMatchObject({
      ...{ id: 'ancien', titre: 'Avant', imageUrl: 'https://x/1.jpg', date },
    });
  });

  it('has what its newer names say, unless they say nothing', () => {
    const both = { imageUrl: 'https://x/2.jpg', image: 'https://x/1.jpg' };
    expect(articleOf(document(both))).toMatchObject({ imageUrl: 'https://x/2.jpg' });
    const empty = articleOf(document({ ...both, imageUrl: '' }));
    expect(empty).toMatchObject({ imageUrl: 'https://x/1.jpg' });
  });

  it('has the date at which it was made when it has no other', () => {
    expect(articleOf(document({ dateCreation: date.toISOString() }))).toMatchObject({ date });
    expect(articleOf(document({ date: 'hier' }))?.date).toBeUndefined();
  });
});

describe('a testimonial of an older site', () => {
  it('has its words and its portrait under the names of today', () => {
    const older = { message: 'Merci.', image: 'https://x/1.jpg', dateCreation: stored };
    expect(temoignageOf(document(older))).toMatchObject({
      ...{ id: 'ancien', contenu: 'Merci.', photo: 'https://x/1.jpg', dateCreation: date },
    });
  });
});

it('A document that is not there is no record', () => {
  expect(articleOf(document(undefined))).toBeUndefined();
  expect(temoignageOf(document(undefined))).toBeUndefined();
});
