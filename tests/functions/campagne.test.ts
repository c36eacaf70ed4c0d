import { randomUUID } from 'node:crypto';
import { type Campagne, firstCampagne } from '@centre/domain/campagne/campagne';
import type { Places } from '@centre/domain/campagne/places';
import { closedSentence } from '@centre/domain/campagne/public-campagne';
import { centre } from '@centre/domain/centre';
import { calendarDayOf, dayMs } from '@centre/domain/dates';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { change, stored } from './admin.ts';
import { uniquePhone, openForm, postForm, readPage } from './applications.ts';
import { callAs, callFunction, postApi, refusalOf } from './calls.ts';
import { entriesOf } from './journal.ts';
import { inOneWindow } from './limits.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('reglages', 'inscriptions', 'registres');

const path = 'reglages/campagne';
const first = omit(firstCampagne, 'version');
let direction: Staff;

beforeAll(async () => {
  direction = await asMember('ADMIN_FULL');
});

afterEach(() => firestore().doc(path).delete());

const application = (more: object = {}) => ({
  ...enrolmentRequest({ requestId: randomUUID(), telephone: uniquePhone() }, 0),
  ...more,
});

const versionNow = async () => Number((await stored(path))?.['version'] ?? 0);
const save = async (changes: Partial<Campagne> & { readonly places?: Places }) =>
  callAs(direction.token, 'saveCampaign', {
    ...{ ...first, ...changes, version: await versionNow() },
  });
const sendStatus = async (more: object = {}) =>
  (await callFunction('createInscription', application(more))).status;

async function fetchCampagne(): Promise<{ caching: string | null; campagne: Campagne }> {
  const answer = await fetch(`${suite.origin('hosting')}/api/campagne`);
  const { campagne } = (await answer.json()) as { campagne: Campagne };
  return { caching: answer.headers.get('cache-control'), campagne };
}

describe('Campagne', () => {
  it('has its default values, readable without a login, before the first save', async () => {
    expect(await fetchCampagne()).toMatchObject({
      caching: 'public, max-age=0, s-maxage=30',
      campagne: {
        ...first,
        ouverte: true,
        titre: 'Inscriptions ouvertes de juillet à septembre 2025',
      },
    });
  });

  it('is stored by saveCampaign, journaled, and returned at once by the API', async () => {
    const prolongation = '2025-10-15';
    const reponse = 'Au plus tard le 31 octobre.';
    expect((await save({ prolongation, reponse })).status).toBe(200);
    expect(await stored(path)).toEqual({
      ...{ ...first, prolongation, reponse, version: 1 },
      annees: [first.anneeScolaire],
      etatLe: expect.anything() as unknown,
    });
    expect((await fetchCampagne()).campagne).toMatchObject({
      titre: 'Inscriptions ouvertes de juillet à octobre 2025',
      // The API returns the text in the form in which the pages insert it into a sentence.
      reponse: 'au plus tard le 31 octobre',
    });
    const entries = await entriesOf(direction, 'saveCampaign');
    expect(entries.map(({ records }) => records)).toEqual([['campagne']]);
  });

  it('is accepted as the API returned it, and keeps the fields that a save omits', async () => {
    const places = { 'bts1/QHSE': 30, 'seconde/Mécanique Diesel': 0 };
    await save({ reponse: 'avant la rentrée', places });
    const { campagne } = await fetchCampagne();
    const next = { anneeScolaire: '2026-2027', ouverture: '2026-07-01', cloture: '2026-09-30' };
    const reply = await callAs(direction.token, 'saveCampaign', { ...campagne, ...next });
    expect(reply.status).toBe(200);
    const { anneeScolaire, ouverture, cloture } = next;
    const least = { anneeScolaire, ouverture, cloture, etat: 'automatique' };
    expect((await callAs(direction.token, 'saveCampaign', least)).status).toBe(200);
    expect(await stored(path)).toEqual({
      ...{ ...first, ...least, reponse: 'avant la rentrée', places, version: 3 },
      annees: [first.anneeScolaire, '2026-2027'],
      etatLe: expect.anything() as unknown,
    });
  });
});

it('Receipt page contains the answer texts (suite, reponse) of the saved campagne', async () => {
  await save({ suite: 'Il vous appelle, sur WhatsApp ou non', reponse: 'avant la rentrée' });
  const page = await postForm(application());
  expect(page.html).toContain('Il vous appelle, sur WhatsApp ou non, avant la rentrée.');
});

it('HTML of /inscription and /suivi contains the dates of the saved campagne', async () => {
  await save({ anneeScolaire: '2026-2027', cloture: '2026-12-31' });
  for (const path of ['/inscription', '/suivi']) {
    const { html } = await readPage(fetch(`${suite.origin('hosting')}${path}`));
    expect(html, path).toContain('Inscriptions ouvertes de juillet 2025 à décembre 2026');
    expect(html, path).not.toContain(centre.campaign.period);
  }
});

describe('Closed campagne', () => {
  it('rejects an application by callable, API and form, with the reason', async () => {
    await save({ etat: 'fermee', prochaine: '2026-07-01' });
    const closed = { ...first, etat: 'fermee', prochaine: '2026-07-01' } as const;
    const reason = closedSentence(closed, new Date());
    const [called, posted, form] = [application(), application(), application()];
    expect(refusalOf(await callFunction('createInscription', called)).message).toBe(reason);
    expect(await postApi('/api/inscriptions', posted)).toMatchObject({
      status: 409,
      body: { error: reason },
    });
    const page = await postForm(form);
    expect(page.status).toBe(409);
    expect(page.html).toContain('Les inscriptions 2025-2026 sont closes.');
    expect(page.html).toContain(`value="${form.nom}"`);
    expect(page.html).not.toContain(centre.campaign.period);
    for (const { requestId } of [called, posted, form]) {
      expect(await stored(`inscriptions/${requestId}`)).toBeUndefined();
    }
    const { html } = await openForm();
    expect(html).toContain('sont closes');
    expect(html).not.toContain('name="requestId"');
  });

  it('accepts an application begun before closing for two hours, as the form states', async () => {
    await save({ etat: 'fermee' });
    const before = new Date(Date.now() - 60_000).toISOString();
    expect(await sendStatus({ commenceLe: before })).toBe(200);
    const incomplete = await postForm({ ...application({ commenceLe: before }), classe: '' });
    expect(incomplete.status).toBe(400);
    // A failure of `toMatch` would print the whole page.
    expect(/viennent de fermer[^<]*jusqu’au/.test(incomplete.html)).toBe(true);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
    await change(path, { fermeeLe: hoursAgo(2) });
    expect(await sendStatus({ commenceLe: hoursAgo(3).toISOString() })).toBe(400);
  });

  it('accepts a repeat and a correction of an application sent before closing', async () => {
    const sent = application();
    expect((await callFunction('createInscription', sent)).status).toBe(200);
    await save({ etat: 'fermee' });
    expect((await callFunction('createInscription', sent)).status).toBe(200);
    const corrected = { ...sent, lieuResidence: 'Kpalimé' };
    expect((await callFunction('createInscription', corrected)).status).toBe(200);
    expect(await stored(`inscriptions/${sent.requestId}`)).toMatchObject({
      lieuResidence: 'Kpalimé',
      campagne: first.anneeScolaire,
    });
  });

  it('opens for the next school year on its announced day', async () => {
    await save({ etat: 'fermee', prochaine: '2099-07-01' });
    expect((await fetchCampagne()).campagne).toMatchObject({
      titre: 'Inscriptions à partir du 1er juillet 2099',
    });
    // The announced day is today, and its announcement was saved yesterday.
    const prochaine = calendarDayOf(new Date());
    await change(path, { prochaine, etatLe: new Date(Date.now() - dayMs) });
    const sent = application();
    expect((await callFunction('createInscription', sent)).status).toBe(200);
    expect(await stored(`inscriptions/${sent.requestId}`)).toMatchObject({
      campagne: '2026-2027',
    });
    expect((await fetchCampagne()).campagne).toMatchObject({
      anneeScolaire: '2026-2027',
      titre: 'Inscriptions ouvertes 2026-2027',
    });
    // The decisions of the previous year can still be published.
    const anneeScolaire = first.anneeScolaire;
    const request = { version: await versionNow(), anneeScolaire };
    expect((await callAs(direction.token, 'publishDecisions', request)).status).toBe(200);
    expect(await stored(path)).toMatchObject({ decisionsPubliees: [anneeScolaire] });
  });

  it('accepts one of two concurrent saves, and returns HTTP 409 to the other', async () => {
    const next = { anneeScolaire: '2026-2027', ouverture: '2099-07-01', cloture: '2099-09-30' };
    const request = { ...first, ...next, etat: 'automatique', version: await versionNow() };
    const answers = await Promise.all(
      ['2099-09-30', '2099-10-15'].map((cloture) =>
        callAs(direction.token, 'saveCampaign', { ...request, cloture }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sendStatus()).toBe(400);
  });

  it('rejects applications before the first and after the last day when automatic', async () => {
    await inOneWindow(dayMs);
    const today = calendarDayOf(new Date());
    await save({ etat: 'automatique', ouverture: '2025-07-25', cloture: today });
    expect(await sendStatus()).toBe(200);
    for (const [ouverture, cloture] of [
      ['2025-07-25', '2025-09-30'],
      ['2098-07-01', '2098-09-30'],
    ] as const) {
      await save({ etat: 'automatique', ouverture, cloture });
      expect(await sendStatus()).toBe(400);
    }
  });
});
