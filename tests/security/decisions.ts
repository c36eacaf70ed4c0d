import { beforeAll, describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { registerName } from '@centre/domain/registre/row';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { omit } from '../factories/omit.ts';
import { suite } from '../suite.ts';
import { apply, type Sent } from '../functions/applications.ts';
import { callApi, callFunction, postApi, type Reply } from '../functions/calls.ts';
import { bearer, callAs } from '../functions/staff.ts';
import { asServer, documentName, firestoreRest, type Request } from './rest.ts';
import { attempt } from './attempts.ts';
import { tokenOf, world, type Who } from './world.ts';

type Decision = 'acceptee' | 'refusee' | 'en_attente';

/** Three people who applied alike, of whom the office took one, refused one, and leaves one. */
let sent: Readonly<Record<Decision, Sent>> | undefined;

async function decided() {
  if (sent) return sent;
  // Of one name and telephone, which their receipts and initials would tell apart.
  const { nom, prenom, telephone, email } = await apply();
  const person = { nom, prenom, telephone, email };
  const applied = {
    acceptee: await apply(person),
    refusee: await apply(person),
    en_attente: await apply(person),
  };
  for (const statut of ['acceptee', 'refusee'] as const) {
    await callAs(world().registrar.token, 'updateInscription', {
      id: applied[statut].id,
      statut,
    });
  }
  sent = applied;
  return sent;
}

const proof = ({ reference, dateNaissance }: Sent) => ({ reference, dateNaissance });

/** What the answers to the three say, but for what is each one's own. */
async function answersTo(ask: (application: Sent) => Promise<string>): Promise<Set<string>> {
  const answers = new Set<string>();
  for (const application of Object.values(await decided())) {
    const { id, reference, dateNaissance } = application;
    const text = (await ask(application)).replaceAll(
      /"(?:recueLe|dateInscription)":"[^"]*"|"readAt":\d+/g,
      '',
    );
    answers.add(
      [id, reference, dateNaissance].reduce((all, own) => all.replaceAll(own, ''), text),
    );
  }
  return answers;
}

/** Declares an attempt: whoever asks gets one answer for all three, which names no decision. */
function alike(title: string, ask: (application: Sent) => Promise<string>): void {
  it(title, async () => {
    const answers = await answersTo(ask);
    expect([...answers]).toHaveLength(1);
    expect([...answers].join()).not.toMatch(/acceptee|refusee/);
  });
}

const textOf = ({ status, body }: Reply) => `${status} ${JSON.stringify(body)}`;

async function page(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${suite.origin('hosting')}${path}`, init);
  return `${response.status} ${response.headers.get('cache-control')} ${await response.text()}`;
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('Whoever knows the reference and the date of birth', () => {
  // Attempts before these may have published.
  beforeAll(() => firestore().doc('reglages/campagne').delete());

  alike('asks the callable', async (application) =>
    textOf(await callFunction('followInscription', proof(application))),
  );
  alike('asks the page', (application) => page('/suivi', form(proof(application))));
  const more: Readonly<Record<string, unknown>> = {
    ...{ statut: 'acceptee', etat: 'acceptee', decision: true, force: true, version: 0 },
    ...{ decisionsPubliees: ['2025-2026'], campagne: '2025-2026', now: '2030-01-01' },
    ...{ select: ['statut'], id: 'x', role: 'SUPER_ADMIN', debug: true },
  };
  for (const [field, value] of Object.entries(more)) {
    alike(`sends ${field} along`, async (application) =>
      textOf(
        await callFunction('followInscription', { ...proof(application), [field]: value }),
      ),
    );
  }
  const askers: readonly Who[] = ['a stranger', 'a former member', 'an editor'];
  for (const who of askers) {
    alike(`asks with the token of ${who}`, async (application) => {
      const headers = bearer(String(tokenOf[who]()));
      return textOf(await callFunction('followInscription', proof(application), headers));
    });
  }
  alike('asks as if from the centre', async (application) => {
    const headers = { 'X-Forwarded-For': '127.0.0.1' };
    return textOf(await callFunction('followInscription', proof(application), headers));
  });
  alike('asks the page by its address', (application) =>
    page(`/suivi?${new URLSearchParams(proof(application))}`),
  );
  alike('asks the page for JSON', (application) =>
    page('/suivi', { ...form(proof(application)), headers: { Accept: 'application/json' } }),
  );
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    alike(`asks the page with ${method}`, (application) =>
      page('/suivi', { ...form(proof(application)), method }),
    );
  }
  alike('asks for a correction', (application) =>
    page('/suivi', form({ ...proof(application), lieuResidence: 'Kara' })),
  );
  alike('asks for a correction that cannot be', (application) =>
    page('/suivi', form({ ...proof(application), telephone: '1' })),
  );
  alike('sends the application again', async (application) =>
    textOf(await callFunction('createInscription', sentAgain(application))),
  );
  alike('sends it again with another answer', async (application) =>
    textOf(await callFunction('createInscription', sentAgain(application, 'Kofi'))),
  );
});

/** The application as it was sent, but for one answer. */
const sentAgain = (application: Sent, nomPere = application.nomPere) => ({
  ...omit(application, 'id', 'reference'),
  nomPere,
});

/** A page without what is its applicant's own, the code of the reference. */
const withoutOwn = (html: string) =>
  html.replace(/(<path d=")[^"]*(" [^>]*crispEdges)/, '$1$2');

describe('Whoever applied without scripts or by the API', () => {
  alike('sends the form without scripts again', async (application) =>
    withoutOwn(await page('/inscription', form(sentAgain(application, 'Kossi')))),
  );
  alike('sends the application to the API again', async (application) =>
    textOf(await postApi('/api/inscriptions', sentAgain(application, 'Yao'))),
  );
});

describe('Whoever knows the identifier', () => {
  const paths = ['/api/inscriptions/:id', '/api/suivi/:id', '/api/inscriptions?id=:id'];
  for (const path of [...paths, '/api/stats/inscriptions', '/api/inscriptions/export?id=:id']) {
    alike(`asks the API at ${path}`, async ({ id }) =>
      textOf(await callApi('GET', path.replace(':id', id))),
    );
  }
  const equals = (fieldPath: string, stringValue: string, op = 'EQUAL') => ({
    fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
  });
  const isClosed = (what: string) => /reference|journal/.test(what);
  const readings: Record<string, (application: Sent) => Request> = {
    'the application': ({ id }) => ({ path: `/inscriptions/${id}` }),
    'its statut alone': ({ id }) => ({ path: `/inscriptions/${id}?mask.fieldPaths=statut` }),
    'the register of its campaign': () => ({
      path: `/registres/${registerName(firstCampagne.anneeScolaire, '0')}`,
    }),
    'what its reference stands for': ({ reference }) => ({ path: `/references/${reference}` }),
    'both at once': ({ id }) => ({
      path: ':batchGet',
      body: { documents: [`reglages/campagne`, `inscriptions/${id}`].map(documentName) },
    }),
    'the journal about it': ({ id }) => ({
      path: ':runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'journal' }],
          where: equals('records', id, 'ARRAY_CONTAINS'),
        },
      },
    }),
  };
  for (const statut of ['acceptee', 'refusee']) {
    readings[`how many are ${statut}`] = () => ({
      path: ':runAggregationQuery',
      body: {
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId: 'inscriptions' }],
            where: equals('statut', statut),
          },
          aggregations: [{ alias: 'n', count: {} }],
        },
      },
    });
  }
  for (const who of ['a visitor', 'a stranger'] as const) {
    for (const [what, make] of Object.entries(readings)) {
      attempt(`reads ${what} as ${who}`, [403], async () => {
        const { acceptee } = await decided();
        const asked = (token: string | undefined) => () => firestoreRest(token, make(acceptee));
        return [
          // What not even the staff reads is well-formed: a server of ours may.
          asked(isClosed(what) ? asServer : world().reader.token),
          asked(tokenOf[who]()),
          (said) => {
            expect(said).not.toMatch(/acceptee|refusee/);
          },
        ];
      });
    }
  }
});

describe('Decisions are published by', () => {
  const members = ['editor', 'registrar', 'reader', 'downgraded', 'former'] as const;
  for (const who of members) {
    it(`the ${who}`, async () => {
      const { status } = await callAs(world()[who].token, 'publishDecisions', { version: 0 });
      expect(status).toBeGreaterThanOrEqual(401);
      expect((await readCampagne()).decisionsPubliees ?? []).toEqual([]);
    });
  }
  it('nobody', async () => {
    expect((await callFunction('publishDecisions', { version: 0 })).status).toBe(401);
  });
  it('a change of the campaign', async () => {
    const changed = {
      ...omit(firstCampagne, 'version'),
      version: (await readCampagne()).version,
      decisionsPubliees: [firstCampagne.anneeScolaire],
    };
    const { status, body } = await callAs(world().director.token, 'saveCampaign', changed);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('decisionsPubliees');
    expect((await readCampagne()).decisionsPubliees ?? []).toEqual([]);
  });
});

describe('The same door', () => {
  it('tells the decision once it is the direction that publishes', async () => {
    const { acceptee } = await decided();
    const { version } = await readCampagne();
    expect((await callAs(world().director.token, 'publishDecisions', { version })).status).toBe(
      200,
    );
    const { body } = await callFunction('followInscription', proof(acceptee));
    expect(body).toMatchObject({ result: { etat: 'acceptee' } });
  });
});
