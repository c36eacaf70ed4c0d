import {
  inscriptionFields,
  programmes,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { answersIn, control, fillField, findControl, openForm } from './enrolment.tsx';
import { asRead } from './mount.tsx';

/** What a select offers beside the invitation to choose. */
const offered = (field: InscriptionField) =>
  Array.from(
    control(field).querySelectorAll('option:not([value=""])'),
    (option) => option.textContent,
  );

async function choose(user: UserEvent, choice: Partial<Record<InscriptionField, string>>) {
  for (const [field, value] of Object.entries(choice)) {
    await fillField(user, field as InscriptionField, value);
  }
}

describe('The enrolment form', () => {
  it('offers a path first, and each path its classes, its specialities and its modalities', async () => {
    const user = await openForm();
    const legends = Array.from(
      document.querySelectorAll('legend'),
      (legend) => legend.textContent,
    );
    expect(legends).toEqual(
      Object.values(enrolment.sections).map((title, index) => `${index + 1}. ${title}`),
    );
    expect(screen.queryByText(asRead(enrolment.programmes))).not.toBeNull();
    expect(offered('parcours')).toEqual(['BTS', 'BAC PRO']);
    for (const field of ['classe', 'specialite', 'modalite'] as const) {
      expect(findControl(field)).toBeNull();
    }

    await choose(user, { parcours: 'bacpro' });
    expect(offered('classe')).toEqual(['Seconde', 'Première', 'Terminale']);
    expect(offered('specialite')).toEqual([...programmes.bacpro.specialites]);
    expect(offered('specialite')).not.toContain('QHSE');
    for (const classe of programmes.bacpro.classes) {
      await choose(user, { classe });
      expect(findControl('modalite')).toBeNull();
    }

    await choose(user, { parcours: 'bts' });
    expect(offered('classe')).toEqual(['BTS 1ère année', 'BTS 2ème année']);
    expect(offered('specialite')).toEqual([...programmes.bts.specialites]);
    expect(offered('specialite')).toContain('QHSE');
    await choose(user, { classe: 'bts1' });
    expect(findControl('modalite')).toBeNull();
    await choose(user, { classe: 'bts2' });
    expect(offered('modalite')).toHaveLength(2);

    // Every control is there now, and has a label that names it.
    for (const [field, label] of Object.entries(inscriptionFields)) {
      const [named] = screen.getAllByLabelText(
        (text) => text === label || text === `${label} *`,
      );
      expect(named?.getAttribute('name')).toBe(field);
    }
  });

  it('forgets what hung on a path or a class that was changed, and nothing else', async () => {
    const user = await openForm();
    await choose(user, { parcours: 'bts', classe: 'bts2', specialite: 'QHSE' });
    await choose(user, { modalite: 'soir', nom: 'Agbeko' });
    await choose(user, { parcours: 'bacpro' });
    expect(answersIn()).toMatchObject({ classe: '', specialite: '', nom: 'Agbeko' });

    await choose(user, { parcours: 'bts', classe: 'bts2' });
    expect(answersIn()).toMatchObject({ specialite: '', modalite: '' });

    // Another class of BTS has the same specialities.
    await choose(user, { specialite: 'QHSE' });
    await choose(user, { modalite: 'jour', classe: 'bts1' });
    await choose(user, { classe: 'bts2' });
    expect(answersIn()).toMatchObject({ specialite: 'QHSE', modalite: '' });
  });
});
