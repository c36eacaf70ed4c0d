import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { MessageCircle, Phone } from 'lucide-react';
import { contact } from '../../content/contact.ts';
import { receiptScreen, whatsappUrl } from '../../content/receipt.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';

/** How to ask the centre about an application, its reference in hand. */
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
            look="quiet"
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
          look="quiet"
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
