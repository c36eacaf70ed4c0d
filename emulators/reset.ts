/** `npm run reset`: forgets the local data; the next start makes the demonstration's again. */
import { existsSync, rmSync } from 'node:fs';
import { lockedBy } from './lock.ts';
import { messages } from './messages.ts';
import { dataFolder } from './paths.ts';

const holder = lockedBy(dataFolder);
if (holder !== undefined) {
  console.error(messages.resetRefused(holder));
  process.exitCode = 1;
} else if (existsSync(dataFolder)) {
  rmSync(dataFolder, { recursive: true });
  console.log(messages.resetDone);
} else {
  console.log(messages.nothingToReset);
}
