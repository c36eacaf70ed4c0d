import { formatDay } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { remarkOn } from '@centre/domain/phone-countries';
import { Box, chakra, DataList, Heading } from '@chakra-ui/react';
import { dataListSlotRecipe } from '@chakra-ui/react/theme';
import { answerTable } from '../../../texts/answers.texts.ts';
import { consentWords } from '../../../texts/consent.texts.ts';
import { type FicheFact, ficheSections, windowOrder } from '../../../texts/fiche.texts.ts';
import { twoColumns } from '../../../ui/styles.ts';
import { detailsWords } from './details.texts.ts';

/** How many columns an answer of that length takes; a phone gives a longer one all it has. */
function columnsFor({ length }: string) {
  if (length > 60) return '1 / -1';
  return length > 26 ? { base: '1 / -1', md: 'span 2' } : 'auto';
}

/** All that the applicant answered, in its sections. */
export function DetailsSections({ record }: { readonly record: InscriptionRecord }) {
  return ficheSections(record, windowOrder).map(({ name, title, facts }) => (
    <Box as="section" key={name} aria-label={title} marginTop="5">
      <Heading
        as="h3"
        fontSize="md"
        color="brand"
        paddingBottom="1"
        marginBottom="3"
        borderBottomWidth="1px"
      >
        {title}
      </Heading>
      <DataList.Root
        recipe={dataListSlotRecipe}
        size="lg"
        display="grid"
        gridTemplateColumns={{
          base: twoColumns,
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        rowGap="3"
      >
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} remark={remarkOnFact(fact)} />
        ))}
      </DataList.Root>
    </Box>
  ));
}

function remarkOnFact({ name, value }: FicheFact): string | undefined {
  return answerTable[name].kind === 'phone' ? remarkOn(value) : undefined;
}

function Fact({ label, value, remark }: FicheFact & { readonly remark: string | undefined }) {
  return (
    <DataList.Item gridColumn={columnsFor(value)} gap="0">
      <DataList.ItemLabel fontSize="xs">{label}</DataList.ItemLabel>
      <DataList.ItemValue
        flex="none"
        fontWeight={value === '' ? '400' : '600'}
        color={value === '' ? 'ink.muted' : 'ink'}
        whiteSpace="pre-line"
        fontVariantNumeric="tabular-nums"
      >
        {value === '' ? detailsWords.empty : value}
      </DataList.ItemValue>
      {remark && (
        <DataList.ItemValue fontSize="xs" color="danger">
          {remark}
        </DataList.ItemValue>
      )}
    </DataList.Item>
  );
}

/** Which notice the applicant accepted, and whether a minor's guardian is still to be asked. */
export function ConsentLines({ record }: { readonly record: InscriptionRecord }) {
  const { notice, guardian, isToCollect } = consentWords(record);
  return (
    <Box paddingInline="4" fontSize="sm" color="ink.muted">
      <p>{notice}</p>
      {guardian && (
        <chakra.p
          color={isToCollect ? 'ink' : undefined}
          fontWeight={isToCollect ? '600' : undefined}
        >
          {guardian}
        </chakra.p>
      )}
    </Box>
  );
}

/** Until when the application is kept; nothing without a date of arrival. */
export function KeptUntil({ record }: { readonly record: InscriptionRecord }) {
  const { dateInscription, expiration } = record;
  if (dateInscription.getTime() === 0) return null;
  return (
    <Box marginTop="5" fontSize="sm" color="ink.muted">
      {detailsWords.keptUntil(formatDay(expiration))}
    </Box>
  );
}
