import {
  allMissingFields,
  labelsOf,
  missingFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { birthdayProblem, yearProblems } from '@centre/domain/inscription/dates';
import { limits } from '@centre/domain/limits';
import {
  fieldMessages,
  inscriptionMessages as says,
} from '@centre/domain/messages/inscription';
import type { TypedPhone } from '@centre/domain/phone-countries';
import { enrolment } from '../../texts/inscription.texts.ts';
import type { CallError } from '../../data/callables.ts';
import type { Draft } from '../../data/public/enrolment-draft.ts';
import { isUnfetched } from '../../ui/failure-reason.ts';

type Errors = Readonly<Partial<Record<InscriptionField, string>>>;

/** Why the application was not sent. */
export interface Problem {
  /** At the top of the form when it is about fields, else above the button. */
  readonly message: string;
  /** Shown at the fields, by their names. */
  readonly errors: Errors;
  /** No answer came: the same application can be sent again as it is. */
  readonly isOffline?: boolean;
  /** Seconds after which the same application is sent again. */
  readonly retryAfter?: number | undefined;
  /** The code that sends could not be loaded, or fails: the page can be sent without it. */
  readonly isScriptAtFault?: boolean;
}

type Checked = Pick<Draft, 'form' | 'sansEmail'>;

/** How answers are judged by the code that sends them. */
export interface Rules {
  /** As the server keeps them. */
  readonly keptAnswers: (form: EnrolmentForm) => EnrolmentForm;
  readonly isEmail: (address: string) => boolean;
}

// Until that code is there; it comes with the first answer.
const asTyped: Rules = {
  keptAnswers: (form) => form,
  isEmail: (address) => /^\S+@\S+$/.test(address.trim()),
};

/** The problem that stops the application from being sent, if any: all that is missing and wrong. */
export function problemOf(
  { form: typed, sansEmail }: Checked,
  { keptAnswers, isEmail } = asTyped,
  phone?: TypedPhone,
): Problem | undefined {
  const form = keptAnswers(typed);
  const missing = missingFields(form, sansEmail);
  const isShort = (name: string) => name.length < limits.length.name.min;
  const errors = Object.fromEntries(
    Object.entries({
      nom: isShort(form.nom) && says.nom,
      prenom: isShort(form.prenom) && says.prenom,
      telephone: phone?.problem,
      email: !sansEmail && !isEmail(form.email) && says.email,
      dateNaissance: birthdayProblem(form.dateNaissance),
      ...yearProblems(form),
      // Last: what is not there cannot be wrong in another way.
      ...Object.fromEntries(
        allMissingFields(form, sansEmail).map((field) => [field, fieldMessages.required]),
      ),
    }).filter(([, error]) => error),
  ) as Errors;
  const [message] =
    missing.length > 0 ? [says.missing(labelsOf(missing))] : Object.values(errors);
  return message === undefined ? undefined : { message, errors };
}

/** The problem of a failed sending. */
export function problemFrom(error: unknown): Problem {
  const failure = error as Partial<CallError>;
  if (failure.kind === 'refused') {
    return {
      message: failure.message ?? says.failed,
      errors: failure.fields ?? {},
      retryAfter: failure.retryAfter,
    };
  }
  console.error('The application could not be sent.', error);
  const isLost = isUnfetched(error);
  const isOffline = failure.kind === 'unreachable' || (isLost && !navigator.onLine);
  if (isOffline) return { message: says.offline, errors: {}, isOffline };
  return {
    message: isLost ? enrolment.outdated : says.failed,
    errors: {},
    // The sending code is fetched on demand. Once that failed, the browser may remember the
    // failure until the page is reloaded; code that fails would fail again.
    isScriptAtFault: failure.kind === undefined,
  };
}
