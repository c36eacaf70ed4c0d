import { now } from '@centre/domain/clock';
import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription/query';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  exportFileName,
  type ExportFormat,
  exportFormats,
  exportWords,
} from '../../../texts/exports.texts.ts';
import type { InscriptionCount } from '../../../data/staff/inscription-list.ts';
import { readAll } from '../../../data/staff/inscriptions.ts';
import { logExport } from '../../../data/staff/journal.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { Notice } from '../../ui/notice.tsx';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { common } from '../../common.texts.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { Meter } from '../../ui/meter.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import { inscriptionCount } from '../desk.texts.ts';

export interface ExportDialogProps {
  readonly filters: InscriptionFilters;
  readonly sort: InscriptionSort;
  /** Undefined when the number of lines is unknown. */
  readonly count: InscriptionCount | undefined;
  /** Those to export instead of all that the filters leave. */
  readonly selected?: readonly InscriptionRecord[];
  readonly onClose: () => void;
}

/** Offers the formats, and shows the progress of the export. */
export function ExportDialog({ filters, sort, count, selected, onClose }: ExportDialogProps) {
  const { progress, start, cancel } = useExport(
    (signal) => (selected ? [selected].values() : readAll(filters, sort, signal)),
    onClose,
  );
  const total = selected?.length ?? (count?.kind === 'exact' ? count.value : undefined);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <ModalDialog
      title={progress ? exportWords.title : exportWords.menu}
      size="sm"
      onClose={close}
      footer={
        progress && (
          <Button variant="outline" onClick={cancel}>
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
              : exportWords[selected ? 'selectedRows' : 'rows'](
                  inscriptionCount(total, formatCount),
                )}
          </div>
          <Flex direction="column" gap="3">
            <Button variant="outline" onClick={() => void start('xlsx')}>
              <FileSpreadsheet size={18} aria-hidden />
              {exportFormats.xlsx}
            </Button>
            <Button variant="outline" onClick={() => void start('csv')}>
              <FileText size={18} aria-hidden />
              {exportFormats.csv}
            </Button>
          </Flex>
          <Notice>{exportWords.privacy}</Notice>
        </Box>
      )}
    </ModalDialog>
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
        label={exportWords.title}
        {...(known && { value: Math.min(progress.rows, total), max: total })}
      />
    </Box>
  );
}

type ExportProgress =
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'writing' };

/**
 * Exports applications, read page by page until it is cancelled.
 *
 * @param onDone called when the file is saved.
 */
function useExport(roundsOf: (signal: AbortSignal) => Rounds, onDone: () => void) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  // Leaving the section cancels the export.
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: ExportFormat) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const records: InscriptionRecord[] = [];
      setProgress({ step: 'reading', rows: 0 });
      const rounds = roundsOf(signal);
      const stopped = whenAborted(signal);
      for (;;) {
        // Cancelling must not wait for a slow round.
        const round = await Promise.race([rounds.next(), stopped]);
        if (round.done) break;
        records.push(...round.value);
        setProgress({ step: 'reading', rows: records.length });
      }
      if (records.length === 0) {
        toast.info(exportWords.nothing);
        return;
      }
      await Promise.race([logExport(format, records.length), stopped]);
      setProgress({ step: 'writing' });
      await painted();
      const file = await Promise.race([written(format, records), stopped]);
      const name = exportFileName(format, now());
      saveFile(file, name);
      toast.success(exportWords.done(inscriptionCount(records.length, formatCount), name));
      onDone();
    } catch (error) {
      if (signal.aborted) toast.info(exportWords.cancelled);
      else toast.error(exportWords.failed(sentenceOf(error, reasonOf(error))));
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}

/** Pages of applications: some that are known already, or read one after the other. */
type Rounds =
  | Iterator<readonly InscriptionRecord[], void>
  | AsyncIterator<readonly InscriptionRecord[], void>;

function whenAborted(signal: AbortSignal): Promise<never> {
  const stopped = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => stopped.reject(signal.reason));
  // It may reject after the last round, when nothing awaits it.
  stopped.promise.catch(() => undefined);
  return stopped.promise;
}

async function written(format: ExportFormat, records: readonly InscriptionRecord[]) {
  if (format === 'csv') return (await import('../../../exports/csv.ts')).csvFile(records);
  return (await import('../../../exports/xlsx.ts')).xlsxFile(records);
}

/** Lets the browser paint the message before it writes the file. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
