import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestId } from '../../../tests/factories/enrolment-request.ts';
import { typedForm } from '../../../tests/factories/inscription-arbitrary.ts';
import { withField } from './changes.ts';
import { createInscriptionRequest } from './schema.ts';
import {
  emptyEnrolment,
  inscriptionFields,
  isOpenParcours,
  missingFields,
  modaliteLabels,
  programmes,
  offersModalite,
  type EnrolmentForm,
  type InscriptionField,
} from './inscription.ts';
import { parse } from '../schema.ts';

const fields = Object.keys(inscriptionFields) as InscriptionField[];
const chosen: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];

/** Choices that the form offers for `field`; none while it is hidden. */
function offered(form: EnrolmentForm, field: InscriptionField): readonly string[] {
  if (field === 'parcours') return Object.keys(programmes);
  const programme = isOpenParcours(form.parcours) ? programmes[form.parcours] : undefined;
  if (field === 'classe') return programme?.classes ?? [];
  if (field === 'specialite') return programme?.specialites ?? [];
  return offersModalite(form) ? Object.keys(modaliteLabels) : [];
}

/** Tap on a field: the index of its option, of which the first clears the answer. */
const tap = fc.record({ field: fc.constantFrom(...chosen), index: fc.nat({ max: 7 }) });

type Tap = typeof tap extends fc.Arbitrary<infer T> ? T : never;

function apply(form: EnrolmentForm, { field, index }: Tap) {
  const options = ['', ...offered(form, field)];
  return withField(form, field, options[index % options.length] ?? '');
}

const isOffered = (form: EnrolmentForm) =>
  chosen.every((field) => form[field] === '' || offered(form, field).includes(form[field]));

describe('withField', () => {
  it('keeps no answer that the form no longer offers, after any choices', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 30 }), (taps) => {
        let form = emptyEnrolment();
        for (const each of taps) {
          form = apply(form, each);
          expect(isOffered(form)).toBe(true);
        }
      }),
    );
  });

  it('yields a valid form once no field is missing, and keeps other answers', () => {
    fc.assert(
      fc.property(typedForm, fc.array(tap, { maxLength: 30 }), (begun, taps) => {
        const form = taps.reduce(apply, begun);
        const request = { ...form, requestId: requestId(1) };
        const accepted = () => parse(createInscriptionRequest, request);
        if (missingFields(form).length === 0) expect(accepted).not.toThrow();
        else expect(accepted).toThrow(/Champs manquants/);
        for (const field of fields.filter((other) => !chosen.includes(other))) {
          expect(form[field]).toBe(begun[field]);
        }
      }),
    );
  });

  it('changes nothing when an answer is set to its own value', () => {
    fc.assert(
      fc.property(typedForm, fc.constantFrom(...fields), (form, field) => {
        expect(withField(form, field, form[field])).toEqual(form);
      }),
    );
  });
});
