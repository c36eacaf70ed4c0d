import { recordOf } from '@centre/domain/inscription/record';
import type { ExportedAuditEvent } from '@centre/domain/inscription/personal-data';
import { describe, expect, it } from 'vitest';
import { personFileName, personFileTexts as words } from '../texts/persons.texts.ts';
import { personalDataPage } from './person-file.ts';

const centre = { name: 'Centre <d’essai>', email: 'contact@cfpi.example' };
const now = new Date('2026-11-20T14:05:09Z');

const inscription = recordOf('un', {
  reference: 'CFPI-7KQ3-M4XH',
  nom: '<script>alert(1)</script>',
  prenom: 'Kɔfi',
  telephone: '+22890123456',
  statut: 'acceptee',
  traitePar: 'scolarite',
  note: {
    texte: 'A rappelé <b>deux fois</b>',
    par: 'scolarite',
    date: new Date('2026-09-03T08:00:00Z'),
  },
  dateTraitement: new Date('2026-09-01T08:00:00Z'),
  dateInscription: new Date('2026-08-03T07:45:00Z'),
});
const journal: ExportedAuditEvent[] = [
  {
    date: new Date('2026-09-01T08:00:00Z'),
    action: 'updateInscription',
    role: 'ADMIN_FULL',
    // The second field no longer exists.
    fields: ['statut', 'ancien' as never],
  },
  {
    date: new Date('2026-09-02T08:00:00Z'),
    action: 'exportInscriptions',
    role: null,
    format: 'pdf',
  },
  { date: new Date('2026-09-02T09:00:00Z'), action: 'ancienne' as never, role: null },
];
const page = (entries = journal) =>
  personalDataPage([{ inscription, journal: entries }], centre, now);

describe('Personal data file', () => {
  it('states in French the data, decision, expiry and journal of a person', () => {
    const text = page();
    for (const part of [
      'lang="fr"',
      'Inscription CFPI-7KQ3-M4XH',
      'Kɔfi',
      '+228 90 12 34 56',
      'Acceptée le 01/09/2026',
      'A rappelé &lt;b&gt;deux fois&lt;/b&gt;\nÉcrite le 03/09/2026',
      '2 août 2029',
      'Inscription modifiée (statut) · Administrateur Complet',
      'Inscriptions exportées (PDF) · Opérateur',
      'Opération qui n’existe plus · Opérateur',
      words.journalNote,
      centre.email,
    ]) {
      expect(text).toContain(part);
    }
    expect(page([])).toContain(words.noJournal);
  });

  it('names no staff member in its text or its JSON', () => {
    expect(inscription.traitePar).toBe('scolarite');
    expect(page()).not.toMatch(/scolarite|traitePar/);
  });

  it('contains the data as JSON, and escapes markup', () => {
    const text = page();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('Centre &lt;d’essai&gt;');
    const [, data = ''] = /id="donnees">(.*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject([
      {
        inscription: { nom: '<script>alert(1)</script>', statut: 'acceptee' },
        journal: [{}, {}, {}],
      },
    ]);
  });

  it('has a file name with the reference, if any, and the timestamp', () => {
    expect(personFileName('CFPI-7KQ3-M4XH', now)).toBe(
      'donnees-personnelles-CFPI-7KQ3-M4XH-20261120-140509.html',
    );
    expect(personFileName('', now)).toBe('donnees-personnelles-20261120-140509.html');
  });
});
