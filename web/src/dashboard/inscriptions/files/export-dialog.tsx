import { now } from '@centre/domain/clock';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  exportFileName,
  type ExportFormat,
  exportFormats,
  exportWords,
} from '../../../texts/exports.texts.ts';
import { readInscriptions } from '../../../data/staff/inscriptions.ts';
import { logExport } from '../../../data/staff/journal.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { Notice } from '../../ui/notice.tsx';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { common } from '../../common.texts.ts';
import { sentenceOf } from '../../ui/use-action.ts';
import { Meter } from '../../ui/meter.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import { inscriptionCount } from '../desk.texts.ts';

export interface ExportDialogProps {
  readonly rows: readonly Row[];
  /** Whether they were chosen one by one: else they are all that the filters leave. */
  readonly isSelection?: boolean;
  readonly onClose: () => void;
}

/** Offers the formats, and shows the progress of the export. */
export function ExportDialog({ rows, isSelection, onClose }: ExportDialogProps) {
  const { progress, start, cancel } = useExport(rows, onClose);
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
        <Running progress={progress} />
      ) : (
        <Box display="grid" gap="4">
          <div>
            {exportWords[isSelection ? 'selectedRows' : 'rows'](
              inscriptionCount(rows.length, formatCount),
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

function Running({ progress }: { readonly progress: ExportProgress }) {
  const { step } = progress;
  return (
    <Box display="grid" gap="3" role="status">
      <div>
        {step === 'reading'
          ? exportWords.reading(
              inscriptionCount(progress.read, formatCount),
              formatCount(progress.all),
            )
          : exportWords.writing}
      </div>
      <Meter
        label={exportWords.title}
        {...(step === 'reading' && { value: progress.read, max: progress.all })}
      />
    </Box>
  );
}

type ExportProgress =
  | { readonly step: 'reading'; readonly read: number; readonly all: number }
  | { readonly step: 'writing' };

/**
 * Exports applications, whose records are read until it is cancelled.
 *
 * @param onDone called when the file is saved.
 */
function useExport(rows: readonly Row[], onDone: () => void) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  // Leaving the section cancels the export.
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: ExportFormat) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const showProgress = (read: number) =>
        setProgress({ step: 'reading', read, all: rows.length });
      showProgress(0);
      const stopped = whenAborted(signal);
      const ids = rows.map(({ id }) => id);
      // Cancelling must not wait for a slow round.
      const records = await Promise.race([
        readInscriptions(ids, { signal, onProgress: showProgress }),
        stopped,
      ]);
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
