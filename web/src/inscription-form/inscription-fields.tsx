import { clsx } from 'clsx';
import {
  fieldTable,
  inscriptionFields,
  requiredFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { enrolment, help } from '../texts/inscription.texts.ts';
import { announce } from '../ui/announcer.tsx';
import { Field, type ControlAttributes } from '../ui/form-control.tsx';
import { isAsked, optionsOf, sections, type Option } from './fields.ts';
import { PhoneInput } from './phone-input.tsx';
import { Progress } from './progress.tsx';
import * as styles from './inscription-fields.module.css';

interface InscriptionFieldsProps {
  readonly form: EnrolmentForm;
  /** Errors by field. */
  readonly errors: Readonly<Partial<Record<InscriptionField, string>>> | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** Heading level of the sections. */
  readonly heading: 'h2' | 'h3';
  readonly recorded?: RecordedOptions | undefined;
  readonly applicant?: ApplicantForm;
}

/** Additions to the form for applicants. */
interface ApplicantForm {
  /** Note at the top of the first section. */
  readonly note: ReactNode;
  /** Content below the e-mail. */
  readonly sansEmail: ReactNode;
  readonly hasNoEmail: boolean;
  /**
   * Whether the form is hydrated. Until then it has all fields, with the choices of all parcours, and
   * CSS hides those that do not apply.
   */
  readonly isLive: boolean;
}

/** All fields of the form, in its four sections. */
export function InscriptionFields({
  form,
  errors,
  onChange,
  heading: Heading,
  recorded,
  applicant,
}: InscriptionFieldsProps) {
  const isShown = (field: InscriptionField) =>
    applicant?.isLive === false || isAsked(field, form) || form[field] !== '';
  return sections.map(({ title, fields }, index) => (
    <fieldset key={title} className="shrinkable">
      {/* WebKit ignores the margin at the end of a legend. */}
      <legend className={clsx(styles.legend, applicant && styles.belowProgress)}>
        <Heading className={`text-lg brand ${styles.title}`}>
          {`${index + 1}. ${title}`}
        </Heading>
      </legend>
      {applicant && <Progress step={index + 1} />}
      {index === 0 && applicant?.note}
      {fields.includes('serieBac') && applicant?.isLive && form.parcours === 'bacpro' && (
        <div className="text-sm mb-4">{enrolment.diplomas}</div>
      )}
      <div className={`stack sm-2 ${styles.fields}`}>
        {fields.filter(isShown).map((field) => (
          <AnswerField
            key={field}
            field={field}
            form={form}
            error={errors?.[field]}
            onChange={onChange}
            recorded={recorded}
            applicant={applicant}
          />
        ))}
      </div>
    </fieldset>
  ));
}

/** Choices of a record that the form may no longer offer. */
export type RecordedOptions = Readonly<Partial<Record<InscriptionField, Option>>>;

interface AnswerFieldProps {
  readonly field: InscriptionField;
  readonly form: EnrolmentForm;
  readonly error: string | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** Passed by the staff's form, which also turns off autofill. */
  readonly recorded?: RecordedOptions | undefined;
  readonly applicant?: ApplicantForm | undefined;
}

/**
 * Classes that hide a field, before hydration, until the answer that it depends on is given.
 */
const hiddenClasses: Readonly<Partial<Record<InscriptionField, string>>> = {
  classe: styles.ofParcours,
  specialite: styles.ofParcours,
  modalite: styles.ofSecondYear,
};

// Approximates the letters that the PDF fonts lack: their exact list is too large for this page.
const otherScript = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u;

/** Field of the form, with its label, its help and its error. */
function AnswerField(props: AnswerFieldProps) {
  const { field, error, applicant } = props;
  return (
    <div
      className={clsx(
        fieldTable[field].kind === 'longText' && styles.wholeLine,
        applicant?.isLive === false && hiddenClasses[field],
      )}
    >
      <Field
        id={field}
        label={inscriptionFields[field]}
        required={requiredFields.has(field)}
        help={help[field]}
        error={error}
      >
        {(control) => <Control {...props} control={control} />}
      </Field>
      {otherScript.test(props.form[field]) && (
        <div role="status" className="text-xs muted mt-1">
          {enrolment.otherScript}
        </div>
      )}
      {field === 'email' && applicant?.sansEmail}
    </div>
  );
}

function Control({
  field,
  form,
  onChange,
  recorded,
  applicant,
  control,
}: AnswerFieldProps & { readonly control: ControlAttributes }) {
  const listId = useId();
  const { kind, suggestions, autoComplete: ownAutoComplete } = fieldTable[field];
  // Before hydration not 'off': the browser would not restore the answers after going back.
  const defaultAutoComplete = applicant?.isLive === false ? undefined : 'off';
  const autoComplete = recorded
    ? defaultAutoComplete
    : (ownAutoComplete ?? defaultAutoComplete);
  const shared = {
    ...control,
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  };
  switch (kind) {
    case 'choice':
      return (
        <select {...shared} className="control">
          <option value="">{enrolment.choose}</option>
          {grouped(
            withRecorded(
              optionsOf(field, applicant?.isLive === false ? { ...form, parcours: '' } : form),
              recorded?.[field],
            ),
          )}
        </select>
      );
    case 'longText':
      return <textarea {...shared} rows={3} className="control" />;
    case 'phone':
      return (
        <PhoneInput
          {...control}
          name={field}
          value={form[field]}
          autoComplete={autoComplete}
          onChange={(value) => onChange(field, value)}
        />
      );
    default:
      return (
        <>
          <input
            {...shared}
            disabled={field === 'email' && applicant?.hasNoEmail}
            type={kind === 'email' || kind === 'date' ? kind : 'text'}
            inputMode={kind === 'email' ? kind : kind === 'year' ? 'text' : undefined}
            autoComplete={autoComplete}
            list={suggestions ? listId : undefined}
            className="control"
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}

function grouped(options: readonly Option[]) {
  const groups = new Set(options.map(({ group }) => group));
  return [...groups].map((group) => {
    const items = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return group ? (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    ) : (
      items
    );
  });
}

function withRecorded(
  options: readonly Option[],
  recorded: Option | undefined,
): readonly Option[] {
  const isOffered = options.some(({ value }) => value === recorded?.value);
  return recorded && !isOffered ? [recorded, ...options] : options;
}

/** Fields that depend on another answer. */
const dependentFields = ['classe', 'specialite', 'modalite'] as const;

/** Announces to screen readers the fields that an answer adds. */
export function useAppearingFields(form: EnrolmentForm): void {
  const applicableFields = dependentFields.filter((field) => isAsked(field, form));
  const announceEmpty = useEffectEvent(() => {
    const empty = applicableFields.filter((field) => form[field] === '');
    if (empty.length === 0) return;
    announce(enrolment.appeared(empty.map((field) => inscriptionFields[field])));
  });
  useEffect(() => announceEmpty(), [form.parcours, applicableFields.length]);
}
