import {
  annotateInscriptionRequest,
  dataSubjectRequest,
} from '@centre/domain/inscription/staff-schema';
import { messages } from '@centre/domain/messages/messages';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankMember, creationRules, type MemberForm } from '../users/member-form.ts';
import { formRules, validationErrors } from './record-rules.ts';

describe('validationErrors', () => {
  it('returns a root error when no field is at fault', async () => {
    const rules = { schema: dataSubjectRequest, requestOf: () => ({ kind: 'access' }) };
    expect(await validationErrors(rules, {})).toEqual({
      root: personalDataMessages.nothingSought,
    });
  });

  it('returns an error of a nested request value at its form field', async () => {
    const rules = {
      schema: annotateInscriptionRequest,
      requestOf: ({ note }: { note: string }) => ({
        id: 'un',
        note: { texte: note, avant: '' },
      }),
    };
    expect(await validationErrors(rules, { note: 'n'.repeat(2000) })).toEqual({});
    expect(await validationErrors(rules, { note: 'n'.repeat(2001) })).toEqual({
      note: messages.field.tooLong('Note', 2000),
    });
  });

  it('returns no error without a schema', async () => {
    expect(await validationErrors({}, { note: '\u0000' })).toEqual({});
  });
});

describe('formRules', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function typedForm() {
    const { control, register } = createFormControl<MemberForm>({
      ...formRules(creationRules),
      defaultValues: { ...blankMember },
    });
    control.register('password');
    const { onChange, onBlur } = register('password');
    const event = (type: string, value: string) => ({
      type,
      target: { name: 'password', value },
    });
    return {
      type: (value: string) => onChange(event('change', value)),
      leave: (value: string) => onBlur(event('blur', value)),
      errors: () => control._formState.errors,
      error: () => control._formState.errors.password?.message,
    };
  }

  it('rejects a common password after a typing pause, until it is changed', async () => {
    const { type, error } = typedForm();
    await type('azerty');
    expect(error()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(error()).toBe(messages.user.passwordCommon);
    await type('azerty et une lampe');
    expect(error()).toBeUndefined();
  });

  it('rejects a common password at once on blur', async () => {
    const { type, leave, error } = typedForm();
    await type('azerty');
    await leave('azerty');
    await vi.advanceTimersByTimeAsync(0);
    expect(error()).toBe(messages.user.passwordCommon);
  });

  it('returns no error for untouched fields', async () => {
    const { type, errors } = typedForm();
    await type('une lampe verte');
    await vi.advanceTimersByTimeAsync(1000);
    expect(errors()).toEqual({});
  });
});
