import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { deepEqual, partialDeepStrictEqual } from 'node:assert/strict';
import { dayMs } from '@centre/domain/dates';
import type { Inscription } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { newReference } from '@centre/domain/inscription/reference';
import { limits } from '@centre/domain/limits';
import { likelyDuplicates } from '@centre/domain/registre/duplicates';
import type { Row } from '@centre/domain/registre/row';
import { firestore } from '../../functions/src/data/admin.ts';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { alignRegisters, readRows } from '../../functions/src/data/inscription/registre.ts';
import { discardInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { callAs, callFunction, refusalOf } from './calls.ts';
import type { Staff } from './members.ts';

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

/** The answer to an application, which must be accepted. */
export async function accepted(data: unknown) {
  const { status, body } = await send(data);
  partialDeepStrictEqual(
    { status, body },
    { status: 200, body: { result: { success: true } } },
  );
  return (
    body as {
      result: { inscription: { id: string; reference: string; dateInscription: string } };
    }
  ).result.inscription;
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

/** Asks where an application stands, as the callable does. */
export const follow = (reference: string, dateNaissance: string) =>
  callFunction('followInscription', { reference, dateNaissance });

/** Where that application stands, which must be found. */
export async function stateOf(reference: string, dateNaissance: string): Promise<unknown> {
  const { status, body } = await follow(reference, dateNaissance);
  deepEqual({ status, body }, { status: 200, body });
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

/** Where the form without scripts is asked for and sent. */
export const formAddress = `${suite.origin('hosting')}/inscription`;

/** Page as a browser without scripts gets it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

export async function read(request: Promise<Response>): Promise<Page> {
  const response = await request;
  return { status: response.status, html: await response.text(), headers: response.headers };
}

export const openForm = () => read(fetch(formAddress));

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends the form, of which a text is what it is made of. */
export const post = (
  fields: Readonly<Record<string, string>> | string,
  headers: Record<string, string> = {},
) => {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return read(
    fetch(formAddress, { method: 'POST', body, headers: { ...formType, ...headers } }),
  );
};

export const keyIn = ({ html }: Page) =>
  /name="requestId" value="([^"]+)"/.exec(html)?.[1] ?? '';
export const referenceIn = ({ html }: Page) =>
  /data-testid="reference"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

/** Answers of a new applicant, as a browser sends them. */
export const answersOfOne = (
  overrides: Readonly<Record<string, string>> = {},
): Record<string, string> => ({ ...newcomers(), ...overrides });

/** The applications with that address. */
export async function recordsOf(email: string) {
  const { docs } = await firestore()
    .collection('inscriptions')
    .where('email', '==', email)
    .get();
  return docs.map((document) => document.data());
}

/** When an application was sent whose retention ended so many days ago. */
export const sentSoThatOver = (daysAgo: number) =>
  new Date(Date.now() - (limits.inscriptionDays + daysAgo) * dayMs);

type ImportedFields = Partial<Inscription> & Partial<Pick<InscriptionRecord, 'campagne'>>;

/** Writes an application as an import would: nothing is worked out from it yet. */
export async function imported(
  overrides: ImportedFields = {},
): Promise<Pick<Sent, 'id' | 'reference'>> {
  const id = randomUUID();
  const reference = newReference(randomBytes);
  const words = { nom: newWord(), prenom: newWord(), telephone: newPhone() };
  const record = inscription({ ...words, email: `${newWord()}@exemple.tg`, ...overrides, id });
  const batch = firestore().batch();
  batch.set(firestore().doc(`inscriptions/${id}`), { ...omit(record, 'id'), reference });
  batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  await batch.commit();
  return { id, reference };
}

/** An application whose time was over yesterday, and which is like any other. */
export async function expired(
  overrides: ImportedFields = {},
): Promise<Pick<Sent, 'id' | 'reference'>> {
  const one = await imported({ dateInscription: sentSoThatOver(1), ...overrides });
  await alignRegisters();
  return one;
}

/** Everything that there may be of an application, by where it is. */
export async function traces({
  id,
  reference,
}: Pick<Sent, 'id' | 'reference'>): Promise<string[]> {
  const paths = [
    `inscriptions/${id}`,
    `references/${reference}`,
    `corbeilleInscriptions/${id}`,
  ];
  const found = await Promise.all(paths.map(stored));
  const rows = (await readRows()).filter((row) => row.id === id);
  return [...paths.filter((_, at) => found[at] !== undefined), ...rows.map(() => 'registres')];
}

interface Held {
  readonly inscription: Record<string, unknown>;
  readonly journal: readonly Record<string, unknown>[];
}

/** Requests about a person's data, by the callables of the dashboard. */
export function askingAs(member: () => Pick<Staff, 'token'>) {
  const ask = (request: object, { token } = member()) =>
    callAs(token, 'handleDataSubjectRequest', request);

  /** Data held of the person sought, as the dashboard receives them. */
  async function heldOf(sought: object): Promise<readonly Held[]> {
    const { status, body } = await ask({ kind: 'access', ...sought });
    deepEqual({ status, body }, { status: 200, body });
    return (body as { result: { applications: Held[] } }).result.applications;
  }

  /** `done`, or what the refusal says. */
  async function erase(sought: object, ids: readonly string[]) {
    const reply = await ask({ kind: 'erasure', ...sought, ids });
    return reply.status === 200 ? 'done' : refusalOf(reply);
  }

  return { ask, heldOf, erase };
}

export const idsOf = (held: readonly Held[]) =>
  held.map(({ inscription }) => inscription['id']);
