import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { omit } from '../factories/omit.ts';
import { stored } from './admin.ts';
import { apply, newPhone, newWord, rowIn } from './applications.ts';
import { callFunction, type Reply } from './calls.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('INSCRIPTIONS_MANAGER');
});

type Change = Record<string, unknown>;

/** The two channels to one and the same commands. */
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

describe.each(channels)('by $channel', (channel) => {
  it('an application is accepted, dated, signed, and made to wait again', async () => {
    const { id, reference } = await apply();
    const accepted = inscriptionIn(await channel.update(clerk(), id, { statut: 'acceptee' }));
    expect(accepted).toMatchObject({
      id,
      reference,
      statut: 'acceptee',
      traitePar: staff.username,
      dateTraitement: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string,
    });
    expect(await rowIn(id)).toMatchObject({ statut: 'acceptee' });
    const waiting = inscriptionIn(await channel.update(clerk(), id, { statut: 'en_attente' }));
    expect(waiting).not.toHaveProperty('dateTraitement');
    const document = await stored(`inscriptions/${id}`);
    expect(document).toMatchObject({ statut: 'en_attente' });
    expect(document).not.toHaveProperty('dateTraitement');
    expect(document).not.toHaveProperty('traitePar');
    expect(await rowIn(id)).toMatchObject({ statut: 'en_attente' });
  });

  it('an application is deleted with its row and its reference, once', async () => {
    const { id, reference } = await apply();
    expect((await channel.remove(clerk(), id)).status).toBe(200);
    for (const path of [`inscriptions/${id}`, `references/${reference}`]) {
      expect(await stored(path)).toBeUndefined();
    }
    expect(await rowIn(id)).toBeUndefined();
    expect((await channel.remove(clerk(), id)).status).toBe(404);
  });
});

describe('a correction', () => {
  it('is stored as the form would have, with what follows from it', async () => {
    const { id } = await apply({ parcours: 'bts', classe: 'bts1', modalite: '' });
    const [nom, telephone] = [newWord(), newPhone()];
    const spaced = telephone.replace('+228', '').replace(/(..)(?=.)/g, '$1 ');
    inscriptionIn(
      await update(id, { nom, telephone: spaced, classe: 'bts2', modalite: 'soir' }),
    );
    const record = await stored(`inscriptions/${id}`);
    expect(record).toMatchObject({ nom, telephone, niveau: 'bts2' });
    expect(record?.['formation']).toMatch(/bts2.*\[soir\]$/);
    expect(await rowIn(id)).toMatchObject({
      ...{ nom, telephone, classe: 'bts2', modalite: 'soir' },
    });
  });

  it('of what is there already writes nothing', async () => {
    const { id, nom } = await apply();
    const before = await stored(`inscriptions/${id}`);
    inscriptionIn(await update(id, { nom, statut: 'en_attente' }));
    expect(await stored(`inscriptions/${id}`)).toEqual(before);
  });

  const refusals = [
    ['a name that is too short', { nom: 'A' }, messages.inscription.nom, 'nom'],
    ['a required answer taken away', { nomPere: '' }, messages.field.required, 'nomPere'],
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
      'a field of the server',
      { reference: 'X' },
      messages.field.unknown(['reference']),
      'reference',
    ],
  ] as const;

  it.each(refusals)('is refused for %s', async (_, change, message, field) => {
    const { id } = await apply({ parcours: 'bts', classe: 'bts1', modalite: '' });
    const before = await stored(`inscriptions/${id}`);
    const { status, body } = await update(id, change);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { message, details: { fields: { [field]: message } } } },
    });
    expect(await stored(`inscriptions/${id}`)).toEqual(before);
    expect((await update(id, { nom: newWord() })).status).toBe(200);
  });

  it('of a record that is not there is refused', async () => {
    const { status } = await update('personne', { statut: 'acceptee' });
    expect(status).toBe(404);
  });
});

describe('several changes at once', { tags: ['night'] }, () => {
  it('are all kept, and the index is that of the record', async () => {
    const { id } = await apply();
    const [nom, prenom, lieuResidence] = [newWord(), newWord(), newWord()];
    const changes = [{ nom }, { prenom }, { lieuResidence }, { statut: 'acceptee' }];
    const replies = await Promise.all(changes.map((change) => update(id, change)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const changed = { nom, prenom, lieuResidence, statut: 'acceptee' };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(changed);
    expect(await rowIn(id)).toMatchObject(changed);
  });
});

describe('an application that was deleted', () => {
  it('does not come back when its page sends it again', async () => {
    const application = await apply();
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
