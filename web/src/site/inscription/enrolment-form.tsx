import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { enrolment } from '../../content/inscription.ts';
import { outdated } from '../../content/outdated.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EnrolmentField } from './enrolment-field.tsx';
import { isAsked, sections } from './fields.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SendWhenBack } from './send-when-back.tsx';
import { useAppearingFields } from './use-appearing-fields.ts';
import { useEnrolment, type SentHandler } from './use-enrolment.ts';

interface EnrolmentFormProps {
  readonly onSent: SentHandler;
}

const trap = 'siteWeb';

/** The enrolment form: four sections and one button. */
export function EnrolmentFormView({ onSent }: EnrolmentFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { draft, problem, failedChecks, isSending, change, changeGuardian, submit } =
    useEnrolment(element, onSent);
  const { form } = draft;
  useAppearingFields(form);

  // The first field that needs another look takes the focus; the message itself when none.
  useEffect(() => {
    if (!problem) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? element.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
    // A new message moves the focus, and so does the same one after another try; the
    // correction of one of its fields does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problem?.message, failedChecks]);

  return (
    <chakra.form
      ref={element}
      noValidate
      method="post"
      display="grid"
      gap="8"
      marginTop="4"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(trap);
        void submit(typeof value === 'string' ? value : '');
      }}
    >
      <Box color="ink.muted" fontSize="sm">
        {enrolment.requiredMark}
      </Box>
      {sections.map(({ title, fields }, index) => (
        <chakra.fieldset key={title} minWidth="0">
          <chakra.legend width="100%">
            <Heading
              as="h2"
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
          {index === 0 && <Notice marginBottom="4">{enrolment.programmes}</Notice>}
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="end">
            {fields
              .filter((field) => isAsked(field, form))
              .map((field) => (
                <EnrolmentField
                  key={field}
                  field={field}
                  form={form}
                  error={problem?.errors[field]}
                  onChange={change}
                />
              ))}
          </SimpleGrid>
        </chakra.fieldset>
      ))}
      <Box
        aria-hidden
        position="absolute"
        left="-9999px"
        width="1px"
        height="1px"
        overflow="hidden"
      >
        <label>
          {enrolment.trap}
          <input name={trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <PrivacyNotice draft={draft} onGuardian={changeGuardian} />
      {problem && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
          {problem.isOutdated && (
            <Button look="quiet" marginTop="3" onClick={() => location.reload()}>
              {outdated.reload}
            </Button>
          )}
          {problem.isOffline && (
            <SendWhenBack
              isSending={isSending}
              onSend={() => element.current?.requestSubmit()}
            />
          )}
        </Notice>
      )}
      <Button type="submit" look="call" fontSize="lg" disabled={isSending}>
        {isSending ? enrolment.sending : enrolment.submit}
      </Button>
    </chakra.form>
  );
}
