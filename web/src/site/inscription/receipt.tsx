import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages/messages';
import { formatPhone } from '@centre/domain/phone';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { CircleCheck, MessageCircle, Phone, Printer, Share2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { contact } from '../../texts/contact.texts.ts';
import {
  receiptFacts,
  receiptScreen,
  sharedText,
  whatsappUrl,
  type ReceiptFact,
} from '../../texts/receipt.texts.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useCampagne } from '../../data/public/campagne.ts';
import { Card, HiddenText } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { CopyReference, Reference, SuiviLink } from './reference.tsx';

interface ReceiptProps extends ReceivedApplication {
  readonly onAnother: () => void;
}

/** Confirms to the applicant that the application arrived, when, and under which reference. */
export function ReceiptView({ receipt, form, onAnother }: ReceiptProps) {
  const notice = useRef<HTMLDivElement>(null);
  const reference = useRef<HTMLDivElement>(null);
  const campagne = useCampagne();
  useEffect(() => notice.current?.focus(), []);
  return (
    <Box marginTop="6" display="grid" gap="8">
      <Received notice={notice} />
      <ReceiptCard
        application={{ receipt, form }}
        reference={
          <Reference ref={reference} reference={receipt.reference}>
            <CopyReference element={reference} />
          </Reference>
        }
      >
        <chakra.p color="ink.muted">{receiptScreen.keep}</chakra.p>
        <ReceiptDownload receipt={receipt} form={form} />
        <Button variant="outline" onClick={() => print()}>
          <Printer size={18} aria-hidden />
          {receiptScreen.print}
        </Button>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={Reflect.has(navigator, 'share')} />
      <ReceiptContacts reference={receipt.reference} />
      <Box borderTopWidth="1px" paddingTop="6" data-only-pressed>
        <Button variant="outline" onClick={onAnother}>
          {receiptScreen.another}
        </Button>
      </Box>
    </Box>
  );
}

/** The same receipt as a page of its own, for a browser without scripts. */
export function ReceiptPage({ receipt, form, campagne }: ReceivedApplication) {
  return (
    <chakra.main display="grid" gap="6" maxWidth="760px" marginInline="auto" padding="4">
      <Received />
      <ReceiptCard
        heading="h1"
        application={{ receipt, form }}
        reference={<Reference reference={receipt.reference} />}
      >
        <chakra.p color="ink.muted">{receiptScreen.printHint}</chakra.p>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={false} />
      <ReceiptContacts reference={receipt.reference} />
      <AnchorButton variant="outline" href="/inscription">
        {receiptScreen.another}
      </AnchorButton>
    </chakra.main>
  );
}

function Received({ notice }: { readonly notice?: RefObject<HTMLDivElement | null> }) {
  return (
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
  );
}

interface ReceiptCardProps {
  readonly application: ReceivedApplication;
  readonly reference: ReactNode;
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
}

function ReceiptCard({ application, reference, heading = 'h2', children }: ReceiptCardProps) {
  return (
    <Card as="section" aria-label={receiptScreen.title} boxShadow="card">
      <Box
        display="flex"
        alignItems="center"
        gap="4"
        padding={{ base: '4', md: '6' }}
        borderTop="4px solid"
        borderColor="brand"
      >
        <Logo size={48} />
        <Box minWidth="0">
          <Heading as={heading} fontSize="xl">
            {receiptScreen.title}
          </Heading>
          <Box fontSize="sm" color="ink.muted">
            {centre.name}
          </Box>
        </Box>
      </Box>
      {reference}
      <Box padding={{ base: '4', md: '6' }} display="grid" gap="5">
        <ReceiptFacts facts={receiptFacts(application)} />
        {children}
      </Box>
    </Card>
  );
}

/** What happens after the application has been received. */
function NextSteps({ campagne }: Pick<ReceivedApplication, 'campagne'>) {
  return (
    <chakra.section display="grid" gap="2">
      <Heading as="h2" fontSize="lg">
        {receiptScreen.nextTitle}
      </Heading>
      <chakra.ol paddingInlineStart="5" display="grid" gap="2" listStyleType="decimal">
        {receiptScreen.next(campagne).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

interface ShareProps {
  readonly receipt: ReceivedApplication['receipt'];
  /** Whether the browser has a share sheet. */
  readonly canShare: boolean;
}

/** Sends the reference to the family, or to the applicant's own number. */
function Share({ receipt, canShare }: ShareProps) {
  const text = sharedText(receipt);
  const encoded = encodeURIComponent(text);
  return (
    <chakra.section display="grid" gap="3" data-only-pressed>
      <Heading as="h2" fontSize="lg">
        {receiptScreen.shareTitle}
      </Heading>
      <Box display="flex" flexWrap="wrap" gap="3">
        {canShare && (
          <Button
            variant="outline"
            // Refused when the applicant closes the sheet, which needs no message.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Share2 size={18} aria-hidden />
            {receiptScreen.share}
          </Button>
        )}
        {!canShare && (
          <>
            <AnchorButton
              variant="outline"
              href={`https://wa.me/?text=${encoded}`}
              target="_blank"
              rel="noopener"
            >
              {receiptScreen.shareBy.whatsapp}
            </AnchorButton>
            <AnchorButton variant="outline" href={`sms:?&body=${encoded}`}>
              {receiptScreen.shareBy.sms}
            </AnchorButton>
          </>
        )}
      </Box>
    </chakra.section>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottomWidth: '1px',
  },
});

/** The facts of the application. */
function ReceiptFacts({ facts }: { readonly facts: readonly ReceiptFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <chakra.dt flex="2 1 5.5rem" color="ink.muted" fontSize="sm">
            {label}
          </chakra.dt>
          <chakra.dd flex="5 1 9rem" fontWeight="600">
            {value}
          </chakra.dd>
        </Row>
      ))}
    </dl>
  );
}

function ReceiptContacts({ reference }: { readonly reference: string }) {
  return (
    <chakra.section display="grid" gap="3" data-only-pressed>
      <Heading as="h2" fontSize="lg">
        {receiptScreen.askTitle}
      </Heading>
      <p>{receiptScreen.ask}</p>
      <Box display="flex" flexWrap="wrap" gap="3">
        {centre.phones.map((phone) => (
          <AnchorButton key={phone} variant="outline" flexGrow="1" href={`tel:${phone}`}>
            <Phone size={18} aria-hidden />
            <HiddenText>{`${receiptScreen.call} `}</HiddenText>
            <chakra.span fontVariantNumeric="tabular-nums">{formatPhone(phone)}</chakra.span>
          </AnchorButton>
        ))}
        <AnchorButton
          variant="outline"
          flexGrow="1"
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
