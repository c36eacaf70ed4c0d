import { comparisonsOf, type Comparison } from '@centre/domain/bilan/bilan';
import { calendarDayOf, dayMs, formatCalendarDay } from '@centre/domain/dates';
import { Box, Flex, Heading } from '@chakra-ui/react';
import { bilanTab as words } from '../../texts/bilan.texts.ts';
import type { BilanAnswer } from '../../data/staff/bilan.ts';
import { formatCount } from '../../ui/format-count.ts';

/** Days that a chart has room for; the table has all. */
const mostDays = 120;

interface Day {
  readonly label: string;
  readonly now: number;
  readonly before: number;
}

/** Each day from the first to the last on which something came, of the latest that have room. */
function daysOf(rows: readonly Comparison[]): readonly Day[] {
  const byDay = new Map(rows.map((row) => [row.now.key, row]));
  const [first, last] = [rows.at(0), rows.at(-1)].map((row) => Date.parse(row?.now.key ?? ''));
  if (first === undefined || last === undefined) return [];
  const count = Math.min(mostDays, Math.round((last - first) / dayMs) + 1);
  const days = Array.from({ length: Number.isNaN(count) ? 0 : count }, (_, at) => {
    const day = calendarDayOf(new Date(last - (count - 1 - at) * dayMs));
    const row = byDay.get(day);
    return {
      label: formatCalendarDay(day),
      now: row?.now.total ?? 0,
      before: row?.before.total ?? 0,
    };
  });
  return days.slice(days.findIndex(({ now, before }) => now + before > 0));
}

/** The applications of each day as bars, beside those of that day a year before. */
export function DaysChart({ bilans }: { readonly bilans: BilanAnswer }) {
  const { campagne, precedente, bilan, avant } = bilans;
  const days = daysOf(comparisonsOf(bilan, avant, 'jour'));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...days.flatMap(({ now, before }) => [now, before]));
  const text = words.chartText(first.label, last.label, formatCount(most));
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
          {words.chart}
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
        aria-label={text}
        height="160px"
        align="flex-end"
        borderBlockWidth="1px"
        gap="1px"
      >
        {days.map(({ label, now, before }) => (
          <Flex
            key={label}
            flex="1 1 0"
            maxWidth="32px"
            minWidth="0"
            height="100%"
            align="flex-end"
            title={words.chartDay(label, formatCount(now), formatCount(before))}
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
