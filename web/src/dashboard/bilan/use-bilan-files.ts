import { totalOf } from '@centre/domain/bilan/bilan';
import { useState } from 'react';
import { bilanFile, bilanTab } from '../../texts/bilan.texts.ts';
import { noteExport } from '../../data/staff/audit-notes.ts';
import type { BilanAnswer } from '../../data/staff/bilan.ts';
import { reasonOf } from '../../ui/failure-reason.ts';
import { saveFile } from '../../ui/save-file.ts';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { toast } from '../ui/toaster.ts';

type Format = 'pdf' | 'xlsx';

/** What makes a file, fetched on demand. */
const makers = {
  pdf: async () => {
    const [{ bilanPdf }, { loadPdfParts }] = await Promise.all([
      import('../../pdf/bilan-pdf.ts'),
      import('../../pdf/site-parts.ts'),
    ]);
    const parts = await loadPdfParts();
    return (bilans: BilanAnswer, now: Date) => Promise.resolve(bilanPdf(bilans, parts, now));
  },
  xlsx: async () => (await import('../../exports/bilan-xlsx.ts')).bilanXlsx,
} as const satisfies Record<
  Format,
  () => Promise<(bilans: BilanAnswer, now: Date) => Promise<Blob>>
>;

/** Makes the files of the figures; the journal is told before. */
export function useBilanFiles(bilans: BilanAnswer | undefined) {
  const [preparing, setPreparing] = useState<Format>();

  async function download(format: Format) {
    if (!bilans || preparing) return;
    setPreparing(format);
    try {
      const make = await makers[format]();
      const { campagne, bilan } = bilans;
      await noteExport(format, totalOf(bilan).now.total, [], campagne);
      const now = new Date();
      const name = bilanFile.name(campagne, format, now);
      saveFile(await make(bilans, now), name);
      toast.success(bilanTab.done(name));
    } catch (error) {
      toast.error(bilanTab.failed(sentenceOf(error, reasonOf(error))));
    } finally {
      setPreparing(undefined);
    }
  }

  return { preparing, download };
}
