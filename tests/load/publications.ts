import { randomUUID } from 'node:crypto';
import { limits } from '@centre/domain/limits';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import pLimit from 'p-limit';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { ensureDemoAccounts } from '../functions/admin.ts';
import { callApi, callFunction } from '../functions/calls.ts';
import { messages } from './messages.ts';
import type { Findings, Section } from './section.ts';

const count = 50;
const account = 'redaction';

const published = () =>
  firestore().collection('temoignages').where('statut', '==', 'publie').get();

const speech = () => ({
  requestId: randomUUID(),
  nom: 'Mensah',
  prenom: 'Afi',
  formation: 'QHSE',
  contenu: 'J’ai appris un métier.',
});

const callAs = (token: string, name: string, request: unknown) =>
  callFunction(name, request, { Authorization: `Bearer ${token}` });

/** @throws when the demonstration account cannot log in */
async function tokenOf(username: string): Promise<string> {
  const { body } = await callApi('POST', '/api/auth/login', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { token } = body as { token?: string };
  if (token === undefined) throw new Error(`${username} cannot log in`);
  return token;
}

const setStatut = (token: string, id: string, statut: string) =>
  callAs(token, 'setTemoignageStatut', { id, statut });

/** Leaves one place free, by way of the functions. */
async function leaveOnePlace(token: string): Promise<void> {
  const { docs } = await published();
  const wanted = limits.publishedTemoignages - 1;
  for (const { id } of docs.slice(wanted)) await setStatut(token, id, 'brouillon');
  for (let index = docs.length; index < wanted; index++) {
    await callAs(token, 'saveTemoignage', { ...speech(), statut: 'publie' });
  }
}

/** Drafts are stored past the functions, which need not be started for them. */
async function storeDrafts(): Promise<string[]> {
  const batch = firestore().batch();
  const ids = Array.from({ length: count }, () => {
    const { requestId, ...fields } = speech();
    const draft = { ...fields, statut: 'brouillon', dateCreation: new Date() };
    batch.create(firestore().doc(`temoignages/${requestId}`), draft);
    return requestId;
  });
  await batch.commit();
  return ids;
}

/** Has the processes started that the emulator needs for so many calls at once. */
async function warmUp(token: string, stopped: AbortSignal): Promise<void> {
  for (let atOnce = 10; atOnce <= count; atOnce += 10) {
    stopped.throwIfAborted();
    console.log(messages.warmingUp(atOnce));
    const missing = Array.from({ length: atOnce }, () => randomUUID());
    await pLimit(atOnce).map(missing, (id) => setStatut(token, id, 'brouillon'));
  }
}

async function measure(stopped: AbortSignal): Promise<Findings> {
  await ensureDemoAccounts();
  const token = await tokenOf(account);
  await leaveOnePlace(token);
  const ids = await storeDrafts();
  try {
    await warmUp(token, stopped);
    const start = performance.now();
    const replies = await pLimit(count).map(ids, (id) => setStatut(token, id, 'publie'));
    const seconds = (performance.now() - start) / 1000;
    const accepted = replies.filter(({ status }) => status === 200).length;
    const refused = replies.filter(({ body }) =>
      JSON.stringify(body).includes(staffTemoignageMessages.limit),
    ).length;
    const outcome = (await published()).size;
    return {
      columns: ['', 'Valeur'],
      rows: [
        ['Publications ensemble', count],
        ['Places libres', 1],
        ['Acceptées', accepted],
        ['Refusées, la limite étant atteinte', refused],
        ['Publiés ensuite', outcome],
        ['Durée (s)', seconds.toFixed(1)],
      ],
      faults: [
        ...(accepted === 1 ? [] : [`${accepted} publications acceptées pour une place`]),
        ...(accepted + refused === count ? [] : ['des publications sans réponse claire']),
        ...(outcome === limits.publishedTemoignages ? [] : [`${outcome} témoignages publiés`]),
      ],
    };
  } finally {
    for (const id of ids) await callAs(token, 'deleteTemoignage', { id });
  }
}

/** Fifty members of staff want the last free place at the same moment. */
export const publications: Section = {
  name: 'publication',
  title: `${count} publications pour une place libre`,
  measure,
};
