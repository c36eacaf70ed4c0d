import type { EnrolmentForm } from '@centre/domain/inscription/inscription';
import { normalizeEmail, normalizeText } from '@centre/domain/typed-text';

/** Normalized answers (without the stray characters of a paste), as validation expects them. */
export function normalizedAnswers(form: EnrolmentForm): EnrolmentForm {
  const texts = Object.entries(form).map(([field, text]) => [field, normalizeText(text)]);
  return { ...(Object.fromEntries(texts) as EnrolmentForm), email: normalizeEmail(form.email) };
}
