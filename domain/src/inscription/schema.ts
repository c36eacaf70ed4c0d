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
  offersModalite,
} from './inscription.ts';

const { name, shortText, email } = limits.length;
const texts = messages.inscription;

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

// An empty number passes here: the check of required fields reports it.
const telephone = field('telephone').transform((typed, context) => {
  if (typed === '') return typed;
  const { number, problem } = readPhone(typed);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  return number;
});

// Marked as required in the form, but never checked: the typed text is stored.
const guardianPhone = field('contactUrgenceTelephone').transform(
  (typed) => readPhone(typed).number,
);

/** Schema that reports the problem found by `problemOf`, if any. */
const checkedBy = (problemOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const year = (key: InscriptionField) =>
  field(key)
    .transform((value) => (foldText(value) === foldText(notApplicable) ? notApplicable : value))
    .pipe(checkedBy((value) => yearProblem(key, value)));

const birthday = field('dateNaissance')
  .pipe(checkedBy((typed) => birthdayProblem(typed)))
  .transform((typed) => readDay(typed).day);

type Answer = z.ZodType<string, string | undefined>;

/** Schemas of answers with other rules than those of their kind. */
const specialSchemas: Partial<Record<InscriptionField, Answer>> = {
  nom: nameField('nom', texts.nom),
  prenom: nameField('prenom', texts.prenom),
  dateNaissance: birthday,
  telephone,
  email: field('email', { max: email, normalize: normalizeEmail }).refine(
    (value) => value === '' || isEmail(value),
    { error: texts.email },
  ),
  contactUrgenceTelephone: guardianPhone,
};

function schemaOfKind(key: InscriptionField): Answer {
  const { kind, choices, max = shortText } = fieldTable[key];
  if (choices) return choice(key, choices);
  if (kind === 'year') return year(key);
  return field(key, { max, ...(kind === 'longText' && { normalize: normalizeText }) });
}

/** Schema of each single answer. */
export const answers = byField((key) => specialSchemas[key] ?? schemaOfKind(key));

// Fields that older clients compute and send. The server computes its own.
const derivedByOlderClients = {
  formation: z.unknown().optional(),
  niveau: z.unknown().optional(),
  motivation: z.unknown().optional(),
  dateInscription: z.unknown().optional(),
};

const invalidNotice = { error: messages.field.invalid('consentement') };

// Older clients show no notice and send none.
const noticeShown = z.strictObject(
  {
    version: z.enum(noticeVersions, invalidNotice),
    tuteur: z.boolean(invalidNotice).optional(),
  },
  invalidNotice,
);

/**
 * Request of `createInscription`: the answers of the form, `requestId` (a UUID made once per
 * application), the notice on the form (`consentement`), whether the applicant has no e-mail address
 * (`sansEmail`), the start of the form (`commenceLe`), and whether it corrects the application with
 * that UUID, name and birth date included (`corrige`). Refuses what the form cannot produce.
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
          ? texts.formation
          : texts.missing(labelsOf(missing)),
        params: { missing },
      });
      return;
    }
    const wrong = { ...mismatches(request), ...yearProblems(request) };
    for (const [key, message] of Object.entries(wrong)) {
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

/** Whether only the programme is missing, which older clients send as one text. */
function choosesNothing(
  { formation }: { readonly formation?: unknown },
  missing: readonly string[],
): boolean {
  return formation === '' && missing.join() === 'parcours';
}

/** Errors of the answers that contradict the chosen path, by field. */
export function mismatches(form: EnrolmentForm): Partial<Record<InscriptionField, string>> {
  if (!isOpenParcours(form.parcours)) return {};
  const programme = programmes[form.parcours];
  const classes: readonly string[] = programme.classes;
  const specialites: readonly string[] = programme.specialites;
  return {
    ...(!classes.includes(form.classe) && { classe: texts.classe }),
    ...(form.specialite !== '' &&
      !specialites.includes(form.specialite) && { specialite: texts.specialite }),
    ...(form.modalite !== '' && !offersModalite(form) && { modalite: texts.modalite }),
  };
}

/** Schema of the form in the browser: the answers, without the other fields of the request. */
export const enrolmentForm = z.object(answers);

type Given = Partial<Record<InscriptionField, string | undefined>>;

const choices: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];
const isDated = (field: InscriptionField) =>
  fieldTable[field].kind === 'date' || fieldTable[field].kind === 'year';

/**
 * Validated `given` answers that differ from the `recorded` ones. Unchanged answers may be older
 * than a rule and are not checked.
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
    field === 'modalite' ? offersModalite(form) : isChecked(field);
  const yearsChange = changed.some(isDated);
  const checked = choosesAnew ? [...changed, 'modalite' as const] : changed;
  const missing = checked.filter((field) => form[field] === '' && isAsked(field));
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.field.required])),
    ...(choosesAnew && mismatches(form)),
    ...(yearsChange && yearProblems(form)),
  };
}
