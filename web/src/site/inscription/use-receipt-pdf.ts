import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { useRef, useState } from 'react';
import { receiptFailed, receiptScreen } from '../../texts/receipt.texts.ts';
import { reasonOf } from '../../ui/failure-reason.ts';
import { isInApp } from './in-app.ts';

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
export function useReceiptPdf(application: ReceivedApplication) {
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
