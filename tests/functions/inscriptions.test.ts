import { randomUUID } from 'node:crypto';
import { answersOf } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { change, stored } from './admin.ts';
import { sendApplication, uniquePhone, uniqueWord, registerRowOf } from './applications.ts';
import { apiAs, callAs, callFunction, type Reply } from './calls.ts';
import { injectRace } from './crashes.ts';
import { asMember, type Staff } from './members.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await asMember('INSCRIPTIONS_MANAGER');
});

type Change = Record<string, unknown>;

const channels = [
  {
    channel: 'the callable',
    update: (token: string, id: string, change: Change) =>
      callAs(token, 'updateInscription', { id, ...change }),
    remove: (token: string, id: string) => callAs(token, 'deleteInscription', { id }),
  },
  {
    channel: 'the API',
    update: (token: string, id: string, change: Change) =>
      apiAs(token, 'PUT', `/api/inscriptions/${id}`, change),
    remove: (token: string, id: string) => apiAs(token, 'DELETE', `/api/inscriptions/${id}`),
  },
  {
    channel: 'the older API',
    update: (token: string, id: string, change: Change) =>
      apiAs(token, 'PUT', `/api/inscriptions/${id}`, { ...change, size: 3, vues: null }),
    remove: (token: string, id: string) =>
      apiAs(token, 'DELETE', `/api/inscriptions-sqlite/${id}`),
  },
] as const;

const [callables] = channels;
const clerk = () => staff.token;
const update = (id: string, change: Change) => callables.update(clerk(), id, change);

function inscriptionIn({ status, body }: Reply): Record<string, unknown> {
  expect({ status, body }).toMatchObject({ status: 200 });
  const answer = body as { result?: { inscription: Change }; inscription?: Change };
  return answer.result?.inscription ?? answer.inscription ?? {};
}

describe.each(channels)('Application by $channel', (channel) => {
  it('is accepted with date and author, and set back to en_attente', async () => {
    const { id, reference } = await sendApplication();
    const accepted = inscriptionIn(await channel.update(clerk(), id, { statut: 'acceptee' }));
    expect(accepted).toMatchObject({
      id,
      reference,
      statut: 'acceptee',
      traitePar: staff.username,
      dateTraitement: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string,
    });
    expect(await registerRowOf(id)).toMatchObject({ statut: 'acceptee' });
    const waiting = inscriptionIn(await channel.update(clerk(), id, { statut: 'en_attente' }));
    expect(waiting).not.toHaveProperty('dateTraitement');
    const document = await stored(`inscriptions/${id}`);
    expect(document).toMatchObject({ statut: 'en_attente' });
    expect(document).not.toHaveProperty('dateTraitement');
    expect(document).not.toHaveProperty('traitePar');
    expect(await registerRowOf(id)).toMatchObject({ statut: 'en_attente' });
  });

  it('is deleted once, with its register row and reference', async () => {
    const { id, reference } = await sendApplication();
    expect((await channel.remove(clerk(), id)).status).toBe(200);
    for (const path of [`inscriptions/${id}`, `references/${reference}`]) {
      expect(await stored(path)).toBeUndefined();
    }
    expect(await registerRowOf(id)).toBeUndefined();
    expect((await channel.remove(clerk(), id)).status).toBe(404);
  });
});

describe('Correction by updateInscription', () => {
  it('is stored normalized, with derived fields and register row', async () => {
    const { id } = await sendApplication({ parcours: 'bts', classe: 'bts1', modalite: '' });
    const [nom, telephone] = [uniqueWord(), uniquePhone()];
    const spaced = telephone.replace('+228', '').replace(/(..)(?=.)/g, '$1 ');
    inscriptionIn(
      await update(id, { nom, telephone: spaced, classe: 'bts2', modalite: 'soir' }),
    );
    const record = await stored(`inscriptions/${id}`);
    expect(record).toMatchObject({ nom, telephone, niveau: 'bts2' });
    expect(record?.['formation']).toMatch(/bts2.*\[soir\]$/);
    expect(await registerRowOf(id)).toMatchObject({
      ...{ nom, telephone, classe: 'bts2', modalite: 'soir' },
    });
  });

  const refusals = [
    ['a name that is too short', { nom: 'A' }, messages.inscription.nom, 'nom'],
    ['an emptied required answer', { nomPere: '' }, messages.field.required, 'nomPere'],
    ['a class of another path', { classe: 'seconde' }, messages.inscription.classe, 'classe'],
    ['a second year without modality', { classe: 'bts2' }, messages.field.required, 'modalite'],
    [
      'a modality in the first year',
      { modalite: 'soir' },
      messages.inscription.modalite,
      'modalite',
    ],
    ['an unknown statut', { statut: 'perdue' }, messages.field.invalid('Statut'), 'statut'],
    [
      'a field set by the server',
      { reference: 'X' },
      messages.field.unknown(['reference']),
      'reference',
    ],
  ] as const;

  it.each(refusals)('is rejected for %s', async (_, change, message, field) => {
    const { id } = await sendApplication({ parcours: 'bts', classe: 'bts1', modalite: '' });
    const before = await stored(`inscriptions/${id}`);
    const { status, body } = await update(id, change);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { message, details: { fields: { [field]: message } } } },
    });
    expect(await stored(`inscriptions/${id}`)).toEqual(before);
    expect((await update(id, { nom: uniqueWord() })).status).toBe(200);
  });
});

describe('Deleted application', () => {
  it('is not recreated when its request is sent again', async () => {
    const application = await sendApplication();
    const { id } = application;
    const request = omit(application, 'id', 'reference');
    expect((await callFunction('createInscription', request)).status).toBe(200);
    expect((await callables.remove(clerk(), id)).status).toBe(200);
    const { body } = await callFunction('createInscription', request);
    expect(body).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', message: staffInscriptionMessages.withdrawn },
    });
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });
});

const form = () =>
  answersOf(
    enrolmentRequest({ nom: uniqueWord(), prenom: uniqueWord(), telephone: uniquePhone() }),
  );
const accept = (id: string) => () =>
  changeInscription(id, operator, () => ({ answers: {}, statut: 'acceptee' }));
const remove = (id: string) => () => removeInscription(id, operator);

describe('Application under two concurrent calls', () => {
  let id = '';
  let other = '';
  beforeEach(async () => {
    [id, other] = [randomUUID(), randomUUID()];
    await storeInscription(id, form());
    await storeInscription(other, form());
  });

  it.each([
    ['decided on', accept],
    ['deleted', remove],
  ] as const)('is read again when changed concurrently before it is %s', async (_, write) => {
    const writesAlone = await injectRace(write(other));
    const touch = () => change(`inscriptions/${id}`, { touched: new Date() });
    expect(await injectRace(write(id), touch)).toBe(writesAlone + 1);
  });

  it('keeps the answers stored first, and rejects the later call', async () => {
    const twin = randomUUID();
    const [first, second] = [form(), form()];
    const storing = injectRace(
      () => storeInscription(twin, second),
      () => storeInscription(twin, first),
    );
    await expect(storing).rejects.toMatchObject({ code: 'already-exists' });
    expect((await stored(`inscriptions/${twin}`))?.['nom']).toBe(first.nom);
    expect(await registerRowOf(twin)).toMatchObject({ nom: first.nom });
  });

  it('is not recreated when stored and deleted before the later call writes', async () => {
    const twin = randomUUID();
    const answers = form();
    const storing = injectRace(
      () => storeInscription(twin, answers),
      async () => {
        await storeInscription(twin, answers);
        await removeInscription(twin, operator);
      },
    );
    await expect(storing).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await stored(`inscriptions/${twin}`)).toBeUndefined();
    expect(await registerRowOf(twin)).toBeUndefined();
  });
});
