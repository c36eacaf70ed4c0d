import { yearBefore } from '@centre/domain/campagne/school-years';
import { bilanDimensions, bilanOf, totalOf } from '@centre/domain/registre/bilan';
import { bilanMessages } from '@centre/domain/messages/staff/bilan';
import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import {
  loadCampagnes,
  useCampagnes,
  useCampagnesFailed,
} from '../../data/staff/desk-campagnes.ts';
import { useRegister } from '../../data/staff/register.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { common } from '../common.texts.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { useOnRefresh } from '../ui/loading.ts';
import { Select } from '../ui/field.tsx';
import { Figures } from '../ui/figures.tsx';
import { LoadFailure } from '../ui/collection.tsx';
import { differenceOf, DimensionTable, statuts, type Bilans } from './dimension-table.tsx';
import { bilanTab as texts } from './bilan.texts.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** Section of the figures of a campaign, compared with the previous one. */
export function BilanTab() {
  const [chosen, setChosen] = useState('');
  const campagnes = useCampagnes();
  const haveFailed = useCampagnesFailed();
  const campagne = chosen || campagnes[0];
  useOnRefresh(loadCampagnes);
  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Box marginBottom="-4">
        <TabHead title={texts.title}>
          {campagnes.length > 0 && (
            <Box flex={{ base: '1 1 100%', md: '0 0 auto' }}>
              <Select
                aria-label={texts.campagne}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              >
                {campagnes.map((annee, at) => (
                  <option key={annee} value={at === 0 ? '' : annee}>
                    {texts.of(annee)}
                  </option>
                ))}
              </Select>
            </Box>
          )}
        </TabHead>
      </Box>
      {campagne ? (
        <Registers campagne={campagne} />
      ) : haveFailed ? (
        <Failure onRetry={() => void loadCampagnes()} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

const Loading = () => (
  <div role="status">
    <VisuallyHidden>{common.loading}</VisuallyHidden>
    <Skeleton minHeight="240px" />
  </div>
);

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadFailure onRetry={onRetry}>{bilanMessages.loadFailed}</LoadFailure>
);

/** Figures of a campaign and of the year before, counted from their registers. */
function Registers({ campagne }: { readonly campagne: string }) {
  const precedente = yearBefore(campagne);
  const [own, before] = [useRegister(campagne), useRegister(precedente)];
  const rows = own.status === 'success' ? own.items : undefined;
  const rowsBefore = before.status === 'success' ? before.items : undefined;
  const bilan = useMemo(() => rows && bilanOf(rows), [rows]);
  const avant = useMemo(() => rowsBefore && bilanOf(rowsBefore), [rowsBefore]);
  useOnRefresh(own.reload);
  if (bilan && avant) return <Content bilans={{ campagne, precedente, bilan, avant }} />;
  const hasFailed = own.status === 'error' || before.status === 'error';
  return hasFailed ? <Failure onRetry={own.reload} /> : <Loading />;
}

function Content({ bilans }: { readonly bilans: Bilans }) {
  const { campagne, precedente, bilan, avant } = bilans;
  const { now, before } = totalOf(bilan, avant);
  if (now.total + before.total === 0) return <EmptyState title={texts.empty} />;
  return (
    <>
      <Box color="ink.muted">{texts.lead(campagne)}</Box>
      <Box as="section" aria-label={texts.figures}>
        <Figures
          figures={[
            { label: texts.of(campagne), value: now.total },
            ...statuts.map((statut) => ({ label: texts.columns[statut], value: now[statut] })),
            { label: texts.of(precedente), value: before.total },
            { label: texts.difference, value: differenceOf(now, before) },
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
