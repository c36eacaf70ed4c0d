import { randomUUID } from 'node:crypto';
import { firestore } from '../../functions/src/data/admin.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { suite } from '../suite.ts';
import { newPhone, newWord } from './applications.ts';

/** Where the form without scripts is asked for and sent. */
export const address = `${suite.origin('hosting')}/inscription`;

/** What a browser without scripts gets. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

export async function read(request: Promise<Response>): Promise<Page> {
  const response = await request;
  return { status: response.status, html: await response.text(), headers: response.headers };
}

export const openForm = () => read(fetch(address));

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends the form, of which a text is what it is made of. */
export const post = (
  fields: Readonly<Record<string, string>> | string,
  headers: Record<string, string> = {},
) => {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return read(fetch(address, { method: 'POST', body, headers: { ...formType, ...headers } }));
};

export const keyIn = ({ html }: Page) =>
  /name="requestId" value="([^"]+)"/.exec(html)?.[1] ?? '';
export const referenceIn = ({ html }: Page) =>
  /data-testid="reference"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

/** The answers of somebody whom no other test knows, as a browser sends them. */
export function answersOfOne(overrides: Record<string, string> = {}): Record<string, string> {
  const person = { nom: newWord(), prenom: newWord(), telephone: newPhone() };
  const email = `${newWord()}@exemple.tg`;
  return { ...enrolmentRequest({ ...person, email, requestId: randomUUID() }), ...overrides };
}

/** The applications with that address. */
export async function recordsOf(email: string) {
  const { docs } = await firestore()
    .collection('inscriptions')
    .where('email', '==', email)
    .get();
  return docs.map((document) => document.data());
}
