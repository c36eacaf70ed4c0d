import { Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { enrolment } from '../../content/inscription.ts';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { EnrolmentFormView } from './enrolment-form.tsx';

/** The page where people apply: the form, then the receipt of what was sent. */
export function Inscription() {
  const [receipt, setReceipt] = useState<ReactNode>();
  return (
    <>
      <ListHead title={enrolment.title} lead={enrolment.lead} />
      <Container paddingTop="4">
        <Box maxWidth="760px" marginInline="auto">
          {receipt ?? (
            <EnrolmentFormView
              onSent={(application, Receipt) =>
                setReceipt(<Receipt {...application} onAnother={() => setReceipt(undefined)} />)
              }
            />
          )}
        </Box>
      </Container>
    </>
  );
}
