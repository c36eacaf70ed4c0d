import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import { stored } from './admin.ts';
import { callFunction } from './calls.ts';

/** A word that no other application has. */
export function newWord(): string {
  const letters = 'abdeilnopsuvz';
  return Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
}

export function newPhone(): string {
  return `+228${randomInt(90_000_000, 99_999_999)}`;
}

/** A number as it is dialled abroad, without a country. */
export function newLocalPhone(): string {
  return `06${randomInt(10_000_000, 99_999_999)}`;
}

/** What was sent of an application that is stored. */
export interface Sent extends EnrolmentRequest {
  readonly id: string;
  readonly reference: string;
}

/** Sends the application of somebody whom no other test knows. */
export async function apply(overrides: Partial<EnrolmentRequest> = {}): Promise<Sent> {
  const request = enrolmentRequest({
    requestId: randomUUID(),
    nom: newWord(),
    prenom: newWord(),
    telephone: newPhone(),
    email: `${newWord()}@exemple.tg`,
    ...overrides,
  });
  const { status, body } = await callFunction('createInscription', request);
  expect({ status, body }).toMatchObject({ status: 200 });
  const { inscription } = (body as { result: { inscription: { reference: string } } }).result;
  return { ...request, id: request.requestId, reference: inscription.reference };
}

/** The index of a stored application, which its copy has too. */
export async function indexIn(id: string): Promise<Record<string, unknown>> {
  const record = await stored(`inscriptions/${id}`);
  const copy = await stored(`recherche/${id}`);
  expect(copy).toMatchObject({ index: record?.['index'] });
  return record?.['index'] as Record<string, unknown>;
}

/** Whether it is marked as a likely duplicate. */
export async function isMarked(id: string): Promise<boolean> {
  return (await indexIn(id))['doublon'] === true;
}
