import type { Page, Request } from '@playwright/test';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { answerCalls } from './callable-answers.ts';

/** URL pattern of `createInscription`, for both addresses of the function. */
export const createInscription = '**/createInscription';

/** Collects the applications that `page` sends after this call. */
export function applicationsFrom(page: Page): EnrolmentRequest[] {
  const sent: EnrolmentRequest[] = [];
  page.on('request', (request) => {
    const application = applicationIn(request);
    if (application) sent.push(application);
  });
  return sent;
}

function applicationIn(request: Request): EnrolmentRequest | undefined {
  const isCall = request.method() === 'POST' && request.url().endsWith('/createInscription');
  if (!isCall) return undefined;
  return (request.postDataJSON() as { data: EnrolmentRequest }).data;
}

/** Answers later applications of `page`, without the server. */
export async function answerWith(
  page: Page,
  status: number,
  body: string | object,
): Promise<void> {
  await answerCalls(page, 'createInscription', status, body);
}

/** Aborts calls of `createInscription`, as a lost network does. */
export async function blockFunctions(page: Page): Promise<void> {
  await page.route(createInscription, (route) => route.abort('internetdisconnected'));
}
