import { Box, chakra, Flex } from '@chakra-ui/react';
import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { common } from '../../../content/dashboard/common.ts';
import { inscriptionCount } from '../../../content/dashboard/desk.ts';
import { exportFormats, exportWords } from '../../../content/dashboard/exports.ts';
import type { InscriptionCount } from '../../../data/inscription-list.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Window } from '../../../ui/window.tsx';
import { useExport, type ExportProgress } from './use-export.ts';

const Meter = chakra('progress', {
  base: { width: '100%', height: '3', accentColor: 'brand' },
});

interface ExportWindowProps {
  readonly filters: InscriptionFilters;
  readonly sort: InscriptionSort;
  /** Undefined where nobody knows how many lines there are. */
  readonly count: InscriptionCount | undefined;
  readonly onClose: () => void;
}

/** Offers the kinds of files, and shows how far the one that was chosen is. */
export function ExportWindow({ filters, sort, count, onClose }: ExportWindowProps) {
  const { progress, start, cancel } = useExport(filters, sort, onClose);
  const total = count?.kind === 'exact' ? count.value : undefined;
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Window
      title={progress ? exportWords.title : exportWords.menu}
      close={common.close}
      width="narrow"
      onClose={close}
      foot={
        progress && (
          <Button look="quiet" onClick={cancel}>
            {common.cancel}
          </Button>
        )
      }
    >
      {progress ? (
        <Running progress={progress} total={total} />
      ) : (
        <Box display="grid" gap="4">
          <div>
            {total === undefined
              ? exportWords.allRows
              : exportWords.rows(inscriptionCount(total, formatCount))}
          </div>
          <Flex direction="column" gap="3">
            <Button look="quiet" onClick={() => void start('xlsx')}>
              <FileSpreadsheet size={18} aria-hidden />
              {exportFormats.xlsx}
            </Button>
            <Button look="quiet" onClick={() => void start('csv')}>
              <FileText size={18} aria-hidden />
              {exportFormats.csv}
            </Button>
          </Flex>
          <Notice>{exportWords.privacy}</Notice>
        </Box>
      )}
    </Window>
  );
}

interface RunningProps {
  readonly progress: ExportProgress;
  readonly total: number | undefined;
}

function Running({ progress, total }: RunningProps) {
  const isReading = progress.step === 'reading';
  const known = isReading && total !== undefined && total > 0;
  return (
    <Box display="grid" gap="3" role="status">
      <div>
        {isReading
          ? exportWords.reading(
              inscriptionCount(progress.rows, formatCount),
              known ? formatCount(total) : undefined,
            )
          : exportWords.writing}
      </div>
      <Meter
        aria-label={exportWords.title}
        {...(known && { value: Math.min(progress.rows, total), max: total })}
      />
    </Box>
  );
}
