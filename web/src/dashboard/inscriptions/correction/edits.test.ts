import { emptyEnrolment } from '@centre/domain/inscription/inscription';
import { recordedForm, recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import {
  changesIn,
  editedForm,
  type Edits,
  conflictingFields,
  recordedOptions,
  withEdit,
} from './edits.ts';

const recorded = {
  ...emptyEnrolment(),
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'QHSE',
  modalite: 'soir',
  telephone: '+22890112233',
  lieuResidence: 'Lomé',
};
const none: Edits = {};

describe('Correction of an application', () => {
  it('saves only edited answers that differ from the record', () => {
    const typed = withEdit(recorded, none, 'telephone', '+22890445566');
    expect(changesIn(recorded, typed)).toEqual({ telephone: '+22890445566' });
    const takenBack = withEdit(recorded, typed, 'telephone', recorded.telephone);
    expect(changesIn(recorded, takenBack)).toEqual({});
  });

  it('clears the dependent answers when the path changes, also when changed back', () => {
    const other = withEdit(recorded, none, 'parcours', 'bacpro');
    expect(changesIn(recorded, other)).toEqual({
      parcours: 'bacpro',
      classe: '',
      specialite: '',
      modalite: '',
    });
    const back = withEdit(recorded, other, 'parcours', 'bts');
    expect(editedForm(recorded, back)).toMatchObject({ parcours: 'bts', classe: '' });
  });

  it('follows the record in fields without edits', () => {
    const typed = withEdit(recorded, none, 'telephone', '+22890445566');
    const theirs = { ...recorded, lieuResidence: 'Sokodé' };
    expect(editedForm(theirs, typed)).toEqual({ ...theirs, telephone: '+22890445566' });
    expect(conflictingFields(theirs, typed)).toEqual([]);
  });

  it('lists the edited answers that another member has changed since', () => {
    const typed = withEdit(recorded, none, 'telephone', '+22890445566');
    const retyped = withEdit(recorded, typed, 'telephone', '+22890445567');
    const theirs = { ...recorded, telephone: '+22890000000' };
    expect(conflictingFields(theirs, retyped)).toEqual(['telephone']);
    expect(conflictingFields({ ...recorded, telephone: '+22890445567' }, retyped)).toEqual([]);
  });
});

describe('Correction of an older record', () => {
  const older = recordOf('ancienne', {
    parcours: 'licence',
    sexe: 'autre',
    motivation: 'Apprendre un métier',
  });

  it('shows the former motivation as autresFormations', () => {
    expect(recordedForm(older).autresFormations).toBe('Apprendre un métier');
    expect(changesIn(recordedForm(older), none)).toEqual({});
  });

  it('keeps recorded choices that the form no longer offers', () => {
    expect(recordedOptions(older, recordedForm(older))).toEqual({
      parcours: { value: 'licence', label: 'Licence' },
      sexe: { value: 'autre', label: 'autre' },
    });
  });

  it('offers the recorded class only with the recorded path', () => {
    const record = recordOf('bts', { parcours: 'bts', classe: 'bts1' });
    const form = recordedForm(record);
    expect(recordedOptions(record, form)).toHaveProperty('classe');
    const elsewhere = editedForm(form, withEdit(form, none, 'parcours', 'bacpro'));
    expect(recordedOptions(record, elsewhere)).not.toHaveProperty('classe');
  });
});
