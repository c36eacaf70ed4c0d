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

/** Whether the browser drops files, and can hand them to another app. */
const isShared = () =>
  isInApp(navigator.userAgent) &&
  // Firefox of Android has one without the other.
  Reflect.has(navigator, 'canShare') &&
  navigator.canShare({ files: [new File([], 'recu.pdf', { type: 'application/pdf' })] });

/**
 * Makes the receipt's PDF. Its code is larger than the rest of the page, so it is fetched on
 * demand, and again if the network failed.
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
    const [{ receiptPdf, receiptFileName }, { saveFile }, parts] = await loadMaker();
    const pdf = receiptPdf(application, parts);
    const name = receiptFileName(application.receipt.reference);
    if (isShared()) return await share(new File([pdf], name, { type: pdf.type }));
    saveFile(pdf, name);
    return isInApp(navigator.userAgent)
      ? { tone: 'info', message: receiptScreen.inApp }
      : { tone: 'success', message: receiptScreen.downloaded };
  } catch (error) {
    console.warn('The receipt could not be made.', error);
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

function loadMaker() {
  return Promise.all([
    import('../../pdf/receipt-pdf.ts'),
    import('../../ui/save-file.ts'),
    import('../../pdf/site-parts.ts').then(({ loadPdfParts }) => loadPdfParts()),
  ]);
}

/** Names that apps put into the user agent of the browser inside them. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|Snapchat|TikTok|musical_ly|Bytedance|LinkedInApp|Line\//;

/**
 * Whether the page is shown by an app such as Facebook, whose browser drops what is downloaded.
 * Other apps are known by what their system says of a page in an app: Android writes `wv`, and
 * iOS leaves out `Safari`.
 */
export function isInApp(userAgent: string): boolean {
  const isIos = /\((iPhone|iPad|iPod)/.test(userAgent);
  return (
    apps.test(userAgent) ||
    userAgent.includes('; wv)') ||
    (isIos && !/ (Safari|CriOS|FxiOS|EdgiOS)\//.test(userAgent))
  );
}
