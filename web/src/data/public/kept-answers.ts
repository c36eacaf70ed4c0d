import type { EnrolmentForm } from '@centre/domain/inscription/inscription';
import { normalizeEmail, normalizeText } from '@centre/domain/typed-text';

/** The answers without what a paste brings along, as they are checked. */
export function keptAnswers(form: EnrolmentForm): EnrolmentForm {
  const texts = Object.entries(form).map(([field, text]) => [field, normalizeText(text)]);
  return { ...(Object.fromEntries(texts) as EnrolmentForm), email: normalizeEmail(form.email) };
}
