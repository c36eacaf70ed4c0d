import { describe, expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { parse } from '../schema.ts';
import {
  listVitrineRequest,
  orderVitrineRequest,
  saveVitrinePhotoRequest,
  vitrinePlaceFields,
  vitrineFields,
} from './schema.ts';

const { invalid, required, unknown } = messages.field;

const fields = { titre: 'Au tour', alt: 'Une apprentie au tour' };
const added = { ...fields, emplacement: 'carrousel', image: { path: 'incoming/u/1.webp' } };

describe('saveVitrinePhotoRequest', () => {
  it.each([
    added,
    { ...added, texte: '', credit: '', centrage: { x: 0, y: 100 } },
    // A corrected photo already has its place and its picture.
    { ...fields, id: 'a-B_9' },
  ])('accepts %j', (request) => {
    expect(parse(saveVitrinePhotoRequest, request)).toEqual(request);
  });

  it.each([
    [{ titre: 'A' }, messages.photo.titre],
    [{ alt: ' ' }, required],
    [{ emplacement: undefined }, required],
    [{ emplacement: 'toit' }, invalid('Emplacement')],
    [{ image: undefined }, messages.photo.image],
    [{ image: { path: 'public/x.webp' } }, messages.photo.type],
    [{ centrage: { x: -1, y: 50 } }, invalid('Cadrage')],
    [{ centrage: { x: 50, y: 101 } }, invalid('Cadrage')],
    [{ centrage: { x: 50, y: '50' } }, invalid('Cadrage')],
    [{ centrage: 'milieu' }, invalid('Cadrage')],
    [{ id: 'a/b' }, invalid('id')],
    [{ requestId: '7' }, invalid('requestId')],
    [{ statut: 'publié' }, unknown(['statut'])],
  ])('rejects %j with the error at its field', (changes, sentence) => {
    const details = { fields: { [Object.keys(changes)[0] ?? '']: sentence } };
    expect(() => parse(saveVitrinePhotoRequest, { ...added, ...changes })).toThrow(
      expect.objectContaining({ message: sentence, details }),
    );
  });

  it('accepts a one-letter title only where it names a page or a partner', () => {
    const chosen = { ...fields, titre: 'A' };
    expect(parse(vitrinePlaceFields, chosen)).toEqual(chosen);
    expect(() => parse(vitrineFields, chosen)).toThrow(messages.photo.titre);
    expect(() => parse(vitrinePlaceFields, { ...chosen, titre: '' })).toThrow(required);
  });
});

describe('Vitrine photographs of a place', () => {
  it('are ordered by at most a hundred ids', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `photo-${String(index)}`);
    const order = { emplacement: 'equipements', ids };
    expect(parse(orderVitrineRequest, order)).toEqual(order);
    for (const invalidIds of [[...ids, 'une-autre'], ['a/b'], 'photo-1']) {
      expect(() => parse(orderVitrineRequest, { ...order, ids: invalidIds })).toThrow();
    }
    expect(() => parse(orderVitrineRequest, { ids })).toThrow(invalid('Emplacement'));
  });

  it('are listed for the whole site, one place or one page', () => {
    const page = { emplacement: 'tetes', titre: 'QHSE' };
    for (const request of [{}, { emplacement: 'tetes' }, page]) {
      expect(parse(listVitrineRequest, request)).toEqual(request);
    }
    const elsewhere = () => parse(listVitrineRequest, { emplacement: 'toit' });
    expect(elsewhere).toThrow(invalid('Emplacement'));
  });
});
