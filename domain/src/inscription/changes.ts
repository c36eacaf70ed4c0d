import {
  fieldNames,
  fieldTable,
  notApplicable,
  type EnrolmentForm,
  type InscriptionField,
} from './inscription.ts';

/** Diplomas and classes of an applicant so far. */
export const diplomaFields = fieldNames.filter((field) =>
  fieldTable[field].suggestions?.includes(notApplicable),
);

function replaceDiplomas(form: EnrolmentForm, from: string, to: string): EnrolmentForm {
  const replaced = diplomaFields.filter((field) => form[field].trim() === from);
  return { ...form, ...Object.fromEntries(replaced.map((field) => [field, to])) };
}

/**
 * `form` with the answers about diplomas that its path implies: an applicant for a BAC PRO need
 * not have any, and may still name one.
 */
export function withDiplomas(form: EnrolmentForm): EnrolmentForm {
  return form.parcours === 'bacpro' ? replaceDiplomas(form, '', notApplicable) : form;
}

/**
 * `form` with `field` set to `value`: another path clears what depends on it, another BTS class
 * the modality.
 */
export function withField(
  form: EnrolmentForm,
  field: InscriptionField,
  value: string,
): EnrolmentForm {
  const changed = { ...form, [field]: value };
  // Browsers may fill in the same answer again.
  if (form[field] === value) return changed;
  if (field === 'parcours') return { ...changed, classe: '', specialite: '', modalite: '' };
  if (field === 'classe' && form.parcours === 'bts') return { ...changed, modalite: '' };
  return changed;
}

/** The same as an applicant fills in the form: another path implies answers about diplomas too. */
export function withAnswer(
  form: EnrolmentForm,
  field: InscriptionField,
  value: string,
): EnrolmentForm {
  const changed = withField(form, field, value);
  if (field !== 'parcours' || form.parcours === value) return changed;
  const isLeft = form.parcours === 'bacpro';
  return withDiplomas(isLeft ? replaceDiplomas(changed, notApplicable, '') : changed);
}
