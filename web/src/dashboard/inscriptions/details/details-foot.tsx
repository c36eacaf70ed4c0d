import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Button, chakra } from '@chakra-ui/react';
import { FileDown, Trash2 } from 'lucide-react';
import { common } from '../../common.texts.ts';
import { useCan } from '../../session/use-member.ts';
import { useFichePdf } from '../files/use-fiche-pdf.ts';
import { detailsWords } from './details.texts.ts';
import { Decisions, room } from './decisions.tsx';

interface DetailsFootProps {
  readonly record: InscriptionRecord;
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with the application, as far as the member may. */
export function DetailsFoot({ record, onDelete }: DetailsFootProps) {
  const mayDecide = useCan('inscriptions', 'write');
  const { isPreparing, download } = useFichePdf();
  return (
    <>
      {mayDecide && <Decisions key={record.id} record={record} />}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button
        {...room}
        variant="outline"
        disabled={isPreparing}
        onClick={() => void download([record])}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsWords.preparingPdf : detailsWords.pdf}
      </Button>
      {onDelete && (
        <Button {...room} variant="outline" color="danger" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          {common.delete}
        </Button>
      )}
    </>
  );
}
