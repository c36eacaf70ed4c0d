import { setTimeout as wait } from 'node:timers/promises';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { suite } from '../suite.ts';

const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/createInscription`;

/** What became of an application, as its applicant saw it. */
export interface Sending {
  readonly request: EnrolmentRequest;
  /** Undefined when no try was answered. */
  readonly reference: string | undefined;
  /** How often it was sent. */
  readonly tries: number;
  /** From the first try to the answer, in milliseconds. */
  readonly tookMs: number;
}

/** How the first answer gets lost: on its way back, or with the connection, at some moment. */
export type Loss = 'none' | 'answer' | 'connection';

const mostTries = 5;

/** As patient as the form. */
const patienceMs = 60_000;

/** Sends an application as the form does, until it is answered. */
export async function send(request: EnrolmentRequest, loss: Loss): Promise<Sending> {
  const start = performance.now();
  let reference: string | undefined;
  let tries = 0;
  while (reference === undefined && tries < mostTries) {
    tries++;
    // An applicant does not come back within the same instant.
    if (tries > 1) await wait(Math.random() * 200);
    if (tries === 1 && loss === 'answer') await answered(request);
    else if (tries === 1 && loss === 'connection') await cutOff(request);
    else reference = await answered(request);
  }
  return { request, reference, tries, tookMs: performance.now() - start };
}

async function answered(
  request: EnrolmentRequest,
  signal = AbortSignal.timeout(patienceMs),
): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: request }),
      signal,
    });
    const answer = (await response.json()) as {
      result?: { inscription: { reference: string } };
    };
    return answer.result?.inscription.reference;
  } catch {
    // No answer is what this measures: whoever gets none sends again.
    return undefined;
  }
}

async function cutOff(request: EnrolmentRequest): Promise<void> {
  await answered(request, AbortSignal.timeout(20 + Math.round(Math.random() * 200)));
}
