import { firstMessages } from '@centre/domain/inscription/prevenir';
import { recordOf } from '@centre/domain/inscription/record';
import { limits } from '@centre/domain/limits';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MessageFields } from '../../web/src/dashboard/campagne/campagne-form.tsx';
import { PersonCard } from '../../web/src/dashboard/inscriptions/prevenir/person-card.tsx';
import {
  messageWords,
  prevenirWords,
} from '../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { asRead } from './mount.tsx';
import { mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/inscriptions.ts');

describe('The parts of an SMS', () => {
  it('are said below the text for one person, as it is typed', () => {
    const record = recordOf('un', { prenom: 'Françoise', telephone: '90 12 34 56' });
    const props = { at: new Date(), isNext: false, onNext: vi.fn() };
    mountSection(
      <PersonCard record={record} campagne={firstMessages as never} {...props} />,
      'SUPER_ADMIN',
    );
    screen.getByText(asRead(prevenirWords.sms(2)));
    const text = screen.getByLabelText(prevenirWords.text);
    fireEvent.change(text, { target: { value: 'ê'.repeat(160) } });
    screen.getByText(asRead(prevenirWords.sms(1)));
  });

  it('are said of the example of a message, once that is complete', () => {
    const values = { ...firstMessages, messagePiece: 'Bonjour {nom}' };
    const form = { values, bind: (name: string) => ({ name }) };
    mountSection(<MessageFields form={form as never} />, 'SUPER_ADMIN');
    const most = limits.length.messageAPrevenir;
    const { messageDecision, messagePiece } = values;
    const [decision, piece] = [messageDecision, messagePiece].map((typed) =>
      screen.getByText((shown) =>
        shown.startsWith(asRead(messageWords.count(typed.length, most))),
      ),
    );
    expect(decision?.textContent).toContain(messageWords.sms(2));
    expect(piece?.textContent).not.toContain('SMS');
  });
});
