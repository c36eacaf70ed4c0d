import { comparisonsOf, type Comparison } from '@centre/domain/registre/bilan';
import {
  dayMs,
  formatCalendarDay,
  isCalendarDay,
  type CalendarDay,
} from '@centre/domain/dates';
import { Box, Flex, Heading } from '@chakra-ui/react';
import { Fragment } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { bilanTab } from './bilan.texts.ts';
import type { Bilans } from './dimension-table.tsx';

const texts = bilanTab.chart;

interface Week {
  /** Monday of the week, formatted. */
  readonly label: string;
  readonly now: number;
  readonly before: number;
  /** Number of weeks left out before it, which have no application. */
  readonly skipped: number;
}

// 1 January 1970 was a Thursday.
const weekOf = (day: CalendarDay) => Math.floor((Date.parse(day) / dayMs + 3) / 7);
const mondayOf = (week: number) => new Date((week * 7 - 3) * dayMs).toISOString().slice(0, 10);

/** Weeks with applications only: one late application must not make the bars narrow. */
function weeksOf(rows: readonly Comparison[]): readonly Week[] {
  const days = rows.filter(({ now }) => isCalendarDay(now.key));
  const weeks = [...new Set(days.map(({ now }) => weekOf(now.key)))].sort((a, b) => a - b);
  return weeks.map((week, at) => {
    const own = days.filter(({ now }) => weekOf(now.key) === week);
    return {
      label: formatCalendarDay(mondayOf(week)),
      now: sum(own.map(({ now }) => now.total)),
      before: sum(own.map(({ before }) => before.total)),
      skipped: at === 0 ? 0 : week - (weeks[at - 1] ?? week) - 1,
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Bar chart of the applications per week, beside those of a year before. */
export function WeeksChart({ bilans }: { readonly bilans: Bilans }) {
  const { campagne, precedente, bilan, avant } = bilans;
  const weeks = weeksOf(comparisonsOf(bilan, avant, 'jour'));
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  if (!first || !last) return null;
  const hasBefore = weeks.some(({ before }) => before > 0);
  const max = Math.max(...weeks.flatMap(({ now, before }) => [now, before]));
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
          {texts.title}
        </Heading>
        <Flex gap="4" fontSize="xs" color="ink.muted" wrap="wrap">
          <Legend colour="brand">{bilanTab.of(campagne)}</Legend>
          <Legend colour="line.strong">{bilanTab.of(precedente)}</Legend>
        </Flex>
      </Flex>
      <Box>
        <Box fontSize="xs" color="ink.muted" marginTop="2" fontVariantNumeric="tabular-nums">
          {formatCount(max)}
        </Box>
        <Flex
          role="img"
          aria-label={texts.text(first.label, last.label, formatCount(max))}
          height="160px"
          align="flex-end"
          borderBlockWidth="1px"
          gap="1px"
        >
          {weeks.map(({ label, now, before, skipped }) => (
            <Fragment key={label}>
              {skipped > 0 && (
                <Box
                  height="100%"
                  marginInline="2px"
                  borderInlineStartWidth="2px"
                  borderStyle="dashed"
                  borderColor="line.strong"
                  title={texts.gap(skipped)}
                />
              )}
              <Flex
                flex="1 1 0"
                minWidth="0"
                height="100%"
                align="flex-end"
                justify="center"
                title={texts.bar(label, formatCount(now), formatCount(before))}
                _hover={{ background: 'surface.sunken' }}
              >
                <Bar colour="brand" share={now / max} />
                {hasBefore && <Bar colour="line.strong" share={before / max} />}
              </Flex>
            </Fragment>
          ))}
        </Flex>
        <Flex justify="space-between" fontSize="xs" color="ink.muted" marginTop="1">
          <span>{first.label}</span>
          {last !== first && <span>{last.label}</span>}
        </Flex>
      </Box>
      {weeks.some(({ skipped }) => skipped > 0) && (
        <Box fontSize="xs" color="ink.muted" marginTop="1">
          {texts.gaps}
        </Box>
      )}
    </Box>
  );
}

function Bar({ colour, share }: { readonly colour: string; readonly share: number }) {
  return (
    <Box
      flex="1"
      minWidth="0"
      maxWidth="56px"
      background={colour}
      style={{ height: `${share * 100}%` }}
    />
  );
}

function Legend({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <Flex align="center" gap="2">
      <Box aria-hidden width="12px" height="12px" background={colour} />
      {children}
    </Flex>
  );
}
