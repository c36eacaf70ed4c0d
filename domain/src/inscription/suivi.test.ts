import { describe, expect, it } from 'vitest';
import { inscription } from '../../../tests/factories/inscription.ts';
import { firstCampagne, type StoredCampagne } from '../campagne/campagne.ts';
import { recordOf } from './record.ts';
import { suiviOf } from './suivi.ts';

const now = new Date('2025-09-01T10:00:00Z');
const texte = 'copie légalisée de l’acte de naissance';
const pieceManquante = { texte, par: 'scolarite', date: now };
const published: StoredCampagne = {
  ...firstCampagne,
  confirmation: '2025-10-20',
  decisionsPubliees: [firstCampagne.anneeScolaire],
};

const followed = (
  fields: Readonly<Record<string, unknown>>,
  campagne: StoredCampagne = firstCampagne,
  at = now,
) => suiviOf(recordOf('un', { ...inscription(), ...fields }), campagne, at);

describe('suiviOf', () => {
  it.each([
    [{ prenom: 'kofi Mensah', nom: 'Agbeko' }, 'K. A.'],
    [{ prenom: 'É\u0301lise', nom: ' d’Almeida' }, 'É\u0301. D.'],
    [{ prenom: '王', nom: 'ɖɛ' }, '王. Ɖ.'],
    [{ prenom: '', nom: '3' }, ''],
  ])('returns the initials of %o', (name, initiales) => {
    expect(followed(name).initiales).toBe(initiales);
  });

  it.each([
    ['bts', 'bts2', 'QHSE', 'soir', 'BTS 2ème année, QHSE, Cours du soir (17h-21h)'],
    ['bacpro', 'seconde', '', '', 'BAC PRO, Seconde'],
  ])('spells out %s, %s, %s, %s', (parcours, classe, specialite, modalite, programme) => {
    const choice = { parcours, classe, specialite, modalite };
    expect(followed(choice).programme).toBe(programme);
  });

  it('returns a missing paper, with the campagne’s last day until it has passed', () => {
    expect(followed({ pieceManquante })).toMatchObject({ piece: texte, limite: '2025-09-30' });
    const extended = { ...firstCampagne, prolongation: '2025-10-05' };
    expect(followed({ pieceManquante }, extended).limite).toBe('2025-10-05');
    const late = new Date('2025-10-06T00:00:00Z');
    const overdue = followed({ pieceManquante }, extended, late);
    expect(overdue).toMatchObject({ piece: texte, limite: undefined });
    expect(followed({}).limite).toBeUndefined();
  });

  it('returns paper and confirmation day once accepted, no paper once refused', () => {
    const decided = (statut: string) => followed({ statut, pieceManquante }, published);
    const accepted = { etat: 'acceptee', piece: texte, limite: '2025-10-20' };
    expect(decided('acceptee')).toMatchObject(accepted);
    expect(decided('refusee')).not.toHaveProperty('piece');
    const next = { ...published, anneeScolaire: '2026-2027' };
    expect(followed({ statut: 'acceptee' }, next).limite).toBeUndefined();
  });

  it('returns the same for every statut until decisions are published', () => {
    const answers = ['en_attente', 'acceptee', 'refusee'].map((statut) =>
      followed({ statut, pieceManquante }),
    );
    for (const one of answers) expect(one).toEqual(answers[0]);
  });
});
