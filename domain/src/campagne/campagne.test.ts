import { describe, expect, it } from 'vitest';
import { centre } from '../centre.ts';
import {
  campagneAt,
  firstCampagne,
  graceEnd,
  graceMs,
  manualStateEnd,
  isOpenAt,
  isReceivedAt,
  secondsUntilChange,
  type StoredCampagne,
} from './campagne.ts';
import { closedSentence, periodOf, publicCampagne, sentenceParts } from './public-campagne.ts';
import { recordOf } from '../inscription/record.ts';

const dated: StoredCampagne = { ...firstCampagne, etat: 'automatique' };
const opening = new Date('2025-07-25T00:00:00Z');
const closing = new Date('2025-10-01T00:00:00Z');
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

describe('Campagne', () => {
  it.each([
    ['a second before its opening', after(opening, -1000), false],
    ['at its opening', opening, true],
    ['a second before its closing', after(closing, -1000), true],
    ['at its closing', closing, false],
    ['a second after its closing', after(closing, 1000), false],
  ])('opens and closes by its dates: %s', (_, now, isOpen) => {
    expect(isOpenAt(dated, now)).toBe(isOpen);
    const { ouverte, titre } = publicCampagne(dated, now);
    expect(ouverte).toBe(isOpen);
    expect(titre.startsWith('Inscriptions ouvertes')).toBe(isOpen);
  });

  it('ignores its dates when opened or closed by hand', () => {
    expect(isOpenAt({ ...dated, etat: 'ouverte' }, after(closing, 1))).toBe(true);
    expect(isOpenAt({ ...dated, etat: 'fermee' }, after(opening, 1))).toBe(false);
  });

  it('is open until the end of its extension, which its period includes', () => {
    const extended = { ...dated, prolongation: '2025-10-15' };
    expect(isOpenAt(extended, new Date('2025-10-15T23:59:59Z'))).toBe(true);
    expect(isOpenAt(extended, new Date('2025-10-16T00:00:00Z'))).toBe(false);
    expect(periodOf(extended)).toBe('juillet à octobre 2025');
  });

  it('accepts an application begun before the closing for two hours after it', () => {
    const begun = after(closing, -1);
    expect(isReceivedAt(dated, after(closing, graceMs - 1), begun)).toBe(true);
    expect(isReceivedAt(dated, after(closing, graceMs), begun)).toBe(false);
    expect(isReceivedAt(dated, after(closing, 1), closing)).toBe(false);
    expect(isReceivedAt(dated, after(closing, 1))).toBe(false);
    expect(isReceivedAt(dated, after(opening, -1), new Date(0))).toBe(false);
  });

  it('accepts an application begun up to a minute after a closing by hand', () => {
    const byHand: StoredCampagne = { ...dated, etat: 'fermee', fermeeLe: opening };
    const [now, begun] = [after(opening, 70_000), after(opening, 59_999)];
    expect(isReceivedAt(byHand, now, after(opening, -1))).toBe(true);
    expect(isReceivedAt(byHand, now, begun)).toBe(true);
    expect(isReceivedAt(byHand, now, after(opening, 60_000))).toBe(false);
    // An applicant who opens a page that already shows the closing has not begun.
    expect(graceEnd(publicCampagne(byHand, now), begun.toISOString())).toBeUndefined();
  });

  it('returns the end of the grace period for a form begun before the closing', () => {
    const shown = publicCampagne(dated, after(closing, 1));
    expect(graceEnd(shown, after(closing, -1).toISOString())).toEqual(after(closing, graceMs));
    expect(graceEnd(shown, closing.toISOString())).toBeUndefined();
    const begun = after(closing, -1).toISOString();
    const endAfter = (ms: number) => graceEnd(publicCampagne(dated, after(closing, ms)), begun);
    expect(endAfter(graceMs - 1)).toEqual(after(closing, graceMs));
    expect(endAfter(graceMs)).toBeUndefined();
    expect(graceEnd(shown, '')).toBeUndefined();
    expect(graceEnd(publicCampagne(dated, opening), opening.toISOString())).toBeUndefined();
  });

  it('returns the seconds until its next opening or closing', () => {
    expect(secondsUntilChange(dated, after(opening, -1500))).toBe(1);
    expect(secondsUntilChange(dated, after(closing, -60_000))).toBe(60);
    expect(secondsUntilChange(dated, closing)).toBe(Infinity);
    const announced = { ...dated, prochaine: '2026-07-01' };
    expect(secondsUntilChange(announced, new Date('2026-06-30T23:59:00Z'))).toBe(60);
  });

  it.each([
    ['2026-08-03', '2026-09-15', 'd’août à septembre 2026'],
    ['2026-04-01', '2026-04-30', 'd’avril 2026'],
    ['2026-10-01', '2026-11-30', 'd’octobre à novembre 2026'],
    ['2026-07-01', '2026-09-15', 'de juillet à septembre 2026'],
    ['2025-11-03', '2026-02-27', 'de novembre 2025 à février 2026'],
  ])('announces the dates %s to %s as “%s”', (ouverture, cloture, period) => {
    const campagne = { ...dated, ouverture, cloture };
    const { titre } = publicCampagne(campagne, new Date(ouverture));
    expect(titre).toBe(`Inscriptions ouvertes ${period}`);
    expect(periodOf(campagne)).toBe(period.replace(/^d(?:e |’)/, ''));
  });

  it('states its last day until that day has passed', () => {
    const next = { ...dated, ouverture: '2026-07-01', cloture: '2026-09-15' };
    expect(publicCampagne(next, new Date('2026-09-15T23:59:59Z'))).toMatchObject({
      fin: '15 septembre 2026',
      texte:
        'Les candidatures sont reçues depuis le mercredi 1er juillet 2026, jusqu’au 15 septembre 2026 inclus. Le formulaire prend dix minutes.',
    });
    const etatLe = new Date('2026-06-29');
    const early = publicCampagne({ ...next, etat: 'ouverte', etatLe }, new Date('2026-06-30'));
    expect(early.texte).toBe(
      'Les candidatures sont reçues jusqu’au 15 septembre 2026 inclus. Le formulaire prend dix minutes.',
    );
    const extended = { ...next, prolongation: '2026-10-01' };
    expect(publicCampagne(extended, new Date('2026-09-16')).fin).toBe('1er octobre 2026');
    expect(
      publicCampagne({ ...next, etat: 'ouverte' }, new Date('2026-09-16')).fin,
    ).toBeUndefined();
  });

  it('shows the default title and text before a campagne is saved', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    expect(publicCampagne(firstCampagne, now)).toMatchObject({
      ouverte: true,
      titre: `Inscriptions ouvertes de ${centre.campaign.period}`,
      texte:
        'Les candidatures sont reçues depuis le vendredi 25 juillet 2025. Le formulaire prend dix minutes.',
    });
  });

  it.each([
    ['Au plus tard le 15 octobre.', 'au plus tard le 15 octobre'],
    [' avant la rentrée ... ', 'avant la rentrée'],
    ['À la rentrée,', 'à la rentrée'],
    ['SMS en octobre', 'SMS en octobre'],
    [`${centre.city} : en octobre`, `${centre.city} : en octobre`],
  ])('normalizes “%s” to the end of a sentence, idempotently', (reponse, part) => {
    const typed = { suite: ' il vous appelle. ', reponse };
    expect(sentenceParts(typed)).toEqual({ suite: 'Il vous appelle', reponse: part });
    expect(sentenceParts(sentenceParts(typed))).toEqual(sentenceParts(typed));
  });

  it('states the next opening after its closing, if one is announced', () => {
    const now = after(closing, 1);
    expect(publicCampagne(dated, now).titre).toBe('Inscriptions closes');
    expect(closedSentence(dated, now)).toBe(
      'Les inscriptions 2025-2026 sont closes. La date des prochaines sera annoncée sur ce site.',
    );
    const announced = { ...dated, prochaine: '2026-07-01' };
    const { titre } = publicCampagne(announced, now);
    expect(titre).toBe('Inscriptions à partir du 1er juillet 2026');
    expect(closedSentence(announced, now)).toContain('ouvriront le mercredi 1er juillet 2026.');
  });

  it('neither announces nor opens on a day that was past when saved', () => {
    const august = new Date('2026-08-03');
    const late = { ...dated, prochaine: '2026-07-01' };
    const titre = 'Inscriptions closes';
    const texte = closedSentence(dated, august);
    expect(publicCampagne(late, august)).toMatchObject({ titre, texte });
    const saved = { ...late, etatLe: august };
    expect(publicCampagne(saved, after(august, 1)).ouverte).toBe(false);
  });

  it.each([
    ['fermee', '2025-08-10', '', undefined],
    ['fermee', '2025-08-10', '2026-07-01', '2026-07-01'],
    ['fermee', '2025-06-10', '2026-07-01', '2025-07-25'],
    ['ouverte', '2025-06-10', '2026-07-01', '2025-10-01'],
    ['ouverte', '2025-12-10', '2026-07-01', '2026-07-01'],
    ['ouverte', '2025-12-10', '', undefined],
    ['automatique', '2025-06-10', '2026-07-01', undefined],
  ] as const)('keeps state %s (set %s, next “%s”) until %s', (etat, since, prochaine, day) => {
    const byHand = { ...dated, etat, prochaine, etatLe: new Date(since) };
    expect(manualStateEnd(byHand)).toEqual(day && new Date(day));
  });

  it.each(['automatique', 'fermee', 'ouverte'] as const)(
    'opens from state %s for the next year on the announced day, with no end',
    (etat) => {
      const announced = { ...dated, etat, prochaine: '2026-07-01', etatLe: closing };
      const day = new Date('2026-07-01T00:00:00Z');
      expect(campagneAt(announced, after(day, -1)).anneeScolaire).toBe('2025-2026');
      expect(campagneAt(announced, day)).toMatchObject({
        anneeScolaire: '2026-2027',
        annees: ['2025-2026'],
        ouverture: '2026-07-01',
        cloture: '',
      });
      expect(publicCampagne(announced, day)).toMatchObject({
        ouverte: true,
        titre: 'Inscriptions ouvertes 2026-2027',
        texte:
          'Les candidatures sont reçues depuis le mercredi 1er juillet 2026. Le formulaire prend dix minutes.',
      });
    },
  );

  it('closes after its last day when opened by hand before its first day', () => {
    const early: StoredCampagne = { ...dated, etat: 'ouverte', etatLe: after(opening, -1) };
    expect(publicCampagne(early, after(closing, -1))).toMatchObject({
      ouverte: true,
      fin: '30 septembre 2025',
    });
    expect(publicCampagne(early, closing).ouverte).toBe(false);
  });

  it.each(['automatique', 'fermee'] as const)('announces its opening in state %s', (etat) => {
    expect(publicCampagne({ ...dated, etat }, after(opening, -1))).toMatchObject({
      titre: 'Inscriptions à partir du 25 juillet 2025',
      texte: 'Les inscriptions 2025-2026 ouvriront le vendredi 25 juillet 2025.',
    });
  });
});

it.each([
  ['2024-12-31T23:59:59Z', '2024-2025'],
  ['2025-01-01T00:00:00Z', '2025-2026'],
  ['2026-11-24T10:00:00Z', '2025-2026'],
])('recordOf assigns an application of %s without a campagne to %s', (sent, campagne) => {
  expect(recordOf('a', { dateInscription: sent }).campagne).toBe(campagne);
  const named = { dateInscription: sent, campagne: '2026-2027' };
  expect(recordOf('a', named).campagne).toBe('2026-2027');
});
