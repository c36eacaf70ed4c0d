import { Box, Flex } from '@chakra-ui/react';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { FileDown } from 'lucide-react';
import { detailsWords, listWords } from '../../../content/dashboard/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { useFichePdf } from '../files/use-fiche-pdf.ts';

interface SelectionBarProps {
  readonly records: readonly InscriptionRecord[];
  readonly onClear: () => void;
}

/** What can be done with the chosen rows. */
export function SelectionBar({ records, onClear }: SelectionBarProps) {
  const { isPreparing, download } = useFichePdf();
  return (
    <Flex
      role="region"
      aria-label={listWords.selection}
      align="center"
      gap="3"
      wrap="wrap"
      background="call.soft"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="2"
      marginBottom="3"
    >
      <Box flex="1" fontWeight="600">
        {listWords.selected(records.length, formatCount)}
      </Box>
      <Button
        look="quiet"
        fontSize="sm"
        paddingInline="3"
        disabled={isPreparing}
        onClick={() => void download(records)}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsWords.preparingPdf : listWords.selectionPdf}
      </Button>
      <Button look="quiet" fontSize="sm" paddingInline="3" onClick={onClear}>
        {listWords.deselect}
      </Button>
    </Flex>
  );
}
