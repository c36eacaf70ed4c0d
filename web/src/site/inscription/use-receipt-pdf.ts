import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { useRef, useState } from 'react';
import { receiptFailure, receiptScreen } from '../../content/receipt.ts';

interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly message: string;
}

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

  return { isPreparing, outcome, download };
}

async function outcomeOf(application: ReceivedApplication): Promise<Outcome> {
  let maker;
  try {
    const [{ receiptPdf, receiptFileName }, { saveFile }, parts] = await loadMaker();
    maker = { receiptPdf, receiptFileName, saveFile, parts };
  } catch {
    return failure(receiptFailure.connection);
  }
  try {
    const { reference } = application.receipt;
    maker.saveFile(
      maker.receiptPdf(application, maker.parts),
      maker.receiptFileName(reference),
    );
    return { tone: 'success', message: receiptScreen.downloaded };
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function loadMaker() {
  return Promise.all([
    import('../../pdf/receipt-pdf.ts'),
    import('../../ui/save-file.ts'),
    import('../../pdf/site-parts.ts').then(({ loadPdfParts }) => loadPdfParts()),
  ]);
}

function failure(reason: string): Outcome {
  return { tone: 'danger', message: receiptFailure.message(reason) };
}
