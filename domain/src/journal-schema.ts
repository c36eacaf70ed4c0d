import { z } from 'zod';
import { exportFormats } from './journal.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { documentId } from './schema.ts';

const says = messages.field.invalid;

/**
 * The request of `noteExport`: what is about to leave the dashboard, either so many records or
 * those that are named.
 */
export const noteExportRequest = z.strictObject({
  format: z.enum(exportFormats, { error: says('format') }),
  count: z
    .int({ error: says('count') })
    .min(1, { error: says('count') })
    .max(limits.exportedRows, { error: says('count') }),
  ids: z
    .array(documentId, { error: says('ids') })
    .max(limits.namedRecords, { error: says('ids') })
    .optional()
    .default([]),
});
