import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { Check, Download, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { receiptFailed, receiptScreen } from '../../texts/receipt.texts.ts';
import { reasonOf } from '../../ui/failure-reason.ts';
import * as styles from './receipt.module.css';

export function ReceiptDownload(application: ReceivedApplication) {
  const { isPreparing, isShared, outcome, download } = useReceiptPdf(application);
  const label = isShared ? receiptScreen.sharePdf : receiptScreen.download;
  return (
    <div className="stack gap-3">
      <button
        type="button"
        aria-disabled={isPreparing}
        aria-busy={isPreparing}
        onClick={() => void download()}
        className={`button call ${styles.download}`}
      >
        {isShared ? <Share2 size={20} aria-hidden /> : <Download size={20} aria-hidden />}
        {isPreparing ? receiptScreen.preparing : label}
      </button>
      {outcome?.tone === 'danger' && (
        <div role="alert" className="notice danger">
          {outcome.message}
        </div>
      )}
      <div role="status" className="row gap-2 brand text-sm">
        {outcome?.tone === 'success' && (
          <>
            <Check size={18} aria-hidden />
            {outcome.message}
          </>
        )}
        {outcome?.tone === 'info' && <div className="notice">{outcome.message}</div>}
      </div>
    </div>
  );
}

interface Outcome {
  readonly tone: 'success' | 'info' | 'danger';
  readonly message: string;
}

/** Whether to share the PDF instead: in-app browsers drop downloads. */
const isShared = () =>
  isInApp(navigator.userAgent) &&
  // Firefox for Android has `share` without `canShare`.
  Reflect.has(navigator, 'canShare') &&
  navigator.canShare({ files: [new File([], 'recu.pdf', { type: 'application/pdf' })] });

/**
 * Makes the receipt's PDF. Its code is larger than the rest of the page, so each click fetches it
 * until that succeeds.
 */
function useReceiptPdf(application: ReceivedApplication) {
  const [isPreparing, setPreparing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isBusy = useRef(false);

  async function download() {
    if (isBusy.current) return;
    isBusy.current = true;
    setPreparing(true);
    setOutcome(undefined);
    setOutcome(await outcomeOf(application));
    isBusy.current = false;
    setPreparing(false);
  }

  return { isPreparing, isShared: isShared(), outcome, download };
}

async function outcomeOf(application: ReceivedApplication): Promise<Outcome | undefined> {
  try {
    const [{ receiptPdf, receiptFileName }, { saveFile }, parts] = await loadPdfCode();
    const pdf = receiptPdf(application, parts);
    const name = receiptFileName(application.receipt.reference);
    if (isShared()) return await share(new File([pdf], name, { type: pdf.type }));
    saveFile(pdf, name);
    return isInApp(navigator.userAgent)
      ? { tone: 'info', message: receiptScreen.inApp }
      : { tone: 'success', message: receiptScreen.downloaded };
  } catch (error) {
    console.warn('The receipt could not be created.', error);
    return { tone: 'danger', message: receiptFailed(reasonOf(error)) };
  }
}

/** @returns undefined when the applicant closes the sheet, which needs no message. */
async function share(file: File): Promise<Outcome | undefined> {
  try {
    await navigator.share({ files: [file] });
    return { tone: 'success', message: receiptScreen.shared };
  } catch (error) {
    const { name } = error as Partial<DOMException>;
    if (name === 'AbortError') return undefined;
    if (name === 'NotAllowedError') return { tone: 'info', message: receiptScreen.ready };
    throw error;
  }
}

function loadPdfCode() {
  return Promise.all([
    import('../../pdf/receipt-pdf.ts'),
    import('../../ui/save-file.ts'),
    import('../../pdf/site-parts.ts').then(({ loadPdfParts }) => loadPdfParts()),
  ]);
}

/** Marks of apps in the user agents of their in-app browsers. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|Snapchat|TikTok|musical_ly|Bytedance|LinkedInApp|Line\//;

/**
 * Whether the page is open in the in-app browser of an app such as Facebook, which drops downloads.
 * Unlisted apps are detected by their web view: Android adds `wv` to the user agent, and iOS leaves
 * out `Safari`.
 */
export function isInApp(userAgent: string): boolean {
  const isIos = /\((iPhone|iPad|iPod)/.test(userAgent);
  return (
    apps.test(userAgent) ||
    userAgent.includes('; wv)') ||
    (isIos && !/ (Safari|CriOS|FxiOS|EdgiOS)\//.test(userAgent))
  );
}
