/** `npm run reset`: forgets the local data; the next start makes the demonstration's again. */
import { existsSync, rmSync } from 'node:fs';
import { messages } from './messages.ts';
import { dataFolder } from './paths.ts';
import { isAnswering } from './port-checks.ts';
import { isRunning, readSession } from './session.ts';

const session = readSession(dataFolder);
if (session !== undefined && (isRunning(session) || (await isAnswering(session.hubPort)))) {
  console.error(messages.resetRefused(session.supervisor));
  process.exitCode = 1;
} else if (existsSync(dataFolder)) {
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(messages.resetDone);
} else {
  console.log(messages.nothingToReset);
}
