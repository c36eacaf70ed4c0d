import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import {
  inscriptionFields,
  requiredFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { enrolment, help } from '../texts/inscription.texts.ts';
import { announce } from '../ui/announcer.tsx';
import {
  Field,
  Select,
  TextArea,
  TextInput,
  type ControlAttributes,
} from '../ui/form-control.tsx';
import { twoControls } from '../ui/layout.tsx';
import { isAsked, kinds, sections, longFields, type Option } from './fields.ts';
import { PhoneInput } from './phone-input.tsx';

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
  heading,
  recorded,
  applicant,
}: InscriptionFieldsProps) {
  const isShown = (field: InscriptionField) =>
    applicant?.isLive === false || isAsked(field, form) || form[field] !== '';
  return sections.map(({ title, fields }, index) => (
    <chakra.fieldset key={title} minWidth="0">
      <chakra.legend width="100%">
        <Heading
          as={heading}
          fontSize="lg"
          color="brand"
          borderBottomWidth="1px"
          paddingBottom="2"
          marginBottom="4"
        >
          {`${index + 1}. ${title}`}
        </Heading>
      </chakra.legend>
      {applicant && <Progress step={index + 1} />}
      {index === 0 && applicant?.note}
      {fields.includes('serieBac') && applicant?.isLive && form.parcours === 'bacpro' && (
        <Box fontSize="sm" marginBottom="4">
          {enrolment.diplomas}
        </Box>
      )}
      <SimpleGrid
        templateColumns={{ base: twoControls, sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '3', sm: '4' }}
        alignItems="end"
      >
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
      </SimpleGrid>
    </chakra.fieldset>
  ));
}

/** How far the form is: it stays at the top of a phone while its section is read. */
function Progress({ step }: { readonly step: number }) {
  return (
    <Flex
      display={{ base: 'flex', sm: 'none' }}
      position="sticky"
      top="var(--bar-height)"
      zIndex="inside"
      align="center"
      gap="2"
      paddingBlock="2"
      marginTop="-4"
      marginBottom="2"
      background="surface"
      fontSize="sm"
      color="ink.muted"
    >
      {sections.map(({ title }, index) => (
        <Box
          key={title}
          flex="1"
          height="4px"
          borderRadius="mark"
          background={index < step ? 'call' : 'line.strong'}
        />
      ))}
      <Box whiteSpace="nowrap">{enrolment.progress(step, sections.length)}</Box>
    </Flex>
  );
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

// What depends on another answer appears with it, by the browser alone.
const appearing = {
  classe: 'select[name=parcours] option:not([value=""]):checked',
  specialite: 'select[name=parcours] option:not([value=""]):checked',
  modalite: 'select[name=classe] option[value=bts2]:checked',
} as const;

/** Hides a question that does not apply, in a form whose scripts do not run yet. */
function untilAsked(field: InscriptionField) {
  const selector = (appearing as Partial<Record<InscriptionField, string>>)[field];
  return selector && { css: { [`form:not(:has(${selector})) &`]: { display: 'none' } } };
}

// Roughly what the fonts of the PDFs lack, whose own list would weigh more than this page may.
const otherScript = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u;

/** One answer to give or to correct, with its label, its help and its error. */
function AnswerField(props: AnswerFieldProps) {
  const { field, error, applicant } = props;
  return (
    <Box
      gridColumn={
        kinds[field].kind === 'longText'
          ? '1 / -1'
          : longFields.has(field)
            ? { base: '1 / -1', sm: 'auto' }
            : undefined
      }
      {...(applicant?.isLive === false && untilAsked(field))}
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
        <Box role="status" fontSize="xs" color="ink.muted" marginTop="1">
          {enrolment.otherScript}
        </Box>
      )}
      {field === 'email' && applicant?.sansEmail}
    </Box>
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
  const kind = kinds[field];
  const autoComplete = (!recorded && 'autoComplete' in kind && kind.autoComplete) || 'off';
  const shared = {
    ...control,
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  };
  switch (kind.kind) {
    case 'choice':
      return (
        <Select {...shared}>
          <option value="">{enrolment.choose}</option>
          {grouped(
            withRecorded(
              kind.options(applicant?.isLive === false ? { ...form, parcours: '' } : form),
              recorded?.[field],
            ),
          )}
        </Select>
      );
    case 'longText':
      return <TextArea {...shared} rows={4} />;
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
          <TextInput
            {...shared}
            disabled={field === 'email' && applicant?.hasNoEmail}
            type={kind.kind}
            inputMode={kind.inputMode}
            autoComplete={autoComplete}
            list={kind.suggestions ? listId : undefined}
          />
          {kind.suggestions && (
            <datalist id={listId}>
              {kind.suggestions.map((suggestion) => (
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
