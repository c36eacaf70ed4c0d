import { now } from '@centre/domain/clock';
import { calendarDayOf, type CalendarDay } from '@centre/domain/dates';
import { useSyncExternalStore } from 'react';

const checkEveryMs = 60_000;

function subscribeToMinutes(check: () => void) {
  const timer = setInterval(check, checkEveryMs);
  return () => clearInterval(timer);
}

/**
 * Current day, updated at midnight. Undefined while prerendering, because pages are read on later
 * days.
 */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(
    subscribeToMinutes,
    () => calendarDayOf(now()),
    () => undefined,
  );
}
