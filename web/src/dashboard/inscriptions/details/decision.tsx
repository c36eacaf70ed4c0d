import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import { statutLabels } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { detailsWords } from '../../../content/dashboard/desk.ts';
import { receivedText } from '../../../content/dashboard/fiche.ts';
import { Badge } from '../../../ui/badge.tsx';
import { statutTones } from '../list/row-marks.tsx';

const Item = chakra('div', { base: { minWidth: '0' } });

/** What identifies the application and where its examination stands. */
export function Decision({ record }: { readonly record: InscriptionRecord }) {
  const { reference, statut, dateTraitement, traitePar } = record;
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      columnGap="8"
      rowGap="2"
      background="surface"
      border="1px solid"
      borderColor="line"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="3"
    >
      <Item>
        <Term>{detailsWords.reference}</Term>
        <Box as="dd" fontWeight="600">
          {reference || '—'}
        </Box>
      </Item>
      <Item>
        <Term>{detailsWords.received}</Term>
        <Box as="dd" fontWeight="600">
          {receivedText(record) || '—'}
        </Box>
      </Item>
      <Item>
        <Term>{detailsWords.statut}</Term>
        <Flex as="dd" align="center" gap="2" wrap="wrap">
          <Badge tone={statutTones[statut]}>{statutLabels[statut]}</Badge>
          {statut !== 'en_attente' && dateTraitement && (
            <span>{detailsWords.decided(formatDateTime(dateTraitement), traitePar)}</span>
          )}
        </Flex>
      </Item>
    </chakra.dl>
  );
}

const Term = chakra('dt', { base: { fontSize: 'xs', color: 'ink.muted' } });
