import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import { newReference } from '@centre/domain/inscription/reference';
import {
  siteDescription,
  type SiteDescription,
  type SiteRenderer,
} from '@centre/domain/site-renderer';
import { execute, type Caller } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import {
  publishedCampagne,
  publishedDocuments,
} from '../../functions/src/data/content/published.ts';
import { keepCollections } from '../kept-collections.ts';
import './admin.ts';
import { newcomers, withoutPaper } from './applications.ts';
import { create } from './articles.ts';
import { billedFor } from './billed-operations.ts';
import { run } from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques', 'vues');

const document = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');

const visitor: Caller = {
  ...{ session: undefined, mayHaveEnded: true, attested: false },
  ...{ source: '192.0.2.7', client: '192.0.2.7' },
  channel: 'callable',
};

const apply = (request: ReturnType<typeof newcomers>) =>
  execute(commands.createInscription, request, visitor);

const server = new URL('../../web/dist/server/', import.meta.url);

/** What the build of the site made for the function `pages`. */
async function siteRenderer(): Promise<SiteRenderer> {
  const json = readFileSync(new URL(siteDescription, server), 'utf8');
  const { renderer } = JSON.parse(json) as SiteDescription;
  return (await import(new URL(renderer, server).href)) as SiteRenderer;
}

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('ADMIN_FULL');
});

/** An application that is there already. */
async function stored() {
  const request = newcomers();
  await apply(request);
  return { id: request.requestId, request };
}

/** What is done, as docs/performance.md calls it: what there must be before, then the deed. */
const deeds: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'An application is sent': () => {
    const request = newcomers();
    return Promise.resolve(() => apply(request));
  },
  'The same is sent again': async () => {
    const { request } = await stored();
    return () => apply(request);
  },
  'One is sent with the phone of another': async () => {
    const { telephone } = (await stored()).request;
    const request = newcomers({ telephone });
    return () => apply(request);
  },
  'One is followed by its applicant': async () => {
    const { request } = await stored();
    const answer = (await apply(request)) as { inscription: { reference: string } };
    const { reference } = answer.inscription;
    const { dateNaissance } = request;
    return () => execute(commands.followInscription, { reference, dateNaissance }, visitor);
  },
  'One is opened by a member': async () => {
    const { id } = await stored();
    return () => run(commands.logConsultation, staff, { id });
  },
  'One is decided on': async () => {
    const { id } = await stored();
    return () => run(commands.updateInscription, staff, { id, statut: 'acceptee' });
  },
  'One is noted as told': async () => {
    const id = await withoutPaper();
    const contact = { motif: 'piece', voie: 'sms', resultat: 'prevenu' };
    return () => run(commands.noteContact, staff, { id, ...contact });
  },
  'One is deleted': async () => {
    const { id } = await stored();
    return () => run(commands.deleteInscription, staff, { id });
  },
  'An article is read in full': async () => {
    const { id } = await create(staff);
    return () => execute(commands.viewArticle, { id }, visitor);
  },
  'A page is composed': async () => {
    const { renderPage } = await siteRenderer();
    return async () => renderPage('/', publishedDocuments, await publishedCampagne());
  },
  'A member logs in': () => {
    const { username, password } = staff;
    return Promise.resolve(() => execute(commands.login, { username, password }, visitor));
  },
};

describe('What Firestore bills is what docs/performance.md says, when', () => {
  it.each(Object.entries(deeds))('%s', async (deed, prepare) => {
    const { reads, writes, deletions } = await billedFor(await prepare());
    const cells = [deed, reads, writes, deletions];
    const row = new RegExp(`^\\| ${cells.join(' +\\| ')} +\\|$`, 'm');
    expect(document, cells.join(' | ')).toMatch(row);
  });
});

it('An application that is decided on is followed like one that waits, before decisions are published', async () => {
  const billed = async (statut?: InscriptionStatut) => {
    const { id, request } = await stored();
    const answer = (await apply(request)) as { inscription: { reference: string } };
    const { reference } = answer.inscription;
    const { dateNaissance } = request;
    if (statut) await run(commands.updateInscription, staff, { id, statut });
    return billedFor(async () => {
      const asked = execute(commands.followInscription, { reference, dateNaissance }, visitor);
      await expect(asked).resolves.toMatchObject({ etat: 'recue' });
    });
  };
  const waiting = await billed();
  for (const statut of ['acceptee', 'refusee'] as const) {
    expect(await billed(statut)).toEqual(waiting);
  }
});

it('An unknown reference is looked for like one with another date of birth', async () => {
  const { request } = await stored();
  const answer = (await apply(request)) as { inscription: { reference: string } };
  const dateNaissance = '1990-01-01';
  const billed = (reference: string) =>
    billedFor(async () => {
      const asked = execute(commands.followInscription, { reference, dateNaissance }, visitor);
      await expect(asked).rejects.toMatchObject({ code: 'not-found' });
    });
  expect(await billed(newReference(randomBytes))).toEqual(
    await billed(answer.inscription.reference),
  );
});
