import { Box } from '@chakra-ui/react';
import { Check, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  receiptFailure,
  receiptScreen,
  type ReceivedApplication,
} from '../../content/receipt.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function ReceiptDownload(application: ReceivedApplication) {
  const { isPreparing, outcome, download } = useReceiptPdf(application);
  return (
    <Box display="grid" gap="3">
      <Button
        variant="call"
        width="100%"
        minHeight="52px"
        aria-disabled={isPreparing}
        aria-busy={isPreparing}
        cursor={isPreparing ? 'progress' : 'pointer'}
        onClick={() => void download()}
      >
        <Download size={20} aria-hidden />
        {isPreparing ? receiptScreen.preparing : receiptScreen.download}
      </Button>
      {outcome?.tone === 'danger' && (
        <Notice tone="danger" role="alert">
          {outcome.message}
        </Notice>
      )}
      <Box role="status" display="flex" gap="2" alignItems="center" color="brand" fontSize="sm">
        {outcome?.tone === 'success' && (
          <>
            <Check size={18} aria-hidden />
            {outcome.message}
          </>
        )}
      </Box>
    </Box>
  );
}

interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly message: string;
}

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
