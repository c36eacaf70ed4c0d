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

describe('The applicant to call', () => {
  it('is not called while nothing is decided and no paper is missing', () => {
    expect(aPrevenirOf(sent)).toBeUndefined();
  });

  it('is called about a decision until it is known', () => {
    expect(aPrevenirOf(decided)).toEqual({ motif: 'decision', des: '2026-07-01' });
    expect(aPrevenirOf({ ...decided, prevenu: [contact('decision', day(3))] })).toBeUndefined();
  });

  it('is called again about another decision, and about another paper', () => {
    const prevenu = [contact('decision', day(1)), contact('piece', day(1))];
    expect(aPrevenirOf({ ...decided, prevenu })?.motif).toBe('decision');
    expect(aPrevenirOf({ ...incomplete, prevenu })?.motif).toBe('piece');
  });

  it('is called about the missing paper first, then about the decision', () => {
    const both = { ...decided, ...incomplete, statut: decided.statut };
    expect(aPrevenirOf(both)?.motif).toBe('piece');
    const prevenu = [contact('piece', day(3))];
    expect(aPrevenirOf({ ...both, prevenu })?.motif).toBe('decision');
  });

  it('is called again the day after a call without answer, however late it was', () => {
    const prevenu = [contact('decision', day(4, '23:59'), { resultat: 'sans_reponse' })];
    expect(aPrevenirOf({ ...decided, prevenu })?.des).toBe('2026-07-05');
  });
});

describe('The prepared message', () => {
  const person = {
    prenom: 'Afi',
    reference: 'CFPI-7KQ2-M4XD',
    pieceManquante: { texte: 'Acte de naissance' },
  };

  it.each(Object.keys(motifLabels) as Motif[])('about a %s is filled in', (motif) => {
    const text = filledMessage(firstMessages[messageOf[motif]], person);
    expect(text).toContain('Bonjour Afi,');
    expect(text).toContain('https://cfpi.example/suivi#CFPI-7KQ2-M4XD');
    expect(text).not.toMatch(/[{}]/);
    expect(text.includes('Acte de naissance')).toBe(motif === 'piece');
  });

  it('is the same for every decision, and names none', () => {
    const texts = Object.keys(statutLabels).map((statut) =>
      filledMessage(firstMessages.messageDecision, { ...person, ...{ statut } }),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(/accept|refus|admis|félicit|regret/i);
  });

  it('leads to the page of the follow-up where the application has no reference', () => {
    const text = filledMessage('Voir {reference} ici : {lien}', { ...person, reference: '' });
    expect(text).toBe('Voir ici : https://cfpi.example/suivi');
  });

  it('replaces no placeholder that the applicant typed', () => {
    expect(filledMessage('{prenom} {lien}', { ...person, prenom: '{reference}' })).toBe(
      '{reference} https://cfpi.example/suivi#CFPI-7KQ2-M4XD',
    );
  });

  it.each(Object.values<string>({ ...firstMessages }))(
    '%s is short and in the letters of an SMS',
    (text) => {
      expect(text.length).toBeLessThanOrEqual(limits.length.messageAPrevenir);
      expect(text).toMatch(/^[\w\s.,:;?!'+{}\-éèàù]+$/);
    },
  );

  it('leaves out the facts that are unknown', () => {
    expect(unknownPlaceholders('decision', '{prenom} {nom} {lien}')).toEqual(['{nom}']);
    expect(unknownPlaceholders('decision', '{piece}')).toEqual(['{piece}']);
    expect(unknownPlaceholders('piece', '{piece} {lien}')).toEqual([]);
  });
});
