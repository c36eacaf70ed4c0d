import type { Pause } from '../tools/run.ts';

/** Attempts: Google opens new functions to everyone some seconds after they are there. */
const tries = 6;
const pauseMs = 10_000;
const answerMs = 15_000;

/** Why the API does not answer `ok`; empty when it does. */
export async function complaintAbout(address: string, pause: Pause): Promise<string> {
  for (let left = tries; ; left -= 1) {
    let complaint: string;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
      if ((await response.text()).includes('"status":"ok"')) return '';
      complaint = `réponse ${response.status}`;
    } catch (error) {
      complaint = String(error);
    }
    if (left === 1) return complaint;
    await pause(pauseMs);
  }
}
