import { now } from '@centre/domain/clock';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { useRef, useState } from 'react';
import { ficheFileName } from '../../../texts/fiche.texts.ts';
import { logExport } from '../../../data/staff/journal.ts';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { sentenceOf } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';

const { pdfFailed, pdfDone } = staffInscriptionMessages;

/**
 * Makes the sheets of records in one file. Its code is as heavy as the dashboard, so it is
 * fetched on demand, and again after a failure.
 */
export function useFichePdf() {
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = useRef(false);

  async function download(read: () => Promise<readonly InscriptionRecord[]>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPreparing(true);
    await makeFiches(read);
    isBusy.current = false;
    setPreparing(false);
  }

  return { isPreparing, download };
}

async function makeFiches(read: () => Promise<readonly InscriptionRecord[]>): Promise<void> {
  try {
    const [{ fichesPdf, parts }, records] = await Promise.all([loadMaker(), read()]);
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

async function loadMaker() {
  const [{ fichesPdf }, parts] = await Promise.all([
    import('../../../pdf/fiche-pdf.ts'),
    import('../../../pdf/site-parts.ts').then(({ loadPdfParts }) => loadPdfParts()),
  ]);
  return { fichesPdf, parts };
}
