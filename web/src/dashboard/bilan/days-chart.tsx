import { comparisonsOf, type Comparison } from '@centre/domain/bilan/bilan';
import { calendarDayOf, dayMs, formatCalendarDay } from '@centre/domain/dates';
import { Box, Flex, Heading } from '@chakra-ui/react';
import { bilanTab as words } from '../../texts/bilan.texts.ts';
import type { BilanAnswer } from '../../data/staff/bilan.ts';
import { formatCount } from '../../ui/format-count.ts';

/** Bars that a chart has room for. */
const mostBars = 120;

interface Bar {
  /** Its day, or the first one of its week. */
  readonly label: string;
  readonly now: number;
  readonly before: number;
}

/**
 * What came from the first day to the last on which something did: a bar for each day, or for each
 * week where the days are too many; of more weeks than there is room for, the latest.
 */
function barsOf(rows: readonly Comparison[]): readonly [bars: readonly Bar[], days: 1 | 7] {
  const dated = rows
    .map(({ now, before }) => ({
      at: Date.parse(now.key),
      now: now.total,
      before: before.total,
    }))
    .filter(({ at }) => !Number.isNaN(at));
  const first = Math.min(...dated.map(({ at }) => at));
  const dayOf = (at: number) => Math.round((at - first) / dayMs);
  const count = Math.max(0, ...dated.map(({ at }) => dayOf(at) + 1));
  const days = count > mostBars ? 7 : 1;
  const bars = Array.from({ length: Math.ceil(count / days) }, (_, index) => {
    const own = dated.filter(({ at }) => Math.floor(dayOf(at) / days) === index);
    return {
      label: formatCalendarDay(calendarDayOf(new Date(first + index * days * dayMs))),
      now: sum(own.map(({ now }) => now)),
      before: sum(own.map(({ before }) => before)),
    };
  });
  return [bars.slice(-mostBars), days];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The applications of each day or week as bars, beside those of a year before. */
export function DaysChart({ bilans }: { readonly bilans: BilanAnswer }) {
  const { campagne, precedente, bilan, avant } = bilans;
  const [bars, days] = barsOf(comparisonsOf(bilan, avant, 'jour'));
  const [first, last] = [bars.at(0), bars.at(-1)];
  if (!first || !last) return null;
  const { title, text, bar } = words.charts[days];
  const most = Math.max(...bars.flatMap(({ now, before }) => [now, before]));
  return (
    <Box
      as="section"
      background="surface.raised"
      borderWidth="1px"
      borderRadius="card"
      padding="4"
    >
      <Flex justify="space-between" wrap="wrap" columnGap="4" rowGap="1">
        <Heading as="h2" fontSize="md">
          {title}
        </Heading>
        <Flex gap="4" fontSize="xs" color="ink.muted" wrap="wrap">
          <Key colour="brand">{words.of(campagne)}</Key>
          <Key colour="line.strong">{words.of(precedente)}</Key>
        </Flex>
      </Flex>
      <Box fontSize="xs" color="ink.muted" marginTop="2" fontVariantNumeric="tabular-nums">
        {formatCount(most)}
      </Box>
      <Flex
        role="img"
        aria-label={text(first.label, last.label, formatCount(most))}
        height="160px"
        align="flex-end"
        borderBlockWidth="1px"
        gap="1px"
      >
        {bars.map(({ label, now, before }) => (
          <Flex
            key={label}
            flex="1 1 0"
            maxWidth="32px"
            minWidth="0"
            height="100%"
            align="flex-end"
            title={bar(label, formatCount(now), formatCount(before))}
            _hover={{ background: 'surface.sunken' }}
          >
            <Column colour="brand" share={now / most} />
            {before > 0 && <Column colour="line.strong" share={before / most} />}
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" fontSize="xs" color="ink.muted" marginTop="1">
        <span>{first.label}</span>
        <span>{last.label}</span>
      </Flex>
    </Box>
  );
}

interface ColumnProps {
  readonly colour: string;
  readonly share: number;
}

function Column({ colour, share }: ColumnProps) {
  return (
    <Box flex="1" minWidth="0" background={colour} style={{ height: `${share * 100}%` }} />
  );
}

function Key({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <Flex align="center" gap="2">
      <Box aria-hidden width="12px" height="12px" background={colour} />
      {children}
    </Flex>
  );
}
