import { expect } from 'vitest';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { callFunction } from './calls.ts';
import { callAs, type Staff } from './staff.ts';

/** Asks where an application stands, as the callable does. */
export const follow = (reference: string, dateNaissance: string) =>
  callFunction('followInscription', { reference, dateNaissance });

/** Where that application stands, which must be found. */
export async function stateOf(reference: string, dateNaissance: string): Promise<unknown> {
  const { status, body } = await follow(reference, dateNaissance);
  expect(status).toBe(200);
  return (body as { result: { etat: string } }).result.etat;
}

/** Asks where an application stands, or for a correction, as a browser without scripts does. */
export async function followByPage(
  reference: string,
  dateNaissance: string,
  others: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`${suite.origin('hosting')}/suivi`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ reference, dateNaissance, ...others }),
  });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** Publishes the decisions of the campaign; the status of the answer. */
export async function publishDecisions(direction: Staff): Promise<number> {
  const version = Number((await stored('reglages/campagne'))?.['version'] ?? 0);
  return (await callAs(direction.token, 'publishDecisions', { version })).status;
}
