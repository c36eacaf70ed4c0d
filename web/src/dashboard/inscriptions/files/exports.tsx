import { now } from '@centre/domain/clock';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Row } from '@centre/domain/registre/row';
import { Button, Grid } from '@chakra-ui/react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readInscriptions } from '../../../data/staff/inscriptions.ts';
import { logExport } from '../../../data/staff/journal.ts';
import {
  exportFileName,
  type ExportFormat,
  exportFormats,
  exportTexts,
} from '../../../texts/exports.texts.ts';
import { ficheFileName } from '../../../texts/fiche.texts.ts';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { common } from '../../common.texts.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.ts';
import { sentenceOf, useAction } from '../../ui/use-action.ts';
import { inscriptionCount } from '../desk.texts.ts';

export interface ExportDialogProps {
  readonly rows: readonly Row[];
  /** Whether `rows` were selected one by one; otherwise they are all that pass the filters. */
  readonly isSelection?: boolean;
  readonly onClose: () => void;
}

const formats = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
] as const;

/** Export dialog with the formats, then the progress. */
export function ExportDialog({ rows, isSelection, onClose }: ExportDialogProps) {
  const { progress, start, cancel } = useExport(rows, onClose);
  const close = () => {
    cancel();
    onClose();
  };
  const reading = typeof progress === 'object' ? progress : undefined;
  const count = inscriptionCount(rows.length, formatCount);
  return (
    <ModalDialog
      title={progress ? exportTexts.title : exportTexts.menu}
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
        <Grid gap="3" role="status">
          <div>
            {reading
              ? exportTexts.reading(
                  inscriptionCount(reading.value, formatCount),
                  formatCount(reading.max),
                )
              : exportTexts.writing}
          </div>
          <Meter label={exportTexts.title} {...reading} />
        </Grid>
      ) : (
        <Grid gap="4">
          <div>{exportTexts[isSelection ? 'selectedRows' : 'rows'](count)}</div>
          <Grid gap="3">
            {formats.map(([format, Icon]) => (
              <Button key={format} variant="outline" onClick={() => void start(format)}>
                <Icon size={18} aria-hidden />
                {exportFormats[format]}
              </Button>
            ))}
          </Grid>
          <Notice>{exportTexts.privacy}</Notice>
        </Grid>
      )}
    </ModalDialog>
  );
}

/** Number of records read so far, or the writing of their file. */
type ExportProgress = { readonly value: number; readonly max: number } | 'writing';

/**
 * Export of applications, which can be cancelled.
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
      const showProgress = (value: number) => setProgress({ value, max: rows.length });
      showProgress(0);
      const aborted = whenAborted(signal);
      const ids = rows.map(({ id }) => id);
      // Cancelling must not wait for a slow request.
      const records = await Promise.race([
        readInscriptions(ids, { signal, onProgress: showProgress }),
        aborted,
      ]);
      if (records.length === 0) {
        toast.info(exportTexts.nothing);
        return;
      }
      await Promise.race([logExport(format, records.length), aborted]);
      setProgress('writing');
      await nextPaint();
      const file = await Promise.race([writeFile(format, records), aborted]);
      const name = exportFileName(format, now());
      saveFile(file, name);
      toast.success(exportTexts.done(inscriptionCount(records.length, formatCount), name));
      onDone();
    } catch (error) {
      if (signal.aborted) toast.info(exportTexts.cancelled);
      else toast.error(exportTexts.failed(sentenceOf(error, reasonOf(error))));
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  // Prevents an unhandled rejection after the last race.
  aborted.promise.catch(() => undefined);
  return aborted.promise;
}

async function writeFile(format: ExportFormat, records: readonly InscriptionRecord[]) {
  if (format === 'csv') return (await import('../../../exports/csv.ts')).csvFile(records);
  return (await import('../../../exports/xlsx.ts')).xlsxFile(records);
}

/** Lets the browser paint the message before the file is written. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const { pdfFailed, pdfDone } = staffInscriptionMessages;

/**
 * Download of records as one PDF of fiches. Its code is as heavy as the dashboard, so it is
 * fetched on demand, and again after a failure.
 */
export function useFichePdf() {
  const { isBusy: isPreparing, run } = useAction();
  return {
    isPreparing,
    // No fallback message: `saveFiches` shows its own errors.
    download: (read: () => Promise<readonly InscriptionRecord[]>) =>
      run(() => saveFiches(read), ''),
  };
}

async function saveFiches(read: () => Promise<readonly InscriptionRecord[]>): Promise<void> {
  try {
    const [{ fichesPdf }, parts, records] = await Promise.all([
      import('../../../pdf/fiche-pdf.ts'),
      import('../../../pdf/site-parts.ts').then(({ loadPdfParts }) => loadPdfParts()),
      read(),
    ]);
    const ids = records.map(({ id }) => id);
    await logExport('pdf', ids.length, ids);
    const day = now();
    const name = ficheFileName(records, day);
    saveFile(fichesPdf(records, parts, day), name);
    toast.success(pdfDone(name));
  } catch (error) {
    toast.error(pdfFailed(sentenceOf(error, reasonOf(error))));
  }
}
