import { calendarDayOf, type CalendarDay } from '@centre/domain/dates';
import { useSyncExternalStore } from 'react';

const lookEveryMs = 60_000;

function onMinute(look: () => void) {
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}

/**
 * The day it is, followed past midnight. Undefined in prerendered pages, which are read on
 * other days than the one they were made on.
 */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(
    onMinute,
    () => calendarDayOf(new Date()),
    () => undefined,
  );
}
