import { newStaff } from '../functions/staff.ts';
import { kindOf, type Call } from './catalogue.ts';
import type { Client, Content } from './client.ts';
import { changeOf, creationOf, newRecord } from './contents.ts';

/** What is sent with a call that does what it is for. */
export async function contentOf(call: Call): Promise<Content | undefined> {
  if (call.path.endsWith('/login')) {
    const { username, password } = await newStaff('VIEWER');
    return { username, password };
  }
  const kind = kindOf(call);
  if (!kind || call.path.endsWith('/view')) return undefined;
  if (call.method === 'PUT') return changeOf[kind]();
  return call.method === 'POST' ? creationOf(kind) : undefined;
}

/** Where a call goes: to a new record, when it is about one; to be read, it is published. */
export async function addressOf(call: Call, chief: Client): Promise<string> {
  const kind = kindOf(call);
  if (!kind || !call.path.includes(':id')) return `/api${call.path}`;
  const isForReading = call.method === 'GET' && kind === 'temoignages';
  const content = isForReading
    ? { ...newRecord.temoignages(), statut: 'publie' }
    : await creationOf(kind);
  const { id } = await chief[kind].create(content);
  return `/api${call.path.replace(':id', id)}`;
}
