import type { Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

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

const toCome = ({ complaints, expected }: NamedComplaints) =>
  expected.filter((pattern) => !complaints.some((text) => pattern.test(text)));

/** Waits for the complaints that a test named: the console may tell a moment after its end. */
export async function whenComplained(visits: readonly NamedComplaints[]): Promise<void> {
  const end = Date.now() + 5000;
  while (Date.now() < end && visits.some((visit) => toCome(visit).length > 0)) {
    await setTimeout(50);
  }
}

/** What the test did not name, and what it named in vain. */
export function surprises(visit: NamedComplaints): string[] {
  const named = [...visit.expected, ...visit.allowed];
  return [
    ...visit.complaints.filter((text) => !named.some((pattern) => pattern.test(text))),
    ...toCome(visit).map((pattern) => `no complaint like ${pattern}`),
  ];
}

/** What Firestore says of a count that was under way when a session ended, in any journey. */
export const refusedCount = /status of 403 .*:runAggregationQuery\?/;
