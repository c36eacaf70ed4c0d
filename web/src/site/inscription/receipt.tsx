import { Box, chakra } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages';
import { formatPhone } from '@centre/domain/phone';
import { useEffect, useRef } from 'react';
import { contactLine, enrolment } from '../../content/inscription.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SentApplication } from './use-enrolment.ts';

interface ReceiptProps extends SentApplication {
  readonly onAnother: () => void;
}

/** What the applicant keeps: that the application arrived, when, and its reference. */
export function ReceiptView({ receipt, onAnother }: ReceiptProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Box marginTop="6" display="grid" gap="6">
      <Notice ref={notice} tone="success" role="status" tabIndex={-1}>
        {messages.inscription.sent}
      </Notice>
      <Card as="section" padding="6" aria-label={enrolment.receiptTitle}>
        <Box fontSize="sm" color="ink.muted">
          {enrolment.reference}
        </Box>
        <Box
          data-testid="reference"
          fontFamily="heading"
          fontSize="2xl"
          fontWeight="600"
          letterSpacing="0.06em"
        >
          {receipt.reference}
        </Box>
        <Box fontSize="sm" color="ink.muted" marginTop="2">
          {enrolment.receivedOn} {formatDateTime(new Date(receipt.dateInscription))}
        </Box>
        <Box marginTop="4">
          {enrolment.keepReference}{' '}
          <chakra.a
            href={`tel:${contactLine}`}
            color="brand"
            fontWeight="600"
            whiteSpace="nowrap"
          >
            {formatPhone(contactLine)}
          </chakra.a>
          .
        </Box>
      </Card>
      <Box>
        <Button look="quiet" onClick={onAnother}>
          {enrolment.another}
        </Button>
      </Box>
    </Box>
  );
}
