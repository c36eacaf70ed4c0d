import { z } from 'zod';
import { journalActions, type JournalAction } from './journal.ts';
import { messages } from '../messages/messages.ts';
import { calendarDay } from '../day-schema.ts';
import { listRequest, text, type Parsed } from '../schema.ts';

const { invalid } = messages.field;

/** Request of `listJournal`. */
export const journalRequest = listRequest.extend({
  membre: text('Membre', { min: 1 }).optional(),
  action: z
    .enum(Object.keys(journalActions) as [JournalAction, ...JournalAction[]], {
      error: invalid('action'),
    })
    .optional(),
  du: calendarDay(invalid('du')).optional(),
  au: calendarDay(invalid('au')).optional(),
});

export type JournalRequest = Parsed<typeof journalRequest>;
