import { bilanDimensions, totalOf } from '@centre/domain/bilan/bilan';
import { bilanMessages } from '@centre/domain/messages/staff/bilan';
import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
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
import { DimensionTable } from './dimension-table.tsx';
import { bilanTab as words } from './bilan.texts.ts';
import { WeeksChart } from './weeks-chart.tsx';

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
      <Box color="ink.muted">{words.lead(campagne)}</Box>
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
      <WeeksChart bilans={bilans} />
      {bilanDimensions.map((dimension) => (
        <DimensionTable key={dimension} {...{ bilans, dimension }} />
      ))}
    </>
  );
}
