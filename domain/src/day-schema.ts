import { z } from 'zod';
import type { CalendarDay } from './dates.ts';
import { limits } from './limits.ts';
import { readDay } from './typed-day.ts';

// Not in `schema.ts`, which every section of the dashboard loads.

/**
 * Schema of a day in any form that `readDay` parses.
 *
 * @param missing error of an empty text.
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
