import fc from 'fast-check';
import {
  byField,
  fieldTable,
  modaliteLabels,
  notApplicable,
  programmes,
  offersModalite,
  type EnrolmentForm,
  type InscriptionField,
  type OpenParcours,
} from '@centre/domain/inscription/inscription';
import { limits } from '@centre/domain/limits';
import { badCharacterIn, normalizeLine } from '@centre/domain/typed-text';

const keysOf = (labels: object) => fc.constantFrom(...Object.keys(labels));

const letters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Array.from("abeéèôçïñÉ ɖɛƒɣŋɔʋɩƉƐŊƆ'’-.")) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('e\u0301', 'ɛ\u0303', 'O\u0302', '\u{1F600}', '名', 'ع'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  // Pasted text may contain invisible characters.
  {
    weight: 1,
    arbitrary: fc.constantFrom('\u200B', '\u2068', '\u2069', '\u2028', '\v', '\u0092'),
  },
);

/** Typed text of a field, with `min` to `max` characters once normalised. */
function typedText(min: number, max: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: letters, minLength: min, maxLength: Math.min(max, 60) })
    .filter((text) => {
      const kept = normalizeLine(text);
      return !badCharacterIn(kept) && kept.length >= min && kept.length <= max;
    });
}

const { name, shortText } = limits.length;

/** Existing days as `YYYY-MM-DD`. */
const calendarDay = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const thisYear = new Date().getUTCFullYear();
/** Birth years of which every day gives an accepted age. */
const birthYears = { min: thisYear - 89, max: thisYear - 14 };

const year = fc.oneof(
  // No diploma may precede the birth: all applicants are born by these years.
  fc.integer({ min: birthYears.max, max: thisYear }).map(String),
  fc.constantFrom(notApplicable, 'sans objet', ' SANS OBJET '),
);

const local = fc.stringMatching(/^[279]\d{7}$/);
/** Numbers of Togo, Bénin, Côte d'Ivoire and France, with calling code and without `+`. */
const abroad = fc.stringMatching(/^(?:228[279]\d{7}|229019\d{7}|22507\d{8}|336\d{8})$/);
const phone = fc.oneof(
  local,
  local.map((digits) => `+228 ${digits.replace(/(..)(?=.)/g, '$1 ')}`),
  abroad.map((digits) => `+${digits}`),
  abroad.map((digits) => `00${digits}`),
  local.map((digits) => `228${digits}`),
);

const email = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9+_-]{1,9}(?:\.[a-z0-9+_-]{1,9})?$/),
    fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$/),
    fc.constantFrom('', '.', ';', '\u200B', '\u00A0'),
  )
  .map(([who, host, end]) => `${who}@${host}.tg${end}`);

/** Choice that the form offers: its parcours, classe, specialite and modalite fit together. */
export const programmeChoice = fc
  .constantFrom<OpenParcours>('bts', 'bacpro')
  .chain((parcours) =>
    fc.record({
      parcours: fc.constant<string>(parcours),
      classe: fc.constantFrom<string>(...programmes[parcours].classes),
      specialite: fc.constantFrom<string>('', ...programmes[parcours].specialites),
    }),
  )
  .chain((choice) =>
    fc.record({
      ...constants(choice),
      modalite: offersModalite(choice) ? keysOf(modaliteLabels) : fc.constant(''),
    }),
  );

function constants(choice: Record<'parcours' | 'classe' | 'specialite', string>) {
  return {
    parcours: fc.constant(choice.parcours),
    classe: fc.constant(choice.classe),
    specialite: fc.constant(choice.specialite),
  };
}

/** Valid values of a field by `fieldTable`, independent of other answers. */
function answer(field: InscriptionField): fc.Arbitrary<string> {
  const { kind, choices, required, max = shortText } = fieldTable[field];
  if (choices) return keysOf(choices);
  if (kind === 'date') {
    return calendarDay(`${birthYears.min}-01-01`, `${birthYears.max}-12-31`);
  }
  if (kind === 'year') return year;
  if (kind === 'email') return email;
  if (kind === 'phone' && required !== 'unchecked') return phone;
  if (required && kind !== 'phone') return typedText(1, max);
  const optional = fc.oneof(fc.constant(''), typedText(0, max));
  return kind === 'phone' ? fc.oneof(phone, optional) : optional;
}

const person = fc.record({
  ...byField(answer),
  nom: typedText(name.min, name.max),
  prenom: typedText(name.min, name.max),
});

/** Valid form as typed: neither normalised nor trimmed. */
export const typedForm: fc.Arbitrary<EnrolmentForm> = fc
  .tuple(programmeChoice, person)
  .map(([choice, answers]) => ({ ...answers, ...choice }));

/** Request of `createInscription` with a `typedForm`. */
export const typedRequest = fc
  .tuple(typedForm, fc.uuid())
  .map(([form, requestId]) => ({ ...form, requestId }));
