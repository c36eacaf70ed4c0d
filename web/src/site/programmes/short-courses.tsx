import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Card, rowOnPhone } from '../../ui/layout.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { subjectPage } from './subject-page.texts.ts';
import texts from './short-courses.json' with { type: 'json' };
import { tradeFields, tradeIndex, type Trade } from './trades.texts.ts';

const page = subjectPage(texts);

export function ShortCourses() {
  return <SubjectPageView page={page} own={{ metiers: <TradeFields /> }} />;
}

const Fields = chakra('div', {
  base: {
    ...rowOnPhone,
    alignItems: 'start',
    gridTemplateColumns: { sm: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Duration = chakra('span', {
  base: {
    flexShrink: '0',
    maxWidth: '100%',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'brand',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The trades of the short courses, one card a field, with a list of fields to jump to. */
function TradeFields() {
  return (
    <>
      <chakra.nav aria-label={tradeIndex} marginBottom="8">
        <PillLinks links={tradeFields.map(({ id, name }) => ({ to: `#${id}`, label: name }))} />
      </chakra.nav>
      <Fields role="group" aria-label={tradeIndex} tabIndex={0}>
        {tradeFields.map(({ id, name, trades }) => (
          <Card key={id} id={id} padding={{ base: '5', md: '6' }}>
            <Heading as="h3" fontSize="xl" color="brand">
              {name}
            </Heading>
            <chakra.ul marginTop="3">
              {trades.map((trade) => (
                <TradeRow key={trade.name} {...trade} />
              ))}
            </chakra.ul>
          </Card>
        ))}
      </Fields>
    </>
  );
}

function TradeRow({ name, text, duration }: Trade) {
  return (
    <chakra.li paddingBlock="3" borderTopWidth="1px">
      <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4">
        <Box flex="1 1 6rem" fontWeight="600">
          {name}
        </Box>
        <Duration>{duration}</Duration>
      </Flex>
      <Box fontSize="sm" color="ink.muted">
        {text}
      </Box>
    </chakra.li>
  );
}
