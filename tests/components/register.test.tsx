import { allCampagnes } from '@centre/domain/registre/filter';
import { recordOf } from '@centre/domain/inscription/record';
import { lineOf, registerDigits, registerName, rowOf } from '@centre/domain/registre/row';
import { render, screen } from '@testing-library/react';
import { getDocsFromServer } from 'firebase/firestore';
import { ReplaySubject, type Subject } from 'rxjs';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveData } from '../../web/src/data/staff/live.tsx';
import { findDuplicates, readInscriptions } from '../../web/src/data/staff/inscriptions.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';

const live = vi.hoisted(() => ({ doc: vi.fn(), collection: vi.fn() }));
vi.mock('rxfire/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...live,
}));
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getDocsFromServer: vi.fn(),
}));

const documentOf = (id: string, fields: object) => ({ id, data: () => fields });

const campagne = '2025-2026';

/** Answers of registre documents, by name; a document without an answer is pending. */
let answers = new Map<string, Subject<unknown>>();
const answersTo = (name: string) => {
  const subject = answers.get(name) ?? new ReplaySubject(1);
  answers.set(name, subject);
  return subject;
};
beforeEach(() => {
  answers = new Map();
  live.doc.mockImplementation(({ id }: { id: string }) => answersTo(id));
  live.collection.mockImplementation(() => answersTo('all'));
});

const lineFor = (nom: string) =>
  [nom, lineOf(rowOf(recordOf(nom, { nom, campagne })))] as const;

/** Registre document with a row for each of `names`; without names, it does not exist. */
const part = (name: string, names: readonly string[], fromCache = false) => ({
  ...documentOf(name, { lignes: Object.fromEntries(names.map(lineFor)) }),
  exists: () => names.length > 0,
  metadata: { fromCache },
});

/** Answers all documents of a campagne's registre with a row for each of `names`, by digit. */
function answer(year: string, names: Record<string, readonly string[]>, fromCache = false) {
  for (const digit of registerDigits) {
    const name = registerName(year, digit);
    answersTo(name).next(part(name, names[digit] ?? [], fromCache));
  }
}

function Register({ of }: { readonly of: string }) {
  const register = useRegister(of);
  const names = register.status === 'success' && register.items.map(({ nom }) => nom);
  return names ? `rows: ${names.join(' ')}` : register.status;
}

const shown = (of: string) => (
  <LiveData account="membre">
    <main>
      <Register of={of} />
    </main>
  </LiveData>
);
const text = () => screen.getByRole('main').textContent;

describe('useRegister', () => {
  it('returns the rows of all documents once each has answered, and updates them', () => {
    render(shown(campagne));
    expect(text()).toBe('loading');
    const first = registerName(campagne, '0');
    answersTo(first).next(part(first, ['Adjo']));
    expect(text()).toBe('loading');
    act(() => answer(campagne, { 0: ['Adjo', 'Kossi'], f: ['Afi'] }));
    expect(text()).toBe('rows: Adjo Kossi Afi');
    act(() => answersTo(first).next(part(first, ['Kossi'])));
    expect(text()).toBe('rows: Kossi Afi');
  });

  it('returns an error while a part is only cached, and rows once it is loaded', () => {
    act(() => answer('2022-2023', { 0: ['Adjo'] }, true));
    render(shown('2022-2023'));
    expect(text()).toBe('error');
    act(() => answer('2022-2023', { 0: ['Adjo'] }));
    expect(text()).toBe('rows: Adjo');
    act(() => answer('2022-2023', {}));
    expect(text()).toBe('rows: ');
  });

  it('returns the rows of every year when all campaigns are requested', () => {
    const of = (year: string, names: readonly string[]) => part(registerName(year, '3'), names);
    act(() => answersTo('all').next([of('2019-2020', ['Adjo']), of(campagne, ['Afi'])]));
    render(shown(allCampagnes));
    expect(text()).toBe('rows: Adjo Afi');
  });
});

it('readInscriptions reads thirty records per query and keeps their order', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => `i-${index}`);
  vi.mocked(getDocsFromServer).mockImplementation((query) => {
    // The ids of the query are read from the SDK's internal form of the query.
    const text = JSON.stringify(query);
    const queried = ids.filter((id) => text.includes(`/inscriptions/${id}"`));
    const docs = queried.map((id) => documentOf(id, { nom: id })).reverse();
    return Promise.resolve({ docs } as never);
  });
  const onProgress = vi.fn();
  const records = await readInscriptions([...ids, 'supprimee'], { onProgress });
  expect(records.map(({ id }) => id)).toEqual(ids);
  expect(getDocsFromServer).toHaveBeenCalledTimes(17);
  expect(onProgress.mock.calls).toEqual([[240], [480], [500]]);
});

it('findDuplicates matches the phone number, or the names and birth date', async () => {
  const person = { nom: 'Mensah', prenom: 'Afi', dateNaissance: '2006-05-04' };
  const telephone = '+22890123456';
  const stored = (id: string, day: number, fields: object) =>
    documentOf(id, { dateInscription: new Date(2026, 1, day), ...fields });
  const byPhone = [
    stored('une', 1, { ...person, telephone }),
    stored('telephone', 3, { nom: 'Koffi', telephone: '90123456' }),
    stored('partage', 4, { telephone, partage: [telephone] }),
  ];
  const byBirthday = [
    stored('identite', 2, { ...person, nom: 'Afi', prenom: 'MENSAH' }),
    stored('anniversaire', 5, { ...person, prenom: 'Kossi' }),
  ];
  for (const docs of [byPhone, byBirthday]) {
    vi.mocked(getDocsFromServer).mockResolvedValueOnce({ docs } as never);
  }
  const others = await findDuplicates(recordOf('une', { ...person, telephone }));
  expect(others.map(({ id }) => id)).toEqual(['identite', 'telephone']);
});
