import { describe, expect, it } from 'vitest';
import { statutLabels } from './inscription.ts';
import { limits } from '../limits.ts';
import {
  aPrevenirOf,
  filledMessage,
  firstMessages,
  messageOf,
  motifLabels,
  unknownPlaceholders,
  type Contact,
  type Motif,
  type Prevenable,
} from './prevenir.ts';

const day = (number: number, time = '09:00') => new Date(`2026-07-0${number}T${time}Z`);
const sent: Prevenable = { statut: 'en_attente', dateInscription: day(1) };
const decided: Prevenable = { ...sent, statut: 'refusee', dateTraitement: day(2) };
const incomplete: Prevenable = {
  ...sent,
  pieceManquante: { texte: 'Diplôme', par: 'scolarite', date: day(2) },
};
const contact = (motif: Motif, date: Date, more: Partial<Contact> = {}): Contact => ({
  ...{ motif, date, voie: 'sms', resultat: 'prevenu', par: 'scolarite' },
  ...more,
});

describe('aPrevenirOf', () => {
  const both = { ...decided, ...incomplete, statut: decided.statut };
  const former = [contact('decision', day(1)), contact('piece', day(1))];
  const unanswered = contact('decision', day(4, '23:59'), { resultat: 'sans_reponse' });

  it.each<[what: string, Prevenable, motif?: Motif, des?: string]>([
    ['nothing without a decision or a missing paper', sent],
    ['a contact about a decision', decided, 'decision', '2026-07-01'],
    ['nothing for a known decision', { ...decided, prevenu: [contact('decision', day(3))] }],
    ['a contact about a new decision', { ...decided, prevenu: former }, 'decision'],
    ['a contact about another missing paper', { ...incomplete, prevenu: former }, 'piece'],
    ['the contact about the missing paper first', both, 'piece'],
    ['the decision afterwards', { ...both, prevenu: [contact('piece', day(3))] }, 'decision'],
    [
      'a contact on the day after an unanswered one',
      { ...decided, prevenu: [unanswered] },
      'decision',
      '2026-07-05',
    ],
  ])('returns %s', (_, application, motif, des) => {
    const call = aPrevenirOf(application);
    expect(call?.motif).toBe(motif);
    if (des !== undefined) expect(call?.des).toBe(des);
  });
});

describe('Prepared message', () => {
  const person = {
    prenom: 'Afi',
    reference: 'CFPI-7KQ2-M4XD',
    pieceManquante: { texte: 'Acte de naissance' },
  };

  it.each(Object.keys(motifLabels) as Motif[])('has no placeholder left for %s', (motif) => {
    const text = filledMessage(firstMessages[messageOf[motif]], person);
    expect(text).toContain('Bonjour Afi,');
    expect(text).toContain('https://cfpi.example/suivi#CFPI-7KQ2-M4XD');
    expect(text).not.toMatch(/[{}]/);
    expect(text.includes('Acte de naissance')).toBe(motif === 'piece');
  });

  it('is the same for every statut and names no decision', () => {
    const texts = Object.keys(statutLabels).map((statut) =>
      filledMessage(firstMessages.messageDecision, { ...person, ...{ statut } }),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(/accept|refus|admis|félicit|regret/i);
  });

  it('links to the suivi page itself for an application without a reference', () => {
    const text = filledMessage('Voir {reference} ici : {lien}', { ...person, reference: '' });
    expect(text).toBe('Voir ici : https://cfpi.example/suivi');
  });

  it('replaces no placeholder that the applicant typed', () => {
    const text = filledMessage('{prenom} {lien}', { ...person, prenom: '{reference}' });
    expect(text).toBe('{reference} https://cfpi.example/suivi#CFPI-7KQ2-M4XD');
  });

  it.each(Object.values<string>({ ...firstMessages }))(
    'fits the length and the alphabet of an SMS: %s',
    (text) => {
      expect(text.length).toBeLessThanOrEqual(limits.length.messageAPrevenir);
      expect(text).toMatch(/^[\w\s.,:;?!'+{}\-éèàù]+$/);
    },
  );

  it('reports placeholders that its kind does not offer', () => {
    expect(unknownPlaceholders('decision', '{prenom} {nom} {lien}')).toEqual(['{nom}']);
    expect(unknownPlaceholders('decision', '{piece}')).toEqual(['{piece}']);
    expect(unknownPlaceholders('piece', '{piece} {lien}')).toEqual([]);
  });
});
