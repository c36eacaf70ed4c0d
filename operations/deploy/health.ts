import type { Pause } from '../tools/run.ts';

/** Number of attempts: Google makes new functions public some seconds after their deployment. */
const tries = 6;
const pauseMs = 10_000;
const timeoutMs = 15_000;

/** Reason why the API does not answer `ok`; empty when it does. */
export async function healthProblem(address: string, pause: Pause): Promise<string> {
  for (let remaining = tries; ; remaining -= 1) {
    let problem: string;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      if ((await response.text()).includes('"status":"ok"')) return '';
      problem = `réponse ${response.status}`;
    } catch (error) {
      problem = String(error);
    }
    if (remaining === 1) return problem;
    await pause(pauseMs);
  }
}
