import type { Page } from '@playwright/test';

/** The body of an answer that says no, or that the server broke down. */
export const errorBody = (status: string, message: string, details?: object) => ({
  error: { status, message, ...(details && { details }) },
});

interface CommandError {
  /** Of HTTP, such as 401. */
  readonly status: number;
  /** Of the callables' protocol, such as `UNAUTHENTICATED`. */
  readonly code: string;
  readonly message: string;
}

/** The answer to a call that carries a session which the server does not accept. */
export const sessionRefused: CommandError = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Unauthenticated',
};

/** Refuses the next calls of the function `name` in the server's place, `times` of them. */
export async function refuseCalls(
  page: Page,
  name: string,
  { status, code, message }: CommandError,
  times = Infinity,
): Promise<void> {
  let left = times;
  await page.route(`**/${name}`, async (route) => {
    if (route.request().method() !== 'POST' || left === 0) {
      await route.fallback();
      return;
    }
    left -= 1;
    await route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: errorBody(code, message),
    });
  });
}

/** Answers the next calls of the function `name` in the server's place: a text is a page. */
export async function answerCalls(
  page: Page,
  name: string,
  status: number,
  body: string | object,
): Promise<void> {
  const isPage = typeof body === 'string';
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      status,
      contentType: isPage ? 'text/html' : 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: isPage ? body : JSON.stringify(body),
    }),
  );
}

/** The calls of the function `name` that leave `page` from now on. */
export function callsFrom(page: Page, name: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${name}`)) {
      calls.push(request.headers()['authorization'] ?? '');
    }
  });
  return calls;
}
