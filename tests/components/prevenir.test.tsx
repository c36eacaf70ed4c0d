import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firstMessages } from '@centre/domain/inscription/prevenir';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { prevenirMessages as texts } from '@centre/domain/messages/staff/inscription';
import { rowOf } from '@centre/domain/registre/row';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { ContactHistory } from '../../web/src/dashboard/inscriptions/details/annotations.tsx';
import { PersonCard } from '../../web/src/dashboard/inscriptions/prevenir/person-card.tsx';
import { Prevenir } from '../../web/src/dashboard/inscriptions/prevenir/prevenir.tsx';
import {
  prevenirTexts,
  contactTexts,
} from '../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { toast } from '../../web/src/dashboard/ui/toaster.ts';
import { call } from '../../web/src/data/callables.ts';
import { useInscription } from '../../web/src/data/staff/inscriptions.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';
import { readStaffCampagne } from '../../web/src/data/staff/staff-campagne.ts';
import { fullName } from '../../web/src/texts/answers.texts.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText, advanceTime } from './mount.tsx';
import { button, field, findDialog, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/register.ts');
vi.mock('../../web/src/data/staff/staff-campagne.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readStaffCampagne: vi.fn(),
}));
vi.mock('../../web/src/data/staff/inscriptions.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useInscription: vi.fn(),
}));

const ownContact = {
  ...{ motif: 'decision', voie: 'appel', resultat: 'prevenu' },
  ...{ par: 'super_admin', date: '2026-11-28T09:00:00.000Z' },
} as const;
const at = new Date('2026-11-29');
const openCard = (record: InscriptionRecord) => {
  const props = { record, at, isNext: false, onNext: vi.fn() };
  return mountSection(
    <PersonCard campagne={firstMessages as never} {...props} />,
    'SUPER_ADMIN',
  );
};
const later = { date: '2026-11-28T09:01:00.000Z' } as const;

it.each([
  ['a colleague noted since', { ...ownContact, ...later, par: 'direction' }],
  ['the member noted for another reason since', { ...ownContact, ...later, motif: 'piece' }],
])('Undo withdraws its own contact, not the one that %s', async (_, other) => {
  vi.mocked(call).mockResolvedValue({ inscription: { prevenu: [ownContact, other] } });
  const record = recordOf('un', { prenom: 'Afi', telephone: '+22890123456' });
  const user = openCard(record);
  await user.click(screen.getByRole('link', { name: 'Appel' }));
  await user.click(button('Prévenu'));
  await user.click(await screen.findByRole('button', { name: common.undo }));
  await waitFor(() => {
    const withdrawn = { id: 'un', date: ownContact.date };
    expect(call).toHaveBeenLastCalledWith('dashboard/withdrawContact', withdrawn);
  });
  // The next test would find a toast that is still leaving.
  await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
});

it.each([
  ['shown for a minor', '2015-01-31', true],
  ['hidden for an adult', '1999-01-31', false],
])('Guardian number on the person card is %s', (_, dateNaissance, isShown) => {
  const contactUrgenceTelephone = '+22891234567';
  const record = recordOf('un', {
    ...inscription({ dateNaissance, contactUrgenceTelephone }),
  });
  openCard(record);
  const number = screen.queryByText(prevenirTexts.guardianPhone)?.nextElementSibling;
  if (isShown) expect(number?.textContent).toContain('91 23 45 67');
  else expect(number).toBeUndefined();
});

it('Button of a usual paper adds it to the missing papers, or removes it', async () => {
  vi.mocked(call).mockResolvedValue({});
  const texte = 'Acte de décès du père';
  const pieceManquante = { texte, par: 'direction', date: '2026-11-28T09:00:00.000Z' };
  const record = recordOf('un', { ...inscription(), pieceManquante });
  const user = mountSection(<ContactHistory record={record} />, 'SUPER_ADMIN');
  await user.click(button(contactTexts.edit));
  await findDialog(contactTexts.dialog(`${record.nom} ${record.prenom}`));
  for (const name of ['Photo d’identité', 'Relevé de notes', 'Photo d’identité']) {
    await user.click(button(name));
  }
  expect(button('Relevé de notes').getAttribute('aria-pressed')).toBe('true');
  expect(field('pieceManquante').value).toBe(`${texte}, Relevé de notes`);
});

describe('Prevenir queue', () => {
  let records: readonly InscriptionRecord[];

  /** Record with a missing paper; a lower index comes first in the queue. */
  const withoutPaper = (index: number, prevenu: readonly object[] = []) =>
    recordOf(`i-${index}`, {
      ...inscription({ telephone: `+228${90_000_000 + index}` }, index),
      pieceManquante: { texte: 'Acte', par: 'scolarite', date: new Date('2026-11-01') },
      campagne: firstCampagne.anneeScolaire,
      prevenu,
    });

  /** Mocks the queue of `waiting` records, and a server that stores each noted contact. */
  function answerFor(...waiting: readonly InscriptionRecord[]) {
    records = waiting;
    vi.mocked(readStaffCampagne).mockResolvedValue({ ...firstCampagne, ...firstMessages });
    vi.mocked(useRegister).mockImplementation(function useItems() {
      return listResult(records.map((record) => rowOf(record)));
    });
    vi.mocked(useInscription).mockImplementation(function useOne(id) {
      const record = records.find((one) => one.id === id);
      return record ? { status: 'success', record } : { status: 'missing' };
    });
    vi.mocked(call).mockImplementation((name, request) => {
      const { id, ...contact } = request as { readonly id: string };
      if (name !== 'dashboard/noteContact') return Promise.resolve({});
      const noted = { ...contact, par: 'super_admin', date: new Date().toISOString() };
      records = records.map((one) =>
        one.id === id ? withoutPaper(Number(id.slice(2)), [noted]) : one,
      );
      return Promise.resolve({ inscription: { prevenu: [noted] } });
    });
  }

  function openQueue(): UserEvent {
    history.replaceState(undefined, '', '/dashboard/inscriptions/prevenir');
    return mountSection(<Prevenir />, 'SUPER_ADMIN');
  }

  const findCard = (record: InscriptionRecord) =>
    screen.findByRole('article', { name: fullName(record) });
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
  const message = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: prevenirTexts.text });
  const noteRequests = () =>
    vi
      .mocked(call)
      .mock.calls.flatMap(([name, request]) =>
        name === 'dashboard/noteContact' ? [request] : [],
      );

  it('advances after two taps, and lists an unreached person again the next day', async () => {
    const faked = ['setInterval', 'clearInterval', 'Date'] as const;
    vi.useFakeTimers({ toFake: [...faked], shouldAdvanceTime: true });
    const [first, second] = [withoutPaper(0), withoutPaper(1)];
    answerFor(first, second);
    const user = openQueue();
    await findCard(first);
    await user.click(link('SMS'));
    await user.click(button('Prévenu'));
    await screen.findByText(normalizeText(texts.noted.prevenu(fullName(first))));
    await findCard(second);
    await user.click(link('Appel'));
    await user.click(button('Pas de réponse'));
    await screen.findByText(normalizeText(prevenirTexts.empty));
    expect(noteRequests()).toEqual([
      { id: first.id, motif: 'piece', voie: 'sms', resultat: 'prevenu' },
      { id: second.id, motif: 'piece', voie: 'appel', resultat: 'sans_reponse' },
    ]);

    // The tab stays open until the next day.
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await advanceTime(30_000);
    await findCard(second);
    screen.getByText(normalizeText(prevenirTexts.left(1)));
    toast.dismissAll();
  });

  it('restores person, text and question after a reload, and stores no name', async () => {
    const [earlier, first] = [withoutPaper(0), withoutPaper(1)];
    answerFor(first);
    let user = openQueue();
    await findCard(first);
    const text = `${first.prenom}, votre dossier ${first.reference} vous attend`;
    await user.clear(message());
    await user.paste(text);
    const sms = link('SMS').getAttribute('href') ?? '';
    expect(decodeURIComponent(sms)).toContain(text);
    await user.click(link('SMS'));
    const { nom, prenom, reference } = first;
    const kept = JSON.stringify(Object.values(sessionStorage));
    for (const answer of [nom, prenom, reference]) expect(kept).not.toContain(answer);

    cleanup();
    answerFor(earlier, first);
    user = openQueue();
    await findCard(first);
    expect(message().value).toBe(text);
    await user.click(button('Prévenu'));
    await findCard(earlier);
    toast.dismissAll();
  });
});
