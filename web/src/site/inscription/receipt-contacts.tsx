import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { MessageCircle, Phone, Share2 } from 'lucide-react';
import { contact } from '../../texts/contact.texts.ts';
import { receiptScreen, sharedText, whatsappUrl } from '../../texts/receipt.texts.ts';
import * as styles from './receipt.module.css';

interface ShareProps {
  readonly receipt: ReceivedApplication['receipt'];
  /** Whether the browser has a share sheet. */
  readonly canShare: boolean;
}

/** Buttons to send the reference to the family, or to the applicant's own number. */
export function Share({ receipt, canShare }: ShareProps) {
  const text = sharedText(receipt);
  const encoded = encodeURIComponent(text);
  return (
    <section data-only-pressed className="stack gap-3">
      <h2 className="text-lg">{receiptScreen.shareTitle}</h2>
      <div className="wrap gap-3">
        {canShare && (
          <button
            type="button"
            // Rejects when the applicant closes the sheet, which needs no message.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
            className="button outline"
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
              className="button outline"
            >
              {receiptScreen.shareBy.whatsapp}
            </a>
            <a href={`sms:?&body=${encoded}`} className="button outline">
              {receiptScreen.shareBy.sms}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** Contacts for questions about the application. */
export function ReceiptContacts({ reference }: { readonly reference: string }) {
  return (
    <section data-only-pressed className="stack gap-3">
      <h2 className="text-lg">{receiptScreen.askTitle}</h2>
      <p>{receiptScreen.ask}</p>
      <div className="wrap gap-3">
        {centre.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className={`button outline ${styles.contact}`}>
            <Phone size={18} aria-hidden />
            <span className="visually-hidden">{`${receiptScreen.call} `}</span>
            <span className="tabular">{formatPhone(phone)}</span>
          </a>
        ))}
        <a
          href={whatsappUrl(reference)}
          target="_blank"
          rel="noopener"
          className={`button outline ${styles.contact}`}
        >
          <MessageCircle size={18} aria-hidden />
          {receiptScreen.whatsapp}
        </a>
      </div>
      <div className="text-sm muted">{contact.opening}</div>
    </section>
  );
}
