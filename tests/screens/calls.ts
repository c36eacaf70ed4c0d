import type { Page } from '@playwright/test';
import { answerCalls, errorBody } from '../journeys/callable-answers.ts';

/** Answers the calls of a function in the server's place: nothing is stored. */
export function answered(name: string, result: object = { success: true }) {
  return (page: Page) => answerCalls(page, name, 200, { result });
}

/** Refuses the calls of a function in the server's place, naming what is wrong by field. */
export function refusedCalls(name: string, fields: Readonly<Record<string, string>>) {
  const [message = ''] = Object.values(fields);
  const body = errorBody('INVALID_ARGUMENT', message, { fields });
  return (page: Page) => answerCalls(page, name, 400, body);
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
