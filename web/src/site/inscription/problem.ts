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
  inscriptionMessages as messages,
} from '@centre/domain/messages/inscription';
import type { TypedPhone } from '@centre/domain/phone-countries';
import { enrolment } from '../../texts/inscription.texts.ts';
import type { CallError } from '../../data/callables.ts';
import type { Draft } from '../../data/public/enrolment-draft.ts';
import { isUnfetched } from '../../ui/failure-reason.ts';

type Errors = Readonly<Partial<Record<InscriptionField, string>>>;

/** Reason why the application was not sent. */
export interface Problem {
  /** Shown at the top of the form with field errors, else above the button. */
  readonly message: string;
  /** Errors by field. */
  readonly errors: Errors;
  /** No answer arrived: the same application can be sent again unchanged. */
  readonly isOffline?: boolean;
  /** Delay before the same application is sent again, in seconds. */
  readonly retryAfter?: number | undefined;
  /** The sending code failed to load or threw: the form can be posted without scripts. */
  readonly isScriptAtFault?: boolean;
}

type CheckedDraft = Pick<Draft, 'form' | 'sansEmail'>;

/** Validation rules from the sending code, which is loaded on demand. */
export interface Rules {
  /** Answers as the server stores them. */
  readonly normalizedAnswers: (form: EnrolmentForm) => EnrolmentForm;
  readonly isEmail: (address: string) => boolean;
}

// Used until the sending code is loaded, at the first answer.
const provisionalRules: Rules = {
  normalizedAnswers: (form) => form,
  isEmail: (address) => /^\S+@\S+$/.test(address.trim()),
};

/** All missing and invalid fields of an application, or undefined if it can be sent. */
export function problemOf(
  { form: typed, sansEmail }: CheckedDraft,
  { normalizedAnswers, isEmail } = provisionalRules,
  phone?: TypedPhone,
): Problem | undefined {
  const form = normalizedAnswers(typed);
  const missing = missingFields(form, sansEmail);
  const isShort = (name: string) => name.length < limits.length.name.min;
  const errors = Object.fromEntries(
    Object.entries({
      nom: isShort(form.nom) && messages.nom,
      prenom: isShort(form.prenom) && messages.prenom,
      telephone: phone?.problem,
      email: !sansEmail && !isEmail(form.email) && messages.email,
      dateNaissance: birthdayProblem(form.dateNaissance),
      ...yearProblems(form),
      // Last, because 'required' replaces any other error of an empty field.
      ...Object.fromEntries(
        allMissingFields(form, sansEmail).map((field) => [field, fieldMessages.required]),
      ),
    }).filter(([, error]) => error),
  ) as Errors;
  const [message] =
    missing.length > 0 ? [messages.missing(labelsOf(missing))] : Object.values(errors);
  return message === undefined ? undefined : { message, errors };
}

/** Problem of a failed sending. */
export function problemFrom(error: unknown): Problem {
  const failure = error as Partial<CallError>;
  if (failure.kind === 'refused') {
    return {
      message: failure.message ?? messages.failed,
      errors: failure.fields ?? {},
      retryAfter: failure.retryAfter,
    };
  }
  console.error('The application could not be sent.', error);
  const isLost = isUnfetched(error);
  const isOffline = failure.kind === 'unreachable' || (isLost && !navigator.onLine);
  if (isOffline) return { message: messages.offline, errors: {}, isOffline };
  return {
    message: isLost ? enrolment.outdated : messages.failed,
    errors: {},
    // The sending code is fetched on demand. Once that failed, the browser may remember the
    // failure until the page is reloaded; code that fails would fail again.
    isScriptAtFault: failure.kind === undefined,
  };
}
