import { setTimeout as sleep } from 'node:timers/promises';

/** Google opens new functions to everybody some seconds after they are there. */
const tries = 6;

const pauseMs = 10_000;

const answerMs = 15_000;

/** Why the API at `address` does not answer `ok`, after several tries; nothing when it does. */
export async function complaintAbout(address: string): Promise<string | undefined> {
  let complaint: string | undefined;
  for (let left = tries; left > 0; left -= 1) {
    complaint = await oneTry(address);
    if (complaint === undefined) return undefined;
    if (left > 1) await sleep(pauseMs);
  }
  return complaint;
}

async function oneTry(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
    const text = await response.text();
    return response.ok && text.includes('"status":"ok"')
      ? undefined
      : `réponse ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
