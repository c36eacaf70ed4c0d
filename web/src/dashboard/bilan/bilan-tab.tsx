import { bilanDimensions, totalOf } from '@centre/domain/bilan/bilan';
import { bilanMessages } from '@centre/domain/messages/staff/bilan';
import { Box, Button, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { bilanFile, bilanTab as words } from '../../texts/bilan.texts.ts';
import { readBilan, type BilanAnswer } from '../../data/staff/bilan.ts';
import { useQuery } from '../../data/use-query.ts';
import { formatCount } from '../../ui/format-count.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { common } from '../common.texts.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { Select } from '../ui/field.tsx';
import { Figures } from '../ui/figures.tsx';
import { LoadFailure } from '../ui/list-states.tsx';
import { DaysChart } from './days-chart.tsx';
import { DimensionTable } from './dimension-table.tsx';
import { logExport } from '../../data/staff/journal.ts';
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
function useBilanFiles(bilans: BilanAnswer | undefined) {
  const [preparing, setPreparing] = useState<Format>();

  async function download(format: Format) {
    if (!bilans || preparing) return;
    setPreparing(format);
    try {
      const make = await makers[format]();
      const { campagne, bilan } = bilans;
      await logExport(format, totalOf(bilan).now.total, [], campagne);
      const now = new Date();
      const name = bilanFile.name(campagne, format, now);
      saveFile(await make(bilans, now), name);
      toast.success(words.done(name));
    } catch (error) {
      toast.error(words.failed(sentenceOf(error, reasonOf(error))));
    } finally {
      setPreparing(undefined);
    }
  }

  return { preparing, download };
}

/** The figures of a campaign, compared with those of the one before. */
export function BilanTab() {
  const [chosen, setChosen] = useState('');
  const [campagnes, setCampagnes] = useState<readonly string[]>([]);
  const read = useCallback(async () => {
    const answer = await readBilan(chosen);
    setCampagnes(answer.campagnes);
    return answer;
  }, [chosen]);
  const { value, hasFailed, reload } = useQuery(read, bilanMessages.loadFailed);
  useOnRefresh(reload);
  const { preparing, download } = useBilanFiles(value);
  const hasAny = value !== undefined && totalOf(value.bilan).now.total > 0;
  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Box marginBottom="-4">
        <TabHead title={words.title}>
          {campagnes.length > 0 && (
            <Box flex={{ base: '1 1 100%', md: '0 0 auto' }}>
              <Select
                aria-label={words.campagne}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              >
                {campagnes.map((annee, at) => (
                  <option key={annee} value={at === 0 ? '' : annee}>
                    {words.of(annee)}
                  </option>
                ))}
              </Select>
            </Box>
          )}
          {(['xlsx', 'pdf'] as const).map((format) => (
            <Button
              key={format}
              variant="outline"
              size="sm"
              disabled={!hasAny || preparing !== undefined}
              onClick={() => void download(format)}
            >
              {format === 'xlsx' ? (
                <FileSpreadsheet size={16} aria-hidden />
              ) : (
                <FileText size={16} aria-hidden />
              )}
              {preparing === format ? words.preparing : words[format]}
            </Button>
          ))}
        </TabHead>
      </Box>
      {value && <Content bilans={value} />}
      {!value && hasFailed && (
        <LoadFailure onRetry={() => void reload()}>{bilanMessages.loadFailed}</LoadFailure>
      )}
      {!value && !hasFailed && (
        <div role="status">
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton minHeight="240px" />
        </div>
      )}
    </Box>
  );
}

function Content({ bilans }: { readonly bilans: BilanAnswer }) {
  const { campagne, precedente, bilan, avant } = bilans;
  const { now, before } = totalOf(bilan, avant);
  const difference = now.total - before.total;
  if (now.total === 0 && before.total === 0) {
    return <EmptyState title={words.empty} hint={words.emptyHint} />;
  }
  return (
    <>
      <Box color="ink.muted">
        {words.lead(campagne)} {words.masks}
      </Box>
      <Box as="section" aria-label={words.figures}>
        <Figures
          figures={[
            { label: words.of(campagne), value: now.total },
            { label: words.columns.en_attente, value: now.en_attente },
            { label: words.columns.acceptee, value: now.acceptee },
            { label: words.columns.refusee, value: now.refusee },
            { label: words.of(precedente), value: before.total },
            {
              label: words.difference,
              value: difference > 0 ? `+${formatCount(difference)}` : difference,
            },
          ]}
        />
      </Box>
      <DaysChart bilans={bilans} />
      {bilanDimensions.map((dimension) => (
        <DimensionTable key={dimension} {...{ bilans, dimension }} />
      ))}
    </>
  );
}
