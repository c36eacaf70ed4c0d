import { z } from 'zod';
import { CommandError, type FieldErrors } from '../command-error.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { readPhone } from '../phone-countries.ts';
import { optionalText, parse, requestId } from '../schema.ts';
import { foldText } from '../text.ts';
import { isEmail, normalizeEmail, normalizeText } from '../typed-text.ts';
import { noticeVersions } from './consent.ts';
import { readDay } from '../typed-day.ts';
import { birthdayProblem, yearProblem, yearProblems } from './dates.ts';
import {
  answersOf,
  byField,
  type EnrolmentForm,
  fieldNames,
  fieldTable,
  honeypotField,
  type InscriptionField,
  inscriptionFields as labels,
  isChecked,
  isOpenParcours,
  labelsOf,
  missingFields,
  notApplicable,
  programmes,
  takesModalite,
} from './inscription.ts';

const { name, shortText, email } = limits.length;
const says = messages.inscription;

const field = (key: InscriptionField, options?: Parameters<typeof optionalText>[1]) =>
  optionalText(labels[key], options);

const choice = (key: InscriptionField, choices: object) =>
  field(key).refine((value) => value === '' || Object.hasOwn(choices, value), {
    error: messages.field.invalid(labels[key]),
  });

const nameField = (key: InscriptionField, message: string) =>
  field(key, { max: name.max }).refine((value) => value === '' || value.length >= name.min, {
    error: message,
  });

// An empty number passes here: the check of required fields names it.
const telephone = field('telephone').transform((typed, context) => {
  if (typed === '') return typed;
  const { number, problem } = readPhone(typed);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  return number;
});

// The form marks it as required, and nothing checks it: what is typed is stored.
const guardianPhone = field('contactUrgenceTelephone').transform(
  (typed) => readPhone(typed).number,
);

/** What `problemOf` says of the answer, if anything. */
const without = (problemOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const year = (key: InscriptionField) =>
  field(key)
    .transform((value) => (foldText(value) === foldText(notApplicable) ? notApplicable : value))
    .pipe(without((value) => yearProblem(key, value)));

const birthday = field('dateNaissance')
  .pipe(without((typed) => birthdayProblem(typed)))
  .transform((typed) => readDay(typed).day);

type Answer = z.ZodType<string, string | undefined>;

/** Answers that are checked otherwise than their kind. */
const particular: Partial<Record<InscriptionField, Answer>> = {
  nom: nameField('nom', says.nom),
  prenom: nameField('prenom', says.prenom),
  dateNaissance: birthday,
  telephone,
  email: field('email', { max: email, normalize: normalizeEmail }).refine(
    (value) => value === '' || isEmail(value),
    { error: says.email },
  ),
  contactUrgenceTelephone: guardianPhone,
};

function ofItsKind(key: InscriptionField): Answer {
  const { kind, choices, max = shortText } = fieldTable[key];
  if (choices) return choice(key, choices);
  if (kind === 'year') return year(key);
  return field(key, { max, ...(kind === 'longText' && { normalize: normalizeText }) });
}

/** Rules of each answer by itself. */
export const answers = byField((key) => particular[key] ?? ofItsKind(key));

// What older clients work out by themselves and send along. The server trusts its own.
const derivedByOlderClients = {
  formation: z.unknown().optional(),
  niveau: z.unknown().optional(),
  motivation: z.unknown().optional(),
  dateInscription: z.unknown().optional(),
};

const invalidNotice = { error: messages.field.invalid('consentement') };

// Older clients show no notice and send nothing of it.
const noticeShown = z.strictObject(
  {
    version: z.enum(noticeVersions, invalidNotice),
    tuteur: z.boolean(invalidNotice).optional(),
  },
  invalidNotice,
);

/**
 * The request of `createInscription`: the answers of the form, `requestId`, a UUID made once
 * per application, which notice stood on the form, if one did, whether the applicant says to have
 * no e-mail address, when they began to write, and whether they correct what that UUID names, their
 * name and birth date included. Anything that the form could not have produced is refused.
 */
export const createInscriptionRequest = z
  .strictObject({
    ...answers,
    ...derivedByOlderClients,
    requestId,
    consentement: noticeShown.optional(),
    sansEmail: z.boolean({ error: messages.field.invalid(labels.email) }).optional(),
    corrige: z.boolean({ error: messages.field.invalid('corrige') }).optional(),
    commenceLe: z.iso
      .datetime({ error: messages.field.invalid('commenceLe') })
      .transform((instant) => new Date(instant))
      .optional(),
    [honeypotField]: z.string().max(limits.length.shortText).optional(),
  })
  .superRefine((request, context) => {
    const missing = missingFields(request, request.sansEmail);
    if (missing.length > 0) {
      context.addIssue({
        code: 'custom',
        message: choosesNothing(request, missing)
          ? says.formation
          : says.missing(labelsOf(missing)),
        params: { missing },
      });
      return;
    }
    const wrong = { ...mismatches(request), ...yearProblems(request) };
    for (const [key, message] of Object.entries(wrong)) {
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

/** Whether nothing is missing but what to learn, which older clients send as one text. */
function choosesNothing(
  { formation }: { readonly formation?: unknown },
  missing: readonly string[],
): boolean {
  return formation === '' && missing.join() === 'parcours';
}

/** Answers that contradict the chosen path: their field names and what to say of each. */
export function mismatches(form: EnrolmentForm): Partial<Record<InscriptionField, string>> {
  if (!isOpenParcours(form.parcours)) return {};
  const programme = programmes[form.parcours];
  const classes: readonly string[] = programme.classes;
  const specialites: readonly string[] = programme.specialites;
  return {
    ...(!classes.includes(form.classe) && { classe: says.classe }),
    ...(form.specialite !== '' &&
      !specialites.includes(form.specialite) && { specialite: says.specialite }),
    ...(form.modalite !== '' && !takesModalite(form) && { modalite: says.modalite }),
  };
}

/** The same checks for a form still in the browser, without what identifies the request. */
export const enrolmentForm = z.object(answers);

type Given = Partial<Record<InscriptionField, string | undefined>>;

const choices: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];
const isDated = (field: InscriptionField) =>
  fieldTable[field].kind === 'date' || fieldTable[field].kind === 'year';

/**
 * The `given` answers that differ from the `recorded` ones. Unchanged answers may be older than
 * a rule and are not checked.
 *
 * @throws CommandError `invalid-argument` when an answer is not valid, or contradicts another.
 */
export function changedAnswers(recorded: EnrolmentForm, given: Given): Partial<EnrolmentForm> {
  const changed = fieldNames.filter(
    (field) => given[field] !== undefined && given[field] !== normalizeText(recorded[field]),
  );
  const schema = z.object(Object.fromEntries(changed.map((field) => [field, answers[field]])));
  const changes = parse(schema, given) as Partial<EnrolmentForm>;
  const wrong = contradictions(answersOf({ ...recorded, ...changes }), changed);
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new CommandError('invalid-argument', first, { fields: wrong });
  return changes;
}

function contradictions(
  form: EnrolmentForm,
  changed: readonly InscriptionField[],
): FieldErrors {
  const choosesAnew = changed.some((field) => choices.includes(field));
  const isAsked = (field: InscriptionField) =>
    field === 'modalite' ? takesModalite(form) : isChecked(field);
  const yearsChange = changed.some(isDated);
  const judged = choosesAnew ? [...changed, 'modalite' as const] : changed;
  const missing = judged.filter((field) => form[field] === '' && isAsked(field));
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.field.required])),
    ...(choosesAnew && mismatches(form)),
    ...(yearsChange && yearProblems(form)),
  };
}
