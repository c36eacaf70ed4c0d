import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { inscriptionFields } from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { receiptFacts, receiptScreen } from '../../content/receipt.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReceiptContacts } from './receipt-contacts.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { Reference } from './reference.tsx';
import type { SentApplication } from './use-enrolment.ts';

interface ReceiptProps extends SentApplication {
  readonly onAnother: () => void;
}

/** What the applicant keeps: that the application arrived, when, and its reference. */
export function ReceiptView({ receipt, form, changed, onAnother }: ReceiptProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Box marginTop="6" display="grid" gap="8">
      <Notice
        ref={notice}
        tone="success"
        role="status"
        aria-label={messages.inscription.sent}
        tabIndex={-1}
        display="flex"
        gap="3"
        fontSize="lg"
        fontWeight="600"
        lineHeight="1.4"
        textWrap="balance"
      >
        <Box color="brand" flexShrink="0" paddingTop="2px">
          <CircleCheck size={24} aria-hidden />
        </Box>
        <span>{messages.inscription.sent}</span>
      </Notice>
      {changed.length > 0 && (
        <Notice tone="warning">
          {receiptScreen.changed(changed.map((field) => inscriptionFields[field]))}
        </Notice>
      )}
      <Card as="section" aria-label={receiptScreen.title} boxShadow="card">
        <Box
          display="flex"
          alignItems="center"
          gap="4"
          padding={{ base: '4', md: '6' }}
          borderTop="4px solid"
          borderColor="brand"
        >
          <Emblem size={48} />
          <Box minWidth="0">
            <Heading as="h2" fontSize="xl">
              {receiptScreen.title}
            </Heading>
            <Box fontSize="sm" color="ink.muted">
              {centre.name}
            </Box>
          </Box>
        </Box>
        <Reference reference={receipt.reference} />
        <Box padding={{ base: '4', md: '6' }} display="grid" gap="5">
          <ReceiptFacts facts={receiptFacts({ receipt, form })} />
          <chakra.p color="ink.muted">{receiptScreen.keep}</chakra.p>
          <ReceiptDownload receipt={receipt} form={form} />
        </Box>
      </Card>
      <ReceiptContacts reference={receipt.reference} />
      <Box borderTop="1px solid" borderColor="line" paddingTop="6">
        <Button look="quiet" onClick={onAnother}>
          {receiptScreen.another}
        </Button>
      </Box>
    </Box>
  );
}
