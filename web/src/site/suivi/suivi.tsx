import { Box, chakra } from '@chakra-ui/react';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { useEffect, useRef } from 'react';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/form-control.tsx';
import { Container } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListHead } from '../ui/list-head.tsx';

/**
 * Asks for the reference and the date of birth. The browser sends the form itself, with scripts
 * and without, and the server answers with a page of its own.
 */
export function Suivi() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The receipt's link has the reference behind the hash, which no server gets to see.
    const field = form.current?.elements.namedItem('reference');
    const reference = location.hash.slice(1);
    if (field instanceof HTMLInputElement && reference) field.value = reference;
  }, []);
  return (
    <>
      <ListHead title={suiviPage.title} lead={suiviPage.lead} />
      <Container paddingTop="6">
        <Box maxWidth="520px" marginInline="auto">
          <SuiviForm ref={form} />
        </Box>
      </Container>
    </>
  );
}

interface SuiviFormProps extends Partial<FollowedApplication> {
  readonly ref?: React.Ref<HTMLFormElement>;
}

export function SuiviForm({
  ref,
  reference = '',
  dateNaissance = '',
  problem,
  fields,
}: SuiviFormProps) {
  return (
    <chakra.form ref={ref} method="post" action={suiviPage.path} display="grid" gap="5">
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Field
        label={suiviPage.reference}
        required
        help={suiviPage.referenceHint}
        error={fields?.['reference']}
      >
        {(attributes) => (
          <TextInput
            {...attributes}
            name="reference"
            defaultValue={reference}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <Field
        label={suiviPage.dateNaissance}
        required
        help={suiviPage.dateHint}
        error={fields?.['dateNaissance']}
      >
        {(attributes) => (
          <TextInput
            {...attributes}
            name="dateNaissance"
            type="date"
            defaultValue={dateNaissance}
            required
          />
        )}
      </Field>
      <Button type="submit" variant="call">
        {suiviPage.submit}
      </Button>
    </chakra.form>
  );
}
