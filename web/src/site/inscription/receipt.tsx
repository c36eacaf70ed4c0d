import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import type { EnrolmentForm } from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { formatPhone } from '@centre/domain/phone';
import { CircleCheck, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contact } from '../../content/contact.ts';
import {
  receiptFacts,
  receiptScreen,
  whatsappUrl,
  type ReceiptFact,
} from '../../content/receipt.ts';
import type { Receipt } from '../../data/enrolment.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Card, HiddenText } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { Reference } from './reference.tsx';

/** The received answers. */
export interface SentApplication {
  readonly receipt: Receipt;
  readonly form: EnrolmentForm;
}

interface ReceiptProps extends SentApplication {
  readonly onAnother: () => void;
}

/** Confirms to the applicant that the application arrived, when, and under which reference. */
export function ReceiptView({ receipt, form, onAnother }: ReceiptProps) {
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
      <Box borderTopWidth="1px" paddingTop="6">
        <Button variant="outline" onClick={onAnother}>
          {receiptScreen.another}
        </Button>
      </Box>
    </Box>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 5fr)', sm: '180px minmax(0, 1fr)' },
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottomWidth: '1px',
  },
});

/** The facts of the application. */
export function ReceiptFacts({ facts }: { readonly facts: readonly ReceiptFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <chakra.dt color="ink.muted" fontSize="sm">
            {label}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Row>
      ))}
    </dl>
  );
}

export function ReceiptContacts({ reference }: { readonly reference: string }) {
  return (
    <chakra.section display="grid" gap="3">
      <Heading as="h2" fontSize="lg">
        {receiptScreen.askTitle}
      </Heading>
      <p>{receiptScreen.ask}</p>
      <Box display="flex" flexWrap="wrap" gap="3">
        {centre.phones.map((phone) => (
          <AnchorButton
            key={phone}
            variant="outline"
            flexGrow="1"
            whiteSpace="nowrap"
            href={`tel:${phone}`}
          >
            <Phone size={18} aria-hidden />
            <HiddenText>{`${receiptScreen.call} `}</HiddenText>
            <chakra.span fontVariantNumeric="tabular-nums">{formatPhone(phone)}</chakra.span>
          </AnchorButton>
        ))}
        <AnchorButton
          variant="outline"
          flexGrow="1"
          whiteSpace="nowrap"
          href={whatsappUrl(reference)}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle size={18} aria-hidden />
          {receiptScreen.whatsapp}
        </AnchorButton>
      </Box>
      <Box fontSize="sm" color="ink.muted">
        {contact.opening}
      </Box>
    </chakra.section>
  );
}
