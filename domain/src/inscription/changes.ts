import {
  fieldNames,
  fieldTable,
  notApplicable,
  type EnrolmentForm,
  type InscriptionField,
} from './inscription.ts';

/** Fields about earlier diplomas and schools. */
export const diplomaFields = fieldNames.filter((field) =>
  fieldTable[field].suggestions?.includes(notApplicable),
);

function replaceDiplomas(form: EnrolmentForm, from: string, to: string): EnrolmentForm {
  const replaced = diplomaFields.filter((field) => form[field].trim() === from);
  return { ...form, ...Object.fromEntries(replaced.map((field) => [field, to])) };
}

/**
 * Fills in the answers about diplomas that the path implies: an applicant for a BAC PRO needs none,
 * and may still name one.
 */
export function withDiplomas(form: EnrolmentForm): EnrolmentForm {
  return form.parcours === 'bacpro' ? replaceDiplomas(form, '', notApplicable) : form;
}

/**
 * Sets a field. Another path clears the answers that depend on it, and another BTS class the
 * modality.
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

/** Sets a field in the applicant's form, where another path also implies answers about diplomas. */
export function withAnswer(
  form: EnrolmentForm,
  field: InscriptionField,
  value: string,
): EnrolmentForm {
  const changed = withField(form, field, value);
  if (field !== 'parcours' || form.parcours === value) return changed;
  const leavesBacpro = form.parcours === 'bacpro';
  return withDiplomas(leavesBacpro ? replaceDiplomas(changed, notApplicable, '') : changed);
}
