import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as texts } from '@centre/domain/messages/staff/inscription';
import { serverMessages } from '@centre/domain/messages/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { ConfirmDialog } from '../../web/src/dashboard/ui/dialog.tsx';
import { Decisions } from '../../web/src/dashboard/inscriptions/details/decision.tsx';
import {
  changeTexts,
  detailsTexts,
} from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { ChecksNotice } from '../../web/src/dashboard/inscriptions/details/details-sections.tsx';
import { statutActions } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { fullName } from '../../web/src/texts/answers.texts.ts';
import { call } from '../../web/src/data/callables.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, findDialog, mountSection } from './staff.tsx';

const decided = (statut: InscriptionStatut): InscriptionRecord =>
  recordOf('une-demande', { ...inscription({}), statut });

let store: (statut: InscriptionStatut) => void;

const onNext = vi.fn();

function Desk({ statut }: { readonly statut: InscriptionStatut }) {
  const [stored, setStored] = useState(statut);
  store = setStored;
  return <Decisions record={decided(stored)} onNext={onNext} />;
}

/** Mounts the decision buttons of an application; each decision is stored at once. */
function mountDesk(statut: InscriptionStatut) {
  vi.mocked(call).mockImplementation((_, request) => {
    const { decisions } = request as { decisions: { statut: InscriptionStatut }[] };
    store(decisions[0]?.statut ?? 'en_attente');
    return Promise.resolve({ failures: [] });
  });
  return mountSection(<Desk statut={statut} />, 'INSCRIPTIONS_MANAGER');
}

const names = () => {
  const group = screen.getByRole('group', { name: 'Décision' });
  return [...group.querySelectorAll('button')].map(({ textContent }) => textContent);
};
const title = normalizeText(changeTexts.title(fullName(decided('acceptee'))));

describe('Decision on an application', () => {
  it('asks for confirmation on a second click at the same place', async () => {
    const user = mountDesk('en_attente');
    expect(names()).toEqual([statutActions.acceptee, statutActions.refusee]);
    await user.click(button(statutActions.acceptee));
    await waitFor(() => expect(names()).toEqual([changeTexts.open, detailsTexts.nextWaiting]));
    await user.click(button(changeTexts.open));
    await findDialog(title);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('keeps its label and focus while saving, then leads to the next application', async () => {
    const user = mountDesk('en_attente');
    const answer = Promise.withResolvers<object>();
    vi.mocked(call).mockReturnValue(answer.promise);
    await user.click(button(statutActions.acceptee));
    const pressed = button(statutActions.acceptee);
    expect(pressed).toHaveProperty('disabled', true);
    expect(pressed.dataset).toHaveProperty('loading');
    expect(button(statutActions.refusee)).toHaveProperty('disabled', true);
    expect(button(statutActions.refusee).dataset).not.toHaveProperty('loading');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Décision' }));

    // The button stays disabled until the record has the decision.
    await act(async () => {
      answer.resolve({ failures: [] });
      await answer.promise;
    });
    expect(button(statutActions.acceptee)).toHaveProperty('disabled', true);
    act(() => store('acceptee'));
    await screen.findByText(statutLabels.acceptee);
    fireEvent.click(button(detailsTexts.nextWaiting), { detail: 2 });
    expect(onNext).not.toHaveBeenCalled();
    await user.click(button(detailsTexts.nextWaiting));
    expect(onNext).toHaveBeenCalledOnce();
    expect(names()).toEqual([changeTexts.open, detailsTexts.nextWaiting]);
  });

  it('is changed after confirmation, from the statut that the member saw', async () => {
    const user = mountDesk('acceptee');
    await user.click(button(changeTexts.open));
    const dialog = await findDialog(title);
    await user.click(button(statutActions.refusee, dialog));
    expect(call).toHaveBeenLastCalledWith('dashboard/decideInscriptions', {
      decisions: [{ id: 'une-demande', avant: 'acceptee', statut: 'refusee' }],
    });
    await screen.findByText(
      normalizeText(texts.statutChanged.refusee(fullName(decided('refusee')))),
    );
  });

  it('shows that a colleague decided concurrently', async () => {
    const user = mountDesk('en_attente');
    const message = serverMessages.decidedMeanwhile;
    vi.mocked(call).mockResolvedValue({ failures: [{ id: 'une-demande', message }] });
    await user.click(button(statutActions.acceptee));
    await screen.findByText(normalizeText(message));
    await waitFor(() =>
      expect(button(statutActions.acceptee)).toHaveProperty('disabled', false),
    );
  });

  it('closes its confirmation dialog when a colleague changes the statut', async () => {
    const user = mountDesk('acceptee');
    await user.click(button(changeTexts.open));
    await findDialog(title);
    act(() => store('refusee'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('ConfirmDialog ignores the second click of a double click', () => {
  const onConfirm = vi.fn();
  const dialog = (
    <ConfirmDialog question="Supprimer ?" onConfirm={onConfirm} onCancel={vi.fn()} />
  );
  mountSection(dialog, 'INSCRIPTIONS_MANAGER');
  fireEvent.click(button(common.delete), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(button(common.delete), { detail: 1 });
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('Checks notice stays in place with a disabled button once checked', async () => {
  const marked = recordOf('une-demande', { ...inscription({}), aVerifier: ['piege'] });
  const noticeOf = (record: InscriptionRecord) => (
    <ChecksNotice record={record} onChanged={vi.fn()} />
  );
  function Notice() {
    const [record, setRecord] = useState(marked);
    vi.mocked(call).mockImplementation(() => {
      setRecord({ ...record, aVerifier: [] });
      return Promise.resolve({});
    });
    return noticeOf(record);
  }
  mountSection(<Notice />, 'INSCRIPTIONS_MANAGER');
  await userEvent.setup({ delay: null }).click(button('C’est vérifié'));
  await waitFor(() => expect(button(texts.checked)).toHaveProperty('disabled', true));
});
