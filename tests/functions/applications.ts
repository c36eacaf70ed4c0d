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

/** A word that no other application has. */
export function uniqueWord(): string {
  const letters = 'abdeilnopsuvz';
  return Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
}

let latestNumber = randomInt(1_000_000);

/** A number that no other application has, those of the demonstration included. */
export function uniquePhone(): string {
  latestNumber = (latestNumber + 1) % 1_000_000;
  return `+22896${String(latestNumber).padStart(6, '0')}`;
}

/** Request of an applicant whom no other test knows. */
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

/** Answer to an application as the site sends it. */
export const send = (data: unknown) => callFunction('createInscription', data);

/** The application of the answer, which must accept it. */
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

/** An application that is in the bin. */
export async function deletedApplication(
  overrides: Partial<EnrolmentRequest> = {},
): Promise<SentApplication> {
  const application = await sendApplication(overrides);
  await discardInscription(application.id, operator);
  return application;
}

/** The id of an application of which a paper is missing: its applicant is to be told. */
export async function storeMissingPaper(texte = 'Acte de naissance'): Promise<string> {
  const { id } = await sendApplication();
  const by = { ...operator, username: 'scolarite' };
  await annotateInscription(id, { pieceManquante: texte }, by);
  return id;
}

/** The row of an application; undefined when no register has it. */
export const registerRowOf = async (id: string): Promise<Row | undefined> =>
  (await readRows()).find((row) => row.id === id);

/** Whether it is marked as a likely duplicate. */
export const isLikelyDuplicate = async (id: string): Promise<boolean> =>
  likelyDuplicates(await readRows()).has(id);

/** Asks where an application stands, as the callable does. */
export const followInscription = (reference: string, dateNaissance: string) =>
  callFunction('followInscription', { reference, dateNaissance });

/** Follow-up answer of an existing application. */
export const followUpState = async (reference: string, dateNaissance: string) =>
  answerOf(await followInscription(reference, dateNaissance))['etat'];

/** Asks where an application stands, or for a correction, as a browser without scripts does. */
export async function followByPage(
  reference: string,
  dateNaissance: string,
  others: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ reference, dateNaissance, ...others });
  return readPage(fetch(`${suite.origin('hosting')}/suivi`, { method: 'POST', headers, body }));
}

/** Publishes the decisions of the campaign; the status of the answer. */
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

/** Sends the form without scripts. */
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

/** Answers of a new applicant, as a browser sends them. */
export const formAnswers = (
  overrides: Readonly<Record<string, string>> = {},
): Record<string, string> => ({ ...uniqueRequest(), ...overrides });

/** The applications with that address. */
export async function storedByEmail(email: string) {
  const { docs } = await firestore()
    .collection('inscriptions')
    .where('email', '==', email)
    .get();
  return docs.map((document) => document.data());
}

/** Date of an application whose retention ended that number of days ago. */
export const expiredDate = (daysAgo: number) =>
  new Date(Date.now() - (limits.inscriptionDays + daysAgo) * dayMs);

type ImportedFields = Partial<Inscription> & Partial<Pick<InscriptionRecord, 'campagne'>>;

/** Writes an application as an import would: nothing is worked out from it yet. */
export async function importApplication(
  overrides: ImportedFields = {},
): Promise<Pick<SentApplication, 'id' | 'reference'>> {
  const id = randomUUID();
  const reference = newReference(randomBytes);
  const words = { nom: uniqueWord(), prenom: uniqueWord(), telephone: uniquePhone() };
  const record = inscription({
    ...words,
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

/** An application whose time was over yesterday, and which is like any other. */
export async function expiredApplication(
  overrides: ImportedFields = {},
): Promise<Pick<SentApplication, 'id' | 'reference'>> {
  const one = await importApplication({ dateInscription: expiredDate(1), ...overrides });
  await alignRegisters();
  return one;
}

/** Paths of all documents about an application. */
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

/** Requests about a person's data, by the callables of the dashboard. */
export function dataRequestsAs(member: () => Pick<Staff, 'token'>) {
  const ask = (request: object, { token } = member()) =>
    callAs(token, 'handleDataSubjectRequest', request);

  /** Data held of the person sought, as the dashboard receives them. */
  async function heldOf(criteria: object): Promise<readonly DisclosedApplication[]> {
    return answerOf(await ask({ kind: 'access', ...criteria }))[
      'applications'
    ] as DisclosedApplication[];
  }

  /** `done`, or what the refusal says. */
  async function erase(sought: object, ids: readonly string[]) {
    const reply = await ask({ kind: 'erasure', ...sought, ids });
    return reply.status === 200 ? 'done' : refusalOf(reply);
  }

  return { ask, heldOf, erase };
}

export const idsOf = (held: readonly DisclosedApplication[]) =>
  held.map(({ inscription }) => inscription['id']);
