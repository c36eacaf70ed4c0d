import {
  missingFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { emailPattern } from '@centre/domain/text';
import { outdated } from '../../content/outdated.ts';
import type { CommandFailure } from '../../data/callables.ts';

/** Why the application was not sent. */
export interface Problem {
  /** Shown above the button. */
  readonly message: string;
  /** Shown at the fields, by their names. */
  readonly errors: Readonly<Partial<Record<InscriptionField, string>>>;
  /** No answer came: the same application can be sent again as it is. */
  readonly isOffline?: boolean;
  /** The code that sends could not be loaded: the page must be reloaded. */
  readonly isOutdated?: boolean;
}

/** The problem that stops `form` from being sent, if any: a missing answer, an invalid e-mail. */
export function problemOf(form: EnrolmentForm): Problem | undefined {
  const missing = missingFields(form);
  if (missing.length > 0) {
    return {
      message: messages.inscription.missing(missing),
      errors: Object.fromEntries(missing.map((field) => [field, messages.field.required])),
    };
  }
  if (!emailPattern.test(form.email.trim())) {
    return {
      message: messages.inscription.email,
      errors: { email: messages.inscription.email },
    };
  }
  return undefined;
}

/** The problem of a failed sending. */
export function problemFrom(error: unknown): Problem {
  const failure = error as Partial<CommandFailure>;
  if (failure.kind === 'refused') {
    return {
      message: failure.message ?? messages.inscription.failed,
      errors: failure.fields ?? {},
    };
  }
  console.error('The application could not be sent.', error);
  // The sending code is fetched on demand. Once that failed, the browser may remember the failure
  // until the page is reloaded, which takes a network.
  if (error instanceof TypeError && navigator.onLine) {
    return { message: outdated.form, errors: {}, isOutdated: true };
  }
  const isOffline = failure.kind === 'unreachable' || error instanceof TypeError;
  return {
    message: isOffline ? messages.inscription.offline : messages.inscription.failed,
    errors: {},
    isOffline,
  };
}
