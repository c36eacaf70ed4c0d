import { describe, expect, it } from 'vitest';
import {
  addAccount,
  addFile,
  soundWorld,
  sourceOf,
  type World,
} from '../../tests/factories/consistent-fixtures.ts';
import { audit } from './audit.ts';
import { breaks, change } from '../../tests/factories/audit-breaks.ts';
import { invariants } from './findings.ts';

describe('The audit', () => {
  it('finds nothing wrong where everything agrees, and says what it looked at', async () => {
    const { violations, examined } = await audit(sourceOf(soundWorld()));
    expect(violations).toEqual([]);
    expect(Object.fromEntries(examined)).toMatchObject({
      Inscriptions: 3,
      Membres: 2,
      'Fichiers publiés': 9,
    });
  });

  it.each(breaks)('sees just that %s', async (_, broken, breakIt) => {
    const world = soundWorld();
    breakIt(world);
    const { violations } = await audit(sourceOf(world));
    expect(violations.map(({ invariant }) => invariant)).toEqual([broken]);
  });

  it('has each of its rules broken by one of these', () => {
    const tried = new Set(breaks.map(([, broken]) => broken));
    expect([...tried].toSorted()).toEqual(Object.keys(invariants).toSorted());
  });

  it.each<[string, (world: World) => unknown]>([
    ['a stranger’s account', (w) => addAccount(w, { uid: 's', email: 's@exemple.tg' })],
    [
      'a creation of a minute ago',
      (w) => w.documents.set('usernames/o', { uid: 'new', pendingSince: new Date() }),
    ],
    [
      'a note, which no row has',
      (w) => change(w, 'inscriptions/a1', { note: { texte: 'À rappeler' } }),
    ],
    ['a file of a minute ago', (w) => addFile(w, 'public/galerie/p9/x/1.webp', new Date())],
  ])('does not mind %s', async (_, add) => {
    const world = soundWorld();
    add(world);
    expect((await audit(sourceOf(world))).violations).toEqual([]);
  });
});
