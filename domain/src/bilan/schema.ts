import { z } from 'zod';
import { schoolYear } from '../campagne/schema.ts';

/** The request of `readBilan`: of the current campaign unless it names another. */
export const readBilanRequest = z.strictObject({ campagne: schoolYear.optional() });
