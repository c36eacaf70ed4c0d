import { randomInt, randomUUID } from 'node:crypto';
import { partialDeepStrictEqual } from 'node:assert/strict';
import { likelyDuplicates } from '@centre/domain/registre/duplicates';
import type { Row } from '@centre/domain/registre/row';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { readRows } from '../../functions/src/data/inscription/registre.ts';
import { discardInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import './admin.ts';
import { callFunction } from './calls.ts';

/** A word that no other application has. */
export function newWord(): string {
  const letters = 'abdeilnopsuvz';
  return Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
}

let latestNumber = randomInt(1_000_000);

/** A number that no other application has, those of the demonstration included. */
export function newPhone(): string {
  latestNumber = (latestNumber + 1) % 1_000_000;
  return `+22896${String(latestNumber).padStart(6, '0')}`;
}

/** A number as it is dialled abroad, without a country. */
export function newLocalPhone(): string {
  return `06${randomInt(10_000_000, 99_999_999)}`;
}

/** A complete application of its own, for the first year of BTS unless it says otherwise. */
export function application(overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest {
  return enrolmentRequest({ requestId: randomUUID(), ...overrides }, 0);
}

/** Sends it as the site does. */
export const send = (data: unknown) => callFunction('createInscription', data);

interface Accepted {
  readonly result: {
    readonly success: true;
    readonly inscription: { id: string; reference: string; dateInscription: string };
  };
}

/** The answer to an application, which must be accepted. */
export async function accepted(data: unknown) {
  const { status, body } = await send(data);
  partialDeepStrictEqual(
    { status, body },
    { status: 200, body: { result: { success: true } } },
  );
  return (body as Accepted).result.inscription;
}

/** What was sent of an application that is stored. */
export interface Sent extends EnrolmentRequest {
  readonly id: string;
  readonly reference: string;
}

/** The application of somebody whom no other test knows. */
export const newcomers = (overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest =>
  enrolmentRequest({
    requestId: randomUUID(),
    nom: newWord(),
    prenom: newWord(),
    telephone: newPhone(),
    email: `${newWord()}@exemple.tg`,
    ...overrides,
  });

/** Sends it. */
export async function apply(overrides: Partial<EnrolmentRequest> = {}): Promise<Sent> {
  const request = newcomers(overrides);
  const { reference } = await accepted(request);
  return { ...request, id: request.requestId, reference };
}

/** An application that is in the bin. */
export async function deleted(overrides: Partial<EnrolmentRequest> = {}): Promise<Sent> {
  const application = await apply(overrides);
  await discardInscription(application.id, operator);
  return application;
}

/** The id of an application of which a paper is missing: its applicant is to be told. */
export async function withoutPaper(texte = 'Acte de naissance'): Promise<string> {
  const { id } = await apply();
  const by = { ...operator, username: 'scolarite' };
  await annotateInscription(id, { pieceManquante: texte }, by);
  return id;
}

/** The row of an application; undefined when no register has it. */
export const rowIn = async (id: string): Promise<Row | undefined> =>
  (await readRows()).find((row) => row.id === id);

/** Whether it is marked as a likely duplicate. */
export const isMarked = async (id: string): Promise<boolean> =>
  likelyDuplicates(await readRows()).has(id);
