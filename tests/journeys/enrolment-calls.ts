import type { Page, Request } from '@playwright/test';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { answerCalls } from './callable-answers.ts';

/** URLs of `createInscription`, at either address of the function. */
export const createInscription = '**/createInscription';

/** The applications that `page` sends from now on, as they leave it. */
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

/** Answers the next applications of `page` in the server's place. */
export async function answerWith(
  page: Page,
  status: number,
  body: string | object,
): Promise<void> {
  await answerCalls(page, 'createInscription', status, body);
}

/** No request of `page` to the functions arrives. */
export async function blockFunctions(page: Page): Promise<void> {
  await page.route(createInscription, (route) => route.abort('internetdisconnected'));
}
