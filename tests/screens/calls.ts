import type { Page } from '@playwright/test';

const anyone = { 'Access-Control-Allow-Origin': '*' };

/** Answers the calls of a function in the server's place: nothing is stored. */
export function answered(name: string, result: object = { success: true }) {
  return (page: Page) =>
    page.route(`**/${name}`, (route) => route.fulfill({ headers: anyone, json: { result } }));
}

/** Refuses the calls of a function in the server's place, naming what is wrong by field. */
export function refusedCalls(name: string, fields: Readonly<Record<string, string>>) {
  const [message] = Object.values(fields);
  const error = { status: 'INVALID_ARGUMENT', message, details: { fields } };
  return (page: Page) =>
    page.route(`**/${name}`, (route) =>
      route.fulfill({ status: 400, headers: anyone, json: { error } }),
    );
}

/** Leaves the calls of a function without an answer. */
export function unanswered(name: string) {
  return (page: Page) => page.route(`**/${name}`, () => undefined);
}

/** Does several things to a page, one after the other. */
export function all(...steps: readonly ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
}
