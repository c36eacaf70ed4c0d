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
  const both = { ...decided, ...incomplete, statut: decided.statut };
  const former = [contact('decision', day(1)), contact('piece', day(1))];
  const unanswered = contact('decision', day(4, '23:59'), { resultat: 'sans_reponse' });

  it.each<[what: string, Prevenable, motif?: Motif, des?: string]>([
    ['not called while nothing is decided and no paper is missing', sent],
    ['called about a decision', decided, 'decision', '2026-07-01'],
    ['not called about a known one', { ...decided, prevenu: [contact('decision', day(3))] }],
    ['called again about another one', { ...decided, prevenu: former }, 'decision'],
    ['called again about another paper', { ...incomplete, prevenu: former }, 'piece'],
    ['called about the missing paper first', both, 'piece'],
    ['then about the decision', { ...both, prevenu: [contact('piece', day(3))] }, 'decision'],
    [
      'the day after no answer',
      { ...decided, prevenu: [unanswered] },
      'decision',
      '2026-07-05',
    ],
  ])('is %s', (_, application, motif, des) => {
    const call = aPrevenirOf(application);
    expect(call?.motif).toBe(motif);
    if (des !== undefined) expect(call?.des).toBe(des);
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
    const text = filledMessage('{prenom} {lien}', { ...person, prenom: '{reference}' });
    expect(text).toBe('{reference} https://cfpi.example/suivi#CFPI-7KQ2-M4XD');
  });

  it.each(Object.values<string>({ ...firstMessages }))(
    '%s is short and fit for SMS',
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
