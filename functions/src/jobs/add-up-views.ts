import { addUpViews } from '../data/content/views.ts';
import { logger } from '../logger.ts';

/** The hourly sum of the views of articles. */
export async function runViewsSum(): Promise<void> {
  logger.info('views were added to their articles', { views: await addUpViews() });
}
