import { chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import type { EnrolmentForm, InscriptionField } from '@centre/domain/inscription';
import type { ReactNode } from 'react';
import { AnswerField, type RecordedOptions } from './answer-field.tsx';
import { isAsked, sections } from './fields.ts';

interface AnswerSectionsProps {
  readonly form: EnrolmentForm;
  /** What is wrong with the fields, by their names. */
  readonly errors: Readonly<Partial<Record<InscriptionField, string>>> | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** The level of the sections' headings. */
  readonly heading: 'h2' | 'h3';
  /** At the top of the first section. */
  readonly note?: ReactNode;
  readonly recorded?: RecordedOptions | undefined;
}

/** All that is asked of an applicant, in the form's four sections. */
export function AnswerSections({
  form,
  errors,
  onChange,
  heading,
  note,
  recorded,
}: AnswerSectionsProps) {
  return sections.map(({ title, fields }, index) => (
    <chakra.fieldset key={title} minWidth="0">
      <chakra.legend width="100%">
        <Heading
          as={heading}
          fontSize="lg"
          color="brand"
          borderBottom="1px solid"
          borderColor="line"
          paddingBottom="2"
          marginBottom="4"
        >
          {`${index + 1}. ${title}`}
        </Heading>
      </chakra.legend>
      {index === 0 && note}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="end">
        {fields
          .filter((field) => isAsked(field, form) || form[field] !== '')
          .map((field) => (
            <AnswerField
              key={field}
              field={field}
              form={form}
              error={errors?.[field]}
              onChange={onChange}
              recorded={recorded}
            />
          ))}
      </SimpleGrid>
    </chakra.fieldset>
  ));
}
