import {
  comparisonsOf,
  totalOf,
  type Bilan,
  type BilanDimension,
  type BilanLine,
  type Comparison,
} from '@centre/domain/registre/bilan';
import { Box, Heading, Table } from '@chakra-ui/react';
import { formatCount } from '../../ui/format-count.ts';
import { DataTable } from '../ui/data-table.tsx';
import { bilanTab as texts } from './bilan.texts.ts';

/** Bilans of a campaign and of the previous one. */
export interface Bilans {
  readonly campagne: string;
  readonly precedente: string;
  readonly bilan: Bilan;
  readonly avant: Bilan;
}

interface DimensionTableProps {
  readonly bilans: Bilans;
  readonly dimension: BilanDimension;
}

export const statuts = ['en_attente', 'acceptee', 'refusee'] as const;

/** Table of the groups of a dimension, with their figures in both campaigns. */
export function DimensionTable({ bilans, dimension }: DimensionTableProps) {
  const { campagne, precedente, bilan, avant } = bilans;
  const title = texts.dimensions[dimension];
  const rows = comparisonsOf(bilan, avant, dimension);
  const statutHeads = statuts.map((statut) => texts.columns[statut]);
  const heads = [campagne, precedente, texts.difference, ...statutHeads];
  const max = Math.max(1, ...rows.map(({ now }) => now.total));
  return (
    <Box as="section" minWidth="0">
      <Heading as="h2" fontSize="md" marginBottom="2">
        {title}
      </Heading>
      <DataTable
        label={title}
        maxHeight="480px"
        head={
          <>
            <Table.ColumnHeader scope="col">{texts.group}</Table.ColumnHeader>
            {heads.map((head) => (
              <Table.ColumnHeader key={head} scope="col" textAlign="end">
                {head}
              </Table.ColumnHeader>
            ))}
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row.now.key} row={row} share={row.now.total / max} />
        ))}
        <Row row={totalOf(bilan, avant)} />
      </DataTable>
    </Box>
  );
}

interface RowProps {
  readonly row: Comparison;
  /** Length of the bar, from 0 to 1; absent for a total. */
  readonly share?: number;
}

function Row({ row: { now, before }, share }: RowProps) {
  const fontWeight = share === undefined ? '600' : '400';
  const figures = [
    formatCount(now.total),
    formatCount(before.total),
    differenceOf(now, before),
    ...statuts.map((statut) => formatCount(now[statut])),
  ];
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight={fontWeight} minWidth="130px" width="40%">
        <th scope="row">
          {now.label}
          {share !== undefined && <Bar share={share} />}
        </th>
      </Table.Cell>
      {figures.map((figure, at) => (
        <Table.Cell key={at} textAlign="end" fontWeight={fontWeight}>
          {figure}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** Difference of the totals, with its sign. */
export function differenceOf(now: BilanLine, before: BilanLine): string {
  const difference = now.total - before.total;
  return difference > 0 ? `+${formatCount(difference)}` : formatCount(difference);
}

function Bar({ share }: { readonly share: number }) {
  return (
    <Box
      aria-hidden
      height="4px"
      marginTop="1"
      borderRadius="round"
      background="surface.sunken"
    >
      <Box
        height="100%"
        borderRadius="round"
        background="brand"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </Box>
  );
}
