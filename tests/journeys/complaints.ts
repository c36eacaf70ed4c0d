import type { Page } from 'playwright-core';

/** What pages complained about, and what a test said that they would. */
export interface NamedComplaints {
  readonly complaints: string[];
  readonly expected: RegExp[];
  readonly allowed: RegExp[];
}

/** Notes what `page` complains about, in a list that may belong to several pages. */
export function noteComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** What the test did not name, and what it named in vain. */
export function surprises({ complaints, expected, allowed }: NamedComplaints): string[] {
  const named = [...expected, ...allowed];
  return [
    ...complaints.filter((text) => !named.some((pattern) => pattern.test(text))),
    ...expected
      .filter((pattern) => !complaints.some((text) => pattern.test(text)))
      .map((pattern) => `no complaint like ${pattern}`),
  ];
}
