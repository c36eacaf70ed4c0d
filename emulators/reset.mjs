/** `npm run reset`: forgets the local data, so that the next start makes the demonstration's again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './sentences.mjs';

const data = fileURLToPath(new URL('.data', import.meta.url));

/** What a running suite notes in its data folder (session.ts). */
function session() {
  try {
    return JSON.parse(readFileSync(join(data, 'session.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @returns {Promise<boolean>} whether something listens there; a bare pid may be another's by now */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function alive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const noted = session();
if (noted !== undefined && (alive(noted.supervisor) || (await answers(noted.hubPort)))) {
  console.error(sentences.resetRefused(noted.supervisor));
  process.exit(1);
}

if (existsSync(data)) {
  rmSync(data, { recursive: true, force: true });
  console.log(sentences.resetDone);
} else {
  console.log(sentences.nothingToReset);
}
