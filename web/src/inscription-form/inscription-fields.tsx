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
  /** The errors by field. */
  readonly errors: Readonly<Partial<Record<InscriptionField, string>>> | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** The level of the sections' headings. */
  readonly heading: 'h2' | 'h3';
  readonly recorded?: RecordedOptions | undefined;
  readonly applicant?: ApplicantForm;
}

/** What the form has where applicants fill it in themselves. */
interface ApplicantForm {
  /** At the top of the first section. */
  readonly note: ReactNode;
  /** Below the e-mail. */
  readonly sansEmail: ReactNode;
  readonly hasNoEmail: boolean;
  /**
   * Whether scripts run. Until then every question is there, with the choices of all paths, and
   * the browser alone hides what does not apply.
   */
  readonly isLive: boolean;
}

/** All that is asked of an applicant, in the form's four sections. */
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
      {/* WebKit does not count a margin at its end. */}
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

/** Recorded choices that are no longer offered. */
export type RecordedOptions = Readonly<Partial<Record<InscriptionField, Option>>>;

interface AnswerFieldProps {
  readonly field: InscriptionField;
  readonly form: EnrolmentForm;
  readonly error: string | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** Given where the staff fills in the answers: the browser then autofills nothing. */
  readonly recorded?: RecordedOptions | undefined;
  readonly applicant?: ApplicantForm | undefined;
}

/**
 * Hides a question until the answer that it depends on is given: by the browser alone, in a form
 * whose scripts do not run yet.
 */
const untilAsked: Readonly<Partial<Record<InscriptionField, string>>> = {
  classe: styles.ofParcours,
  specialite: styles.ofParcours,
  modalite: styles.ofSecondYear,
};

// Roughly what the fonts of the PDFs lack, whose own list would weigh more than this page may.
const otherScript = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u;

/** One answer to give or to correct, with its label, its help and its error. */
function AnswerField(props: AnswerFieldProps) {
  const { field, error, applicant } = props;
  return (
    <div
      className={clsx(
        fieldTable[field].kind === 'longText' && styles.wholeLine,
        applicant?.isLive === false && untilAsked[field],
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
  const { kind, suggestions, autoComplete: own } = fieldTable[field];
  // Without scripts, what may not be filled in would not be there when one comes back.
  const others = applicant?.isLive === false ? undefined : 'off';
  const autoComplete = recorded ? others : (own ?? others);
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
    const own = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return group ? (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    ) : (
      own
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

/** The fields that depend on another answer. */
const dependent = ['classe', 'specialite', 'modalite'] as const;

/** Announces to screen readers the fields that an answer has added. */
export function useAppearingFields(form: EnrolmentForm): void {
  const asked = dependent.filter((field) => isAsked(field, form));
  const tell = useEffectEvent(() => {
    const open = asked.filter((field) => form[field] === '');
    if (open.length === 0) return;
    announce(enrolment.appeared(open.map((field) => inscriptionFields[field])));
  });
  useEffect(() => tell(), [form.parcours, asked.length]);
}
