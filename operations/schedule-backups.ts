/**
 * `npm run schedule-backups -- --project ID`: has Firestore back itself up every day. Says with
 * `--status` what is scheduled and when the last backup was made, and ends with 1 when that is
 * too long ago.
 */
import { readBackupOptions } from './backups/options.ts';
import { schedule, tellStatus } from './backups/schedule.ts';
import { conclude } from './conclude.ts';
import { localRunner } from './firebase-tools/runner.ts';

await conclude(async () => {
  const options = readBackupOptions(process.argv.slice(2));
  const act = options.status ? tellStatus : schedule;
  return act(options, localRunner(process.env), console.log);
});
