import type { Inscription } from '@centre/domain/inscription/inscription';
import { derivedFields } from '@centre/domain/inscription/record';
import { newReference } from '@centre/domain/inscription/reference';
import { enrolmentForm } from './enrolment-request.ts';
import { daysAfter } from './time.ts';

/** Recorded inscription that waits for a decision. */
export function inscription(overrides: Partial<Inscription> = {}, index = 0): Inscription {
  const form = enrolmentForm(overrides, index);
  return {
    ...form,
    ...derivedFields(form),
    id: `inscription-${index}`,
    reference: reference(index),
    dateInscription: daysAfter('2025-07-25T08:30:00Z', index * 0.73),
    statut: 'en_attente',
    ...overrides,
  };
}

/** Reference of the real shape, always the same for one index. */
export function reference(index: number): string {
  let state = index + 1;
  return newReference((count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
}
