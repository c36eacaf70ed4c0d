import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { enrolment } from '../../content/inscription.ts';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { EnrolmentFormView } from './enrolment-form.tsx';
import { loadReceipt, type SentApplication } from './use-enrolment.ts';

const ReceiptView = lazy(async () => ({ default: (await loadReceipt()).ReceiptView }));

/** The page where people apply: the form, then the receipt of what was sent. */
export function Inscription() {
  const [sent, setSent] = useState<SentApplication>();
  return (
    <>
      <ListHead title={enrolment.title} lead={enrolment.lead} />
      <Container paddingTop="4">
        <Box maxWidth="760px" marginInline="auto">
          {sent ? (
            <Suspense fallback={null}>
              <ReceiptView {...sent} onAnother={() => setSent(undefined)} />
            </Suspense>
          ) : (
            <EnrolmentFormView onSent={setSent} />
          )}
        </Box>
      </Container>
    </>
  );
}
