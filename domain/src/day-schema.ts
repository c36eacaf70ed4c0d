import { z } from 'zod';
import type { CalendarDay } from './dates.ts';
import { limits } from './limits.ts';
import { readDay } from './typed-day.ts';

// Apart from `schema.ts`, which every section of the dashboard loads.

/**
 * A day that exists, as people write it, see `readDay`.
 *
 * @param missing the complaint about an empty text.
 */
export const calendarDay = (missing: string) =>
  z
    .string({ error: missing })
    .max(limits.length.shortText, { error: missing })
    .transform((typed, context): CalendarDay => {
      const { day, problem } = readDay(typed);
      if (day !== '' && problem === undefined) return day;
      context.addIssue({ code: 'custom', message: problem ?? missing });
      return z.NEVER;
    });
