import { describe, expect, it } from 'vitest';
import {
  allMissingFields,
  emptyEnrolment,
  type EnrolmentForm,
  type InscriptionField,
  inscriptionFields,
  isOpenParcours,
  missingFields,
  notApplicable,
  requiredFields,
} from './inscription.ts';
import { diplomaFields, withAnswer, withDiplomas, withField } from './changes.ts';

const fields = Object.keys(inscriptionFields) as InscriptionField[];
const full: EnrolmentForm = {
  ...emptyEnrolment(),
  ...Object.fromEntries(fields.map((field) => [field, 'x'])),
  parcours: 'bts',
  classe: 'bts2',
  modalite: 'soir',
};

describe('isOpenParcours', () => {
  it('returns true for BTS and BAC PRO only', () => {
    expect(['bts', 'bacpro'].every(isOpenParcours)).toBe(true);
    expect(['licence', 'formation_courte', 'toString', '', 1].some(isOpenParcours)).toBe(false);
  });
});

describe('Required fields', () => {
  const first = ['nom', 'prenom', 'email', 'telephone', 'parcours'];

  it('are those of the first check while the form is empty', () => {
    expect(missingFields(emptyEnrolment())).toEqual(first);
  });

  it('are those of the second check once the first ones are filled', () => {
    const begun: EnrolmentForm = {
      ...emptyEnrolment(),
      ...{ nom: 'Mensah', prenom: 'Afi', email: 'a@b.c', telephone: '90123456' },
      parcours: 'bacpro',
    };
    const second = [
      ...['dateNaissance', 'sexe', 'classe', 'serieBac', 'anneeObtentionBac', 'etablissement'],
      ...['nomPere', 'nomMere', 'situationMatrimoniale', 'lieuResidence', 'nomTuteur'],
      ...['prenomTuteur', 'contactUrgenceLien', 'diplomes', 'anneeObtentionPlus'],
      'etablissementPlus',
    ];
    expect(missingFields(begun)).toEqual(second);
    const bts = { ...begun, parcours: 'bts', classe: 'bts2' };
    expect(missingFields(bts)).toEqual([...second.filter((f) => f !== 'classe'), 'modalite']);
  });

  it('are each reported when blank, and no optional field is', () => {
    for (const field of fields) {
      // `email` is checked but not marked, `contactUrgenceTelephone` is marked but not checked.
      const isChecked =
        field === 'email' || (requiredFields.has(field) && field !== 'contactUrgenceTelephone');
      for (const blank of ['', '  ', '\t']) {
        expect(missingFields({ ...full, [field]: blank })).toEqual(isChecked ? [field] : []);
      }
    }
  });

  it('are listed all at once in the order of the form', () => {
    const missing = allMissingFields({ ...full, nom: '', email: ' ', diplomes: '' });
    expect(missing).toEqual(['nom', 'email', 'diplomes']);
    expect(allMissingFields(emptyEnrolment())).toHaveLength(21);
  });

  it('exclude only the e-mail address for an applicant without one', () => {
    const form = { ...full, email: '' };
    expect(missingFields(form)).toEqual(['email']);
    expect(missingFields(form, true)).toEqual([]);
    expect(missingFields({ ...form, nom: '' }, true)).toEqual(['nom']);
  });
});

describe('Change of an answer', () => {
  it('clears class, speciality and modality when the programme changes', () => {
    expect(withField(full, 'parcours', 'bacpro')).toEqual({
      ...full,
      ...{ parcours: 'bacpro', classe: '', specialite: '', modalite: '' },
    });
  });

  it('presets the diploma answers of a BAC PRO, and keeps edited ones', () => {
    const none = Object.fromEntries(diplomaFields.map((field) => [field, notApplicable]));
    const bacpro = withAnswer(emptyEnrolment(), 'parcours', 'bacpro');
    expect(bacpro).toEqual({ ...emptyEnrolment(), parcours: 'bacpro', ...none });
    const withBepc = withAnswer(bacpro, 'diplomes', 'BEPC');
    expect(withAnswer(withBepc, 'parcours', 'bts')).toEqual({
      ...emptyEnrolment(),
      ...{ parcours: 'bts', diplomes: 'BEPC' },
    });
    expect(withDiplomas({ ...withBepc, serieBac: '' }).serieBac).toBe(notApplicable);
    expect(withDiplomas(emptyEnrolment())).toEqual(emptyEnrolment());
  });

  it('clears the modality when the class changes, for BTS only', () => {
    expect(withField(full, 'classe', 'bts1')).toMatchObject({ classe: 'bts1', modalite: '' });
    const bacpro = { ...full, parcours: 'bacpro' };
    expect(withField(bacpro, 'classe', 'seconde').modalite).toBe('soir');
  });

  it('sets only the given field otherwise, without mutating the form', () => {
    const before = { ...full };
    for (const field of fields.filter((one) => one !== 'parcours' && one !== 'classe')) {
      expect(withField(full, field, 'y')).toEqual({ ...full, [field]: 'y' });
    }
    expect(full).toEqual(before);
  });
});
