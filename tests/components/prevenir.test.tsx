import { firstMessages } from '@centre/domain/inscription/prevenir';
import { recordOf } from '@centre/domain/inscription/record';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { Told } from '../../web/src/dashboard/inscriptions/details/annotations.tsx';
import { PersonCard } from '../../web/src/dashboard/inscriptions/prevenir/person-card.tsx';
import {
  prevenirWords,
  toldWords,
} from '../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { call } from '../../web/src/data/callables.ts';
import { inscription } from '../factories/inscription.ts';
import { button, field, findDialog, mountSection } from './staff.tsx';

const own = {
  ...{ motif: 'decision', voie: 'appel', resultat: 'prevenu' },
  ...{ par: 'super_admin', date: '2026-11-28T09:00:00.000Z' },
} as const;
const later = { date: '2026-11-28T09:01:00.000Z' } as const;

it.each([
  ['a colleague noted since', { ...own, ...later, par: 'direction' }],
  ['the member noted for another reason since', { ...own, ...later, motif: 'piece' }],
])('A contact is withdrawn by its own date, not by that of what %s', async (_, other) => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ inscription: { prevenu: [own, other] } });
  const record = recordOf('un', { prenom: 'Afi', telephone: '+22890123456' });
  const props = { at: new Date(), isNext: false, onNext: vi.fn() };
  mountSection(
    <PersonCard record={record} campagne={firstMessages as never} {...props} />,
    'SUPER_ADMIN',
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: 'Appel' }));
  await user.click(button('Prévenu'));
  await user.click(await screen.findByRole('button', { name: common.undo }));
  await waitFor(() => {
    const withdrawn = { id: 'un', date: own.date };
    expect(call).toHaveBeenLastCalledWith('dashboard/withdrawContact', withdrawn);
  });
  // A toast that goes on leaving would be that of the next test.
  await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
});

it.each([
  ['beside that of a minor', '2015-01-31', true],
  ['nowhere for an adult', '1999-01-31', false],
])('The number of the guardian stands %s', (_, dateNaissance, isThere) => {
  const contactUrgenceTelephone = '+22891234567';
  const record = recordOf('un', {
    ...inscription({ dateNaissance, contactUrgenceTelephone }),
  });
  const props = { at: new Date('2026-11-29'), isNext: false, onNext: vi.fn() };
  mountSection(
    <PersonCard record={record} campagne={firstMessages as never} {...props} />,
    'SUPER_ADMIN',
  );
  const number = screen.queryByText(prevenirWords.guardianPhone)?.nextElementSibling;
  if (isThere) expect(number?.textContent).toContain('91 23 45 67');
  else expect(number).toBeUndefined();
});

it('A usual paper is added to the missing ones, and taken from them, by a button', async () => {
  vi.mocked(call).mockReset().mockResolvedValue({});
  const texte = 'Acte de décès du père';
  const pieceManquante = { texte, par: 'direction', date: '2026-11-28T09:00:00.000Z' };
  const record = recordOf('un', { ...inscription(), pieceManquante });
  mountSection(<Told record={record} />, 'SUPER_ADMIN');
  const user = userEvent.setup({ delay: null });
  await user.click(button(toldWords.edit));
  await findDialog(toldWords.dialog(`${record.nom} ${record.prenom}`));
  for (const name of ['Photo d’identité', 'Relevé de notes', 'Photo d’identité']) {
    await user.click(button(name));
  }
  expect(button('Relevé de notes').getAttribute('aria-pressed')).toBe('true');
  expect(field('pieceManquante').value).toBe(`${texte}, Relevé de notes`);
});
