import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { consentTexts } from './consent.texts.ts';

const sent = { dateInscription: '2026-11-12T14:03:00Z', dateNaissance: '2000-05-01' };
const minor = { ...sent, dateNaissance: '2010-05-01' };
const consentement = { version: '2026-11', date: '2026-11-12T14:03:00Z' };
const wordsOf = (fields: Record<string, unknown>) => consentTexts(recordOf('un', fields));
const toCollect = 'Accord du tuteur\u00A0: à recueillir au dépôt du dossier';

describe('consentTexts', () => {
  it('states the accepted version of the notice and its date', () => {
    expect(wordsOf({ ...sent, consentement })).toEqual({
      notice: 'Avis accepté le 12 novembre 2026 à 14:03 (version 2026-11)',
      guardian: undefined,
      isToCollect: false,
    });
  });

  it('states for a minor whether the guardian consented or is to be asked', () => {
    const textsFor = (tuteur: unknown) =>
      wordsOf({ ...minor, consentement: { ...consentement, tuteur } });
    expect(textsFor('accepte')).toMatchObject({
      guardian: 'Accord du tuteur\u00A0: déclaré sur le formulaire',
      isToCollect: false,
    });
    expect(textsFor('a-recueillir')).toMatchObject({ guardian: toCollect, isToCollect: true });
    // A birthday that was corrected later makes an applicant a minor after the form was sent.
    expect(textsFor(undefined)).toMatchObject({ guardian: toCollect, isToCollect: true });
  });

  it('states a missing notice, and the consent to collect for a minor', () => {
    expect(wordsOf(sent)).toEqual({
      notice: 'Avis\u00A0: non affiché (autre voie)',
      guardian: undefined,
      isToCollect: false,
    });
    expect(wordsOf(minor)).toMatchObject({ guardian: toCollect });
  });

  it('treats no applicant as a minor without a date of application', () => {
    expect(wordsOf({ dateNaissance: '1980-01-01' })).toMatchObject({ guardian: undefined });
  });
});
