import { randomBytes, randomInt, randomUUID } from 'node:crypto';
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
import { answerOf, callAs, callFunction, refusalOf } from './calls.ts';
import type { Staff } from './members.ts';

/** Random word that no other application contains. */
export function uniqueWord(): string {
  const letters = 'abdeilnopsuvz';
  return Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
}

let latestNumber = randomInt(1_000_000);

/** Phone number that no other application has, those of the demonstration data included. */
export function uniquePhone(): string {
  latestNumber = (latestNumber + 1) % 1_000_000;
  return `+22896${String(latestNumber).padStart(6, '0')}`;
}

/** Request of a new applicant, with a unique name, phone number and email. */
export const uniqueRequest = (overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest =>
  enrolmentRequest({
    ...{
      requestId: randomUUID(),
      nom: uniqueWord(),
      prenom: uniqueWord(),
      telephone: uniquePhone(),
    },
    email: `${uniqueWord()}@exemple.tg`,
    ...overrides,
  });

/** Sends an application through the callable, as the site does. */
export const send = (data: unknown) => callFunction('createInscription', data);

/** Sends an application that must be accepted. @returns its receipt */
export async function sendAccepted(data: unknown) {
  const { inscription } = answerOf(await send(data));
  return inscription as { id: string; reference: string; dateInscription: string };
}

/** Request of a stored application. */
export interface SentApplication extends EnrolmentRequest {
  readonly id: string;
  readonly reference: string;
}

/** Sends the application of a new applicant. */
export async function sendApplication(
  overrides: Partial<EnrolmentRequest> = {},
): Promise<SentApplication> {
  const request = uniqueRequest(overrides);
  const { reference } = await sendAccepted(request);
  return { ...request, id: request.requestId, reference };
}

/** Sends the application of a new applicant, and moves it to the corbeille. */
export async function deletedApplication(
  overrides: Partial<EnrolmentRequest> = {},
): Promise<SentApplication> {
  const application = await sendApplication(overrides);
  await discardInscription(application.id, operator);
  return application;
}

/** Sends an application, and marks a paper as missing, so that its applicant must be told. */
export async function storeMissingPaper(texte = 'Acte de naissance'): Promise<string> {
  const { id } = await sendApplication();
  const by = { ...operator, username: 'scolarite' };
  await annotateInscription(id, { pieceManquante: texte }, by);
  return id;
}

/** Register row of an application; undefined when no register has one. */
export const registerRowOf = async (id: string): Promise<Row | undefined> =>
  (await readRows()).find((row) => row.id === id);

export const isLikelyDuplicate = async (id: string): Promise<boolean> =>
  likelyDuplicates(await readRows()).has(id);

export const followInscription = (reference: string, dateNaissance: string) =>
  callFunction('followInscription', { reference, dateNaissance });

/** `etat` of an existing application in the suivi. */
export const followUpState = async (reference: string, dateNaissance: string) =>
  answerOf(await followInscription(reference, dateNaissance))['etat'];

/** Sends the suivi form as a browser without scripts does; `correction` has changed answers. */
export async function followByPage(
  reference: string,
  dateNaissance: string,
  correction: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ reference, dateNaissance, ...correction });
  return readPage(fetch(`${suite.origin('hosting')}/suivi`, { method: 'POST', headers, body }));
}

/** Publishes the decisions of the campagne. @returns HTTP status of the answer */
export async function publishDecisions(direction: Staff): Promise<number> {
  const version = Number((await stored('reglages/campagne'))?.['version'] ?? 0);
  return (await callAs(direction.token, 'publishDecisions', { version })).status;
}

/** Page as a browser without scripts gets it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

export async function readPage(request: Promise<Response>): Promise<Page> {
  const response = await request;
  return { status: response.status, html: await response.text(), headers: response.headers };
}

export const formAddress = `${suite.origin('hosting')}/inscription`;
export const openForm = () => readPage(fetch(formAddress));

/** Sends the enrolment form as a browser without scripts does. */
export const postForm = (
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields);
  return readPage(
    fetch(formAddress, { method: 'POST', body, headers: { ...type, ...headers } }),
  );
};

export const requestIdIn = ({ html }: Page) =>
  /name="requestId" value="([^"]+)"/.exec(html)?.[1] ?? '';
export const referenceIn = ({ html }: Page) =>
  /data-testid="reference"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

/** Form fields of a new applicant, as a browser sends them. */
export const formAnswers = (
  overrides: Readonly<Record<string, string>> = {},
): Record<string, string> => ({ ...uniqueRequest(), ...overrides });

export async function storedByEmail(email: string) {
  const { docs } = await firestore()
    .collection('inscriptions')
    .where('email', '==', email)
    .get();
  return docs.map((document) => document.data());
}

/** Date of an application whose retention ended `daysAgo` days ago. */
export const expiredDate = (daysAgo: number) =>
  new Date(Date.now() - (limits.inscriptionDays + daysAgo) * dayMs);

type ImportedFields = Partial<Inscription> & Partial<Pick<InscriptionRecord, 'campagne'>>;

/** Writes an application as an import does: without a register row and an expiry. */
export async function importApplication(
  overrides: ImportedFields = {},
): Promise<Pick<SentApplication, 'id' | 'reference'>> {
  const id = randomUUID();
  const reference = newReference(randomBytes);
  const identity = { nom: uniqueWord(), prenom: uniqueWord(), telephone: uniquePhone() };
  const record = inscription({
    ...identity,
    email: `${uniqueWord()}@exemple.tg`,
    ...overrides,
    id,
  });
  const batch = firestore().batch();
  batch.set(firestore().doc(`inscriptions/${id}`), { ...omit(record, 'id'), reference });
  batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  await batch.commit();
  return { id, reference };
}

/** Imports an application whose retention ended yesterday, and adds its register row. */
export async function expiredApplication(
  overrides: ImportedFields = {},
): Promise<Pick<SentApplication, 'id' | 'reference'>> {
  const imported = await importApplication({ dateInscription: expiredDate(1), ...overrides });
  await alignRegisters();
  return imported;
}

/** Paths of the documents about an application, with `registres` for each of its rows. */
export async function documentsAbout({
  id,
  reference,
}: Pick<SentApplication, 'id' | 'reference'>): Promise<string[]> {
  const places = ['inscriptions', 'corbeilleInscriptions'].map((folder) => `${folder}/${id}`);
  const paths = [...places, `references/${reference}`];
  const found = await Promise.all(paths.map(stored));
  const rows = (await readRows()).filter((row) => row.id === id);
  return [...paths.filter((_, at) => found[at] !== undefined), ...rows.map(() => 'registres')];
}

interface DisclosedApplication {
  readonly inscription: Record<string, unknown>;
  readonly journal: readonly Record<string, unknown>[];
}

/** Functions that send data subject requests as a member, through the callable. */
export function dataRequestsAs(member: () => Pick<Staff, 'token'>) {
  const ask = (request: object, { token } = member()) =>
    callAs(token, 'handleDataSubjectRequest', request);

  /** Applications of the person whom `criteria` describe, as the dashboard receives them. */
  async function heldOf(criteria: object): Promise<readonly DisclosedApplication[]> {
    return answerOf(await ask({ kind: 'access', ...criteria }))[
      'applications'
    ] as DisclosedApplication[];
  }

  /** Erases applications of a person. @returns `done`, or the refusal */
  async function erase(criteria: object, ids: readonly string[]) {
    const reply = await ask({ kind: 'erasure', ...criteria, ids });
    return reply.status === 200 ? 'done' : refusalOf(reply);
  }

  return { ask, heldOf, erase };
}

export const idsOf = (held: readonly DisclosedApplication[]) =>
  held.map(({ inscription }) => inscription['id']);
