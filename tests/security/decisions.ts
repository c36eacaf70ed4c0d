import { beforeAll, describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { omit } from '../factories/omit.ts';
import { suite } from '../suite.ts';
import { sendApplication, type SentApplication } from '../functions/applications.ts';
import {
  bearer,
  callApi,
  callAs,
  callFunction,
  postApi,
  type Reply,
} from '../functions/calls.ts';
import { tokenOf, world } from './world.ts';

let sent: Promise<readonly SentApplication[]> | undefined;

/** Three applications with equal names and phones: accepted, refused and waiting. */
const threeAlike = () => (sent ??= sendThree());

async function sendThree(): Promise<readonly SentApplication[]> {
  // Different names and phones would make the receipts and initials differ.
  const { nom, prenom, telephone, email } = await sendApplication();
  const send = async (statut?: string) => {
    const application = await sendApplication({ nom, prenom, telephone, email });
    const change = { id: application.id, statut };
    if (statut) await callAs(world().registrar.token, 'updateInscription', change);
    return application;
  };
  return [await send('acceptee'), await send('refusee'), await send()];
}

type Ask = (application: SentApplication) => Promise<Reply | string>;

const times = /"(?:recueLe|dateInscription)":"[^"]*"|"readAt":\d+/g;

/** Declares tests that all statuts get the same response, apart from ids, dates and codes. */
function alike(rows: Readonly<Record<string, Ask>>): void {
  it.each(Object.entries(rows))('learns no decision from %s', async (_, ask) => {
    const answers = new Set<string>();
    for (const application of await threeAlike()) {
      const { id, reference, dateNaissance } = application;
      const answer = await ask(application);
      const isText = typeof answer === 'string';
      const text = isText ? answer : JSON.stringify([answer.status, answer.body]);
      const timeless = text.replaceAll(times, '');
      const own = [id, reference, dateNaissance];
      answers.add(own.reduce((all, one) => all.replaceAll(one, ''), timeless));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers].join()).not.toMatch(/acceptee|refusee/);
  });
}

async function page(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${suite.origin('hosting')}${path}`, init);
  return `${response.status} ${response.headers.get('cache-control')} ${await response.text()}`;
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

const proof = ({ reference, dateNaissance }: SentApplication) => ({ reference, dateNaissance });
const follow = (
  application: SentApplication,
  more: object = {},
  headers: Record<string, string> = {},
) => callFunction('followInscription', { ...proof(application), ...more }, headers);

/** Application as it was sent, with another `nomPere` if given. */
const sentAgain = (application: SentApplication, nomPere = application.nomPere) => ({
  ...omit(application, 'id', 'reference'),
  nomPere,
});

describe('Applicant with reference and date of birth', () => {
  // Earlier tests may have published decisions.
  beforeAll(() => firestore().doc('reglages/campagne').delete());

  const more: Readonly<Record<string, unknown>> = {
    ...{ statut: 'acceptee', etat: 'acceptee', decision: true, force: true, version: 0 },
    ...{ decisionsPubliees: ['2025-2026'], campagne: '2025-2026', now: '2030-01-01' },
    ...{ select: ['statut'], id: 'x', role: 'SUPER_ADMIN', debug: true },
  };
  for (const [field, value] of Object.entries(more)) {
    alike({ [`the callable with field ${field}`]: (one) => follow(one, { [field]: value }) });
  }
  for (const who of ['a stranger', 'a former member', 'an editor'] as const) {
    const headers = () => bearer(tokenOf[who]());
    alike({ [`the callable with the token of ${who}`]: (one) => follow(one, {}, headers()) });
  }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const send = (one: SentApplication) => page('/suivi', { ...form(proof(one)), method });
    alike({ [`the page with ${method}`]: send });
  }
  const headers = { Accept: 'application/json' };
  alike({
    'the callable': (one) => follow(one),
    'the callable with X-Forwarded-For 127.0.0.1': (one) =>
      follow(one, {}, { 'X-Forwarded-For': '127.0.0.1' }),
    'the page': (one) => page('/suivi', form(proof(one))),
    'the page with a query string': (one) => page(`/suivi?${new URLSearchParams(proof(one))}`),
    'the page as JSON': (one) => page('/suivi', { ...form(proof(one)), headers }),
    'a correction': (one) => page('/suivi', form({ ...proof(one), lieuResidence: 'Kara' })),
    'a rejected correction': (one) => page('/suivi', form({ ...proof(one), telephone: '1' })),
    'the repeated application': (one) => callFunction('createInscription', sentAgain(one)),
    'the application repeated with another answer': (one) =>
      callFunction('createInscription', sentAgain(one, 'Kofi')),
    // The QR code of the reference differs between applications, so it is removed.
    'the form without scripts, repeated': async (one) =>
      (await page('/inscription', form(sentAgain(one, 'Kossi')))).replace(
        /(<path d=")[^"]*(" [^>]*crispEdges)/,
        '$1$2',
      ),
    'the application repeated at the API': (one) =>
      postApi('/api/inscriptions', sentAgain(one, 'Yao')),
  });
});

describe('Visitor with an application id', () => {
  const paths = [
    ...['/api/inscriptions/:id', '/api/suivi/:id', '/api/inscriptions?id=:id'],
    ...['/api/stats/inscriptions', '/api/inscriptions/export?id=:id'],
  ];
  for (const path of paths) {
    alike({ [`the API at ${path}`]: ({ id }) => callApi('GET', path.replace(':id', id)) });
  }
});

describe('Decisions', () => {
  const expectUnpublished = async () =>
    expect((await readCampagne()).decisionsPubliees ?? []).toEqual([]);

  // `callables.ts` tests this request by roles without the permission, and without a token.
  it('are not published by a downgraded member', async () => {
    const { token } = world().downgraded;
    const { status } = await callAs(token, 'publishDecisions', { version: 0 });
    expect([401, 403]).toContain(status);
    await expectUnpublished();
  });
  it('are not published by an update of the campagne', async () => {
    const changed = {
      ...omit(firstCampagne, 'version'),
      version: (await readCampagne()).version,
      decisionsPubliees: [firstCampagne.anneeScolaire],
    };
    const { status, body } = await callAs(world().director.token, 'saveCampaign', changed);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('decisionsPubliees');
    await expectUnpublished();
  });
  it('are returned by the same callable after publication', async () => {
    const { version } = await readCampagne();
    const published = await callAs(world().director.token, 'publishDecisions', { version });
    expect(published.status).toBe(200);
    const [accepted = await sendApplication()] = await threeAlike();
    expect((await follow(accepted)).body).toMatchObject({ result: { etat: 'acceptee' } });
  });
});
