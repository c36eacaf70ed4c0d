import { now } from '@centre/domain/clock';
import { calendarDayOf, type CalendarDay } from '@centre/domain/dates';
import { useSyncExternalStore } from 'react';

const lookEveryMs = 60_000;

function onMinute(look: () => void) {
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}

/**
 * The current day, updated at midnight. Undefined while prerendering, because pages are read on
 * later days.
 */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(
    onMinute,
    () => calendarDayOf(now()),
    () => undefined,
  );
}
