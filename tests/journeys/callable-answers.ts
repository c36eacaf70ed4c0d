import type { Page } from '@playwright/test';

/** Body of an error answer of a callable. */
export const errorBody = (status: string, message: string, details?: object) => ({
  error: { status, message, ...(details && { details }) },
});

interface CommandError {
  /** HTTP status, such as 401. */
  readonly status: number;
  /** Error code of the callable protocol, such as `UNAUTHENTICATED`. */
  readonly code: string;
  readonly message: string;
}

/** Answer to a call whose session the server rejects. */
export const sessionRefused: CommandError = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Unauthenticated',
};

/** Refuses the next `times` calls of the function `name`, without the server. */
export async function refuseCalls(
  page: Page,
  name: string,
  { status, code, message }: CommandError,
  times = Infinity,
): Promise<void> {
  let remaining = times;
  await page.route(`**/${name}`, async (route) => {
    if (route.request().method() !== 'POST' || remaining === 0) {
      await route.fallback();
      return;
    }
    remaining -= 1;
    await route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: errorBody(code, message),
    });
  });
}

/** Answers later calls of the function `name`, without the server; a string is an HTML page. */
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

/** Collects the `Authorization` headers of later calls of the function `name`. */
export function callsFrom(page: Page, name: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${name}`)) {
      calls.push(request.headers()['authorization'] ?? '');
    }
  });
  return calls;
}
