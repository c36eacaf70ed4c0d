import { everyPictureToHide } from '../data/content/deletions.ts';
import { hidePicture } from '../images/binned-picture.ts';
import { logger } from '../logger.ts';

/** Hides the pictures that deletions could not hide, and logs as an error what it cannot either. */
export async function runHiding(): Promise<void> {
  let failed = 0;
  for await (const picture of everyPictureToHide()) {
    if (!(await hidePicture(picture))) failed++;
  }
  if (failed > 0) logger.error('pictures of deleted records are still public', { failed });
}
