import { describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { dayMs } from '@centre/domain/dates';
import { honeypotField } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { referencePattern } from '@centre/domain/inscription/reference';
import * as commands from '../../functions/src/commands/index.ts';
import { stored } from './admin.ts';
import { accepted, application, newLocalPhone, send } from './applications.ts';
import { postApi } from './calls.ts';
import { inOneWindow } from './limits.ts';
import { run } from './publishing.ts';

const says = messages.inscription;
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

describe('an application', () => {
  it('is stored with what is worked out from it, and answered with its reference', async () => {
    const { requestId, ...form } = application({ classe: 'bts2', modalite: 'soir' });
    await inOneWindow(dayMs);
    const answer = await accepted({ requestId, ...form });
    expect(answer).toEqual({
      id: requestId,
      reference: expect.stringMatching(referencePattern) as string,
      dateInscription: expect.stringMatching(isoDate) as string,
    });
    const record = await stored(`inscriptions/${requestId}`);
    expect(record).toEqual({
      ...form,
      formation: `bts - bts2 - ${form.specialite} [soir]`,
      niveau: 'bts2',
      motivation: form.autresFormations,
      reference: answer.reference,
      statut: 'en_attente',
      campagne: firstCampagne.anneeScolaire,
      empreinte: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      dateInscription: record?.['dateInscription'],
      expiration: record?.['expiration'],
      registre: expect.stringMatching(/^[0-9a-f]$/) as string,
    });
    expect(record?.['dateInscription']).toHaveProperty('seconds');
    expect(record?.['expiration']).toHaveProperty('seconds');
    expect(await stored(`references/${answer.reference}`)).toEqual({ inscription: requestId });
  });

  it('may come from an older client, whose own statement of the derived fields is ignored', async () => {
    const sent = application();
    const older = {
      formation: 'x',
      niveau: 'y',
      motivation: 'z',
      dateInscription: '2001-01-01',
    };
    const { id, dateInscription } = await accepted({ ...sent, ...older });
    expect(dateInscription).not.toContain('2001');
    expect(await stored(`inscriptions/${id}`)).toMatchObject({
      niveau: sent.classe,
      motivation: sent.autresFormations,
    });
  });

  it('keeps the letters of the local languages, in one spelling', async () => {
    const { id } = await accepted(
      application({ nom: 'Kɔdzo', prenom: 'Ɖɛ', nomPere: 'Ama\u0301 Ɛ\u0303ƒe' }),
    );
    expect(await stored(`inscriptions/${id}`)).toMatchObject({
      nom: 'Kɔdzo',
      prenom: 'Ɖɛ',
      nomPere: 'Amá Ɛ\u0303ƒe',
    });
  });

  it('has its phone number stored in one form', async () => {
    const { id } = await accepted(application({ telephone: '90 12 34 56' }));
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ telephone: '+22890123456' });
  });

  it('is refused with a number of another country that does not say which', async () => {
    const { status, body } = await send(application({ telephone: newLocalPhone() }));
    const fields = { telephone: phoneMessages.long('Togo') };
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { details: { fields } } },
    });
  });

  it('has whatever was typed for the guardian’s phone', async () => {
    const form = application({ contactUrgenceTelephone: ' chez la voisine ' });
    const { id } = await accepted(form);
    const typed = { contactUrgenceTelephone: 'chez la voisine' };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(typed);
  });

  it('is one record when it is sent twice, in whatever case the identifier is', async () => {
    const sent = application();
    const first = await accepted(sent);
    const capitals = { ...sent, requestId: sent.requestId.toUpperCase() };
    expect(await accepted(sent)).toEqual(first);
    expect(await accepted(capitals)).toEqual(first);
    expect(await stored(`inscriptions/${capitals.requestId}`)).toBeUndefined();
  });

  it('is one record when it is sent twenty times at once', async () => {
    const sent = application();
    const { createInscription } = commands;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => run(createInscription, undefined, sent)),
    );
    const references = new Set(answers.map(({ inscription }) => inscription.reference));
    expect([...references]).toEqual([(await accepted(sent)).reference]);
    const [reference] = references;
    expect(await stored(`inscriptions/${sent.requestId}`)).toMatchObject({ reference });
  });

  it('is accepted by the API too, as the same record', async () => {
    const sent = application();
    const { status, body } = await postApi('/api/inscriptions', sent);
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, inscription: await accepted(sent) });
  });
});

describe('an application that is accepted', () => {
  it('is marked for the desk when the field that people do not see is filled', async () => {
    const trapped = application();
    await accepted({ ...trapped, [honeypotField]: 'https://ecole.example' });
    expect(await stored(`inscriptions/${trapped.requestId}`)).toMatchObject({
      aVerifier: ['piege'],
    });
    const good = application();
    await accepted({ ...good, [honeypotField]: '' });
    expect(await stored(`inscriptions/${good.requestId}`)).not.toHaveProperty('aVerifier');
  });

  it('is refused by the API for the same reason and with the same sentence', async () => {
    const good = application();
    const { status, body } = await postApi('/api/inscriptions', { ...good, email: 'ama' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, error: says.email, fields: { email: says.email } },
    });
    await accepted(good);
  });
});
