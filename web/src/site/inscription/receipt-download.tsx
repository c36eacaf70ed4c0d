import { Box } from '@chakra-ui/react';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { Check, Download, Share2 } from 'lucide-react';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useReceiptPdf } from './use-receipt-pdf.ts';

export function ReceiptDownload(application: ReceivedApplication) {
  const { isPreparing, isShared, outcome, download } = useReceiptPdf(application);
  const label = isShared ? receiptScreen.sharePdf : receiptScreen.download;
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
        {isShared ? <Share2 size={20} aria-hidden /> : <Download size={20} aria-hidden />}
        {isPreparing ? receiptScreen.preparing : label}
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
        {outcome?.tone === 'info' && <Notice>{outcome.message}</Notice>}
      </Box>
    </Box>
  );
}
