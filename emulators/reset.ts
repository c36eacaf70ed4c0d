/** `npm run reset`: deletes the local data; the next start creates the demonstration data. */
import { existsSync, rmSync } from 'node:fs';
import { lockHolder } from './lock.ts';
import { messages } from './messages.ts';
import { dataFolder } from './paths.ts';

const holder = lockHolder(dataFolder);
if (holder !== undefined) {
  console.error(messages.resetRefused(holder));
  process.exitCode = 1;
} else if (existsSync(dataFolder)) {
  rmSync(dataFolder, { recursive: true });
  console.log(messages.resetDone);
} else {
  console.log(messages.nothingToReset);
}
