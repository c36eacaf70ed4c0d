import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { MessageCircle, Phone, Share2 } from 'lucide-react';
import { css } from '#styled-system/css';
import { contact } from '../../texts/contact.texts.ts';
import { receiptScreen, sharedText, whatsappUrl } from '../../texts/receipt.texts.ts';
import { buttons, hiddenText } from '../../ui/styles.ts';

interface ShareProps {
  readonly receipt: ReceivedApplication['receipt'];
  /** Whether the browser has a share sheet. */
  readonly canShare: boolean;
}

/** Sends the reference to the family, or to the applicant's own number. */
export function Share({ receipt, canShare }: ShareProps) {
  const text = sharedText(receipt);
  const encoded = encodeURIComponent(text);
  return (
    <section data-only-pressed className={css({ display: 'grid', gap: '3' })}>
      <h2 className={css({ fontSize: 'lg' })}>{receiptScreen.shareTitle}</h2>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {canShare && (
          <button
            type="button"
            // Refused when the applicant closes the sheet, which needs no message.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
            className={css(buttons.outline)}
          >
            <Share2 size={18} aria-hidden />
            {receiptScreen.share}
          </button>
        )}
        {!canShare && (
          <>
            <a
              href={`https://wa.me/?text=${encoded}`}
              target="_blank"
              rel="noopener"
              className={css(buttons.outline)}
            >
              {receiptScreen.shareBy.whatsapp}
            </a>
            <a href={`sms:?&body=${encoded}`} className={css(buttons.outline)}>
              {receiptScreen.shareBy.sms}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** Whom to ask about the application. */
export function ReceiptContacts({ reference }: { readonly reference: string }) {
  return (
    <section data-only-pressed className={css({ display: 'grid', gap: '3' })}>
      <h2 className={css({ fontSize: 'lg' })}>{receiptScreen.askTitle}</h2>
      <p>{receiptScreen.ask}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {centre.phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone}`}
            className={css({ ...buttons.outline, flexGrow: '1' })}
          >
            <Phone size={18} aria-hidden />
            <span className={css(hiddenText)}>{`${receiptScreen.call} `}</span>
            <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {formatPhone(phone)}
            </span>
          </a>
        ))}
        <a
          href={whatsappUrl(reference)}
          target="_blank"
          rel="noopener"
          className={css({ ...buttons.outline, flexGrow: '1' })}
        >
          <MessageCircle size={18} aria-hidden />
          {receiptScreen.whatsapp}
        </a>
      </div>
      <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{contact.opening}</div>
    </section>
  );
}
