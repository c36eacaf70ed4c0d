import { describe, expect, it } from 'vitest';
import { dayMessages } from '../messages/day.ts';
import { messages } from '../messages/messages.ts';
import { staffCampagneMessages as texts } from '../messages/staff/campagne.ts';
import { parse } from '../schema.ts';
import { publishDecisionsRequest, saveCampaignRequest } from './schema.ts';

const { invalid, required, tooLong, unknown } = messages.field;

const least = {
  anneeScolaire: '2025-2026',
  ouverture: '2025-07-25',
  cloture: '2025-09-30',
  etat: 'automatique',
};
const blank = { prolongation: '', prochaine: '' };

describe('saveCampaignRequest', () => {
  it.each([
    ['with only its year, dates and state', {}],
    ['with computed fields', { ouverte: true, closeLe: '', titre: 'x', texte: 'x', fin: 'x' }],
  ])('returns the editable fields of a campagne %s', (_, read) => {
    expect(parse(saveCampaignRequest, { ...least, ...read })).toEqual({ ...least, ...blank });
  });

  it.each([
    { cloture: least.ouverture },
    { prolongation: '2025-10-01', prochaine: '2025-10-02' },
    { prochaine: '2025-10-01' },
    { confirmation: '2025-10-20' },
    { suite: 'Il appelle', reponse: 'en octobre', version: 0 },
    { places: { 'bts1/QHSE': 0, 'seconde/Mécanique Diesel': 999 } },
    { messageDecision: '{prenom} :\n{lien}', messagePiece: 'Il manque {piece}. {lien}' },
  ])('accepts %j unchanged', (changes) => {
    expect(parse(saveCampaignRequest, { ...least, ...changes })).toMatchObject(changes);
  });

  it.each([
    [{ anneeScolaire: '2025-2027' }, texts.anneeScolaire],
    [{ ouverture: '' }, required],
    [{ ouverture: undefined }, invalid('Ouverture')],
    [{ ouverture: '2025-02-30' }, dayMessages.absent],
    [{ cloture: '2025-07-24' }, texts.cloture],
    [{ cloture: 'demain' }, dayMessages.unreadable],
    [{ prolongation: '2025-09-30' }, texts.prolongation],
    [{ prolongation: 'demain' }, invalid('Prolongation')],
    [{ prochaine: '2025-09-30' }, texts.prochaine],
    [{ prolongation: '2025-10-15', prochaine: '2025-10-15' }, texts.prochaine],
    [{ prochaine: 'demain' }, invalid('Prochaine ouverture')],
    [{ prolongation: '2025-10-15', confirmation: '2025-10-15' }, texts.confirmation],
    [{ etat: 'oubliée' }, invalid('État')],
    [{ messageDecision: 'Bonjour' }, texts.lien],
    [{ messageDecision: '{lien} {note}' }, texts.placeholder('{note}', 'decision')],
    [{ messageDecision: '{lien} {piece}' }, texts.placeholder('{piece}', 'decision')],
    [{ messagePiece: `{lien}${'a'.repeat(320)}` }, tooLong('Message : pièce manquante', 320)],
    [{ places: { 'bts1/QHSE': 1000 } }, texts.places],
    [{ places: { 'bts1/QHSE': -1 } }, texts.places],
    [{ places: { 'bts1/QHSE': 2.5 } }, texts.places],
    [{ places: 'beaucoup' }, invalid('Places')],
    [{ version: 'dernière' }, invalid('Version')],
    [{ suite: '' }, required],
    [{ reponse: 'x'.repeat(201) }, tooLong('Réponse', 200)],
  ])('rejects %j with the error at its last field', (changes, sentence) => {
    const details = { fields: { [Object.keys(changes).at(-1) ?? '']: sentence } };
    expect(() => parse(saveCampaignRequest, { ...least, ...changes })).toThrow(
      expect.objectContaining({ message: sentence, details }),
    );
  });

  it('rejects an unknown field and places in an unknown class', () => {
    const refused = (fields: object) => () =>
      parse(saveCampaignRequest, { ...least, ...fields });
    expect(refused({ note: '' })).toThrow(unknown(['note']));
    expect(refused({ places: { 'bts1/Couture': 3 } })).toThrow();
  });

  it.each([null, 'x', 7])('rejects %j as unreadable', (request) => {
    expect(() => parse(saveCampaignRequest, request)).toThrow(messages.unreadableRequest);
  });
});

describe('publishDecisionsRequest', () => {
  it('rejects a missing, negative or fractional version', () => {
    expect(parse(publishDecisionsRequest, { version: 3 })).toEqual({ version: 3 });
    for (const version of [undefined, -1, 1.5]) {
      expect(() => parse(publishDecisionsRequest, { version })).toThrow();
    }
  });
});
