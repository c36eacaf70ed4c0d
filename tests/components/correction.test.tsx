import {
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { staffInscriptionMessages as texts } from '@centre/domain/messages/staff/inscription';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { CorrectionDialog } from '../../web/src/dashboard/inscriptions/correction/correction-dialog.tsx';
import {
  correctionTexts,
  requestedTexts,
} from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { RequestedCorrectionNotice } from '../../web/src/dashboard/inscriptions/details/details-sections.tsx';
import { call, CallError } from '../../web/src/data/callables.ts';
import { inscription } from '../factories/inscription.ts';
import { fillField } from './enrolment.tsx';
import { normalizeText } from './mount.tsx';
import { button, field, findDialog, mountSection } from './staff.tsx';

/** Recorded inscription in the first year of BTS. */
const recorded = (overrides: object = {}): InscriptionRecord =>
  recordOf('une-demande', {
    ...inscription({ parcours: 'bts', classe: 'bts1' }),
    ...{ prenom: 'Afi', lieuResidence: 'Lomé' },
    ...overrides,
  });

let changeRecord: (record: InscriptionRecord) => void;

function Correction({ initial }: { readonly initial: InscriptionRecord }) {
  const [record, setRecord] = useState(initial);
  const [isOpen, setOpen] = useState(true);
  changeRecord = setRecord;
  const close = () => setOpen(false);
  return isOpen && <CorrectionDialog record={record} onSaved={close} onClose={close} />;
}

/** Opens the correction dialog of `record` as INSCRIPTIONS_MANAGER. */
async function openCorrection(record = recorded()) {
  vi.mocked(call).mockResolvedValue({});
  const user = mountSection(<Correction initial={record} />, 'INSCRIPTIONS_MANAGER');
  const title = normalizeText(correctionTexts.title(`${record.nom} ${record.prenom}`));
  const dialog = await findDialog(title);
  return { dialog, user, save: () => user.click(button(common.save)) };
}

const whenClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const lastCall = () => vi.mocked(call).mock.lastCall;
const expectSent = (changes: Partial<Record<InscriptionField, string>>) =>
  expect(lastCall()).toEqual([
    'dashboard/updateInscription',
    { id: 'une-demande', ...changes },
  ]);

describe('Correction dialog', () => {
  it('focuses a rejected answer, keeps the form offline, and sends only changes', async () => {
    const { dialog, user, save } = await openCorrection();
    await fillField(user, 'prenom', 'Akofa');
    await fillField(user, 'email', 'akofa chez exemple');
    const { email } = messages.inscription;
    vi.mocked(call).mockRejectedValueOnce(new CallError('refused', email, { email }));
    await save();
    expect((await dialog.findByRole('alert')).textContent).toContain(email);
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getAllByText(normalizeText(email))).toHaveLength(2);
    expect(field('prenom').value).toBe('Akofa');

    await fillField(user, 'email', 'akofa@exemple.tg');
    const { offline } = messages.inscription;
    vi.mocked(call).mockRejectedValueOnce(new CallError('unreachable', offline));
    await save();
    await dialog.findByText(normalizeText(offline));
    expect(field('prenom').value).toBe('Akofa');
    await save();
    await whenClosed();
    expectSent({ prenom: 'Akofa', email: 'akofa@exemple.tg' });
    await screen.findByText(normalizeText(texts.corrected(`${recorded().nom} Akofa`)));
  });

  it('requires the dependent answers again when the path changes', async () => {
    const { dialog, user, save } = await openCorrection();
    await fillField(user, 'parcours', 'bacpro');
    const { classe } = messages.inscription;
    vi.mocked(call).mockRejectedValueOnce(new CallError('refused', classe, { classe }));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('classe')));
    expect(dialog.getAllByText(normalizeText(classe))).toHaveLength(2);
    await fillField(user, 'classe', 'seconde');
    await save();
    await whenClosed();
    expectSent({ parcours: 'bacpro', classe: 'seconde', specialite: '' });
  });

  it('keeps and does not send legacy values that are no longer valid', async () => {
    const legacy = {
      ...{ parcours: 'licence', serieBac: 'Série Z' },
      contactUrgenceTelephone: 'chez la voisine',
    };
    const { user, save } = await openCorrection(recorded(legacy));
    for (const [name, value] of Object.entries(legacy)) expect(field(name).value).toBe(value);
    await fillField(user, 'prenom', 'Akofa');
    await save();
    await whenClosed();
    expectSent({ prenom: 'Akofa' });
  });

  it('shows a concurrent change of a colleague, and sends only its own edit', async () => {
    const { dialog, user, save } = await openCorrection();
    await fillField(user, 'etablissement', 'Lycée de Kara');
    act(() =>
      changeRecord(recorded({ etablissement: 'Lycée de Tsévié', lieuResidence: 'Sokodé' })),
    );
    await dialog.findByText(normalizeText(correctionTexts.overtaken));
    dialog.getByText(`${inscriptionFields.etablissement} : Lycée de Tsévié`);
    expect(field('lieuResidence').value).toBe('Sokodé');
    await save();
    await whenClosed();
    expectSent({ etablissement: 'Lycée de Kara' });
  });
});

describe('Requested correction', () => {
  it.each([
    ['VIEWER', 0],
    ['INSCRIPTIONS_MANAGER', 2],
  ] as const)(
    'is shown to %s beside the recorded answer, with %i buttons',
    async (role, buttons) => {
      const requested = { answers: { lieuResidence: 'Sokodé' }, date: new Date() };
      mountSection(
        <RequestedCorrectionNotice
          record={{ ...recorded(), correction: requested }}
          onChanged={vi.fn()}
        />,
        role,
      );
      const notice = within(await screen.findByRole('region', { name: requestedTexts.title }));
      notice.getByRole('row', { name: /Lomé.*Sokodé/ });
      expect(notice.queryAllByRole('button')).toHaveLength(buttons);
    },
  );
});
