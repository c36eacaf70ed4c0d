import { randomBytes } from 'node:crypto';
import { newReference } from '@centre/domain/inscription/reference';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { steps, suiviAnswer } from '../../web/src/texts/suivi-answer.texts.ts';
import { keepCollections } from '../kept-collections.ts';
import './admin.ts';
import {
  sendApplication,
  followByPage,
  publishDecisions,
  followUpState,
} from './applications.ts';
import { callAs, run } from './calls.ts';
import { injectRace } from './crashes.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('reglages');

let direction: Staff;
let office: Staff;

beforeAll(async () => {
  direction = await asMember('ADMIN_FULL');
  office = await asMember('INSCRIPTIONS_MANAGER');
});
afterEach(() => firestore().doc('reglages/campagne').delete());

const decide = (id: string, statut: string) =>
  callAs(office.token, 'updateInscription', { id, statut });

describe('Decision', () => {
  it('leaves the suivi answer unchanged until published, then is shown', async () => {
    const [accepted, refused] = [await sendApplication(), await sendApplication()];
    const before = await followByPage(accepted.reference, accepted.dateNaissance);
    await decide(accepted.id, 'acceptee');
    await decide(refused.id, 'refusee');
    expect(await followByPage(accepted.reference, accepted.dateNaissance)).toMatchObject({
      status: before.status,
      html: before.html,
    });
    for (const { reference, dateNaissance } of [accepted, refused]) {
      expect(await followUpState(reference, dateNaissance)).toBe('recue');
    }
    expect(await publishDecisions(direction)).toBe(200);
    expect(await followUpState(accepted.reference, accepted.dateNaissance)).toBe('acceptee');
    expect(await followUpState(refused.reference, refused.dateNaissance)).toBe('refusee');
    expect((await followByPage(accepted.reference, accepted.dateNaissance)).html).toContain(
      steps.acceptee.title,
    );
  });

  it('is shown as changed when changed after its publication, but not before it', async () => {
    const { id, reference, dateNaissance } = await sendApplication();
    const read = async () => (await followByPage(reference, dateNaissance)).html;
    await decide(id, 'acceptee');
    await decide(id, 'refusee');
    expect(await publishDecisions(direction)).toBe(200);
    expect(await read()).not.toContain(suiviAnswer.changed);
    for (const [statut, step] of [
      ['acceptee', steps.acceptee],
      ['en_attente', steps.recue],
    ] as const) {
      await decide(id, statut);
      const html = await read();
      expect(html).toContain(step.title);
      expect(html).toContain(suiviAnswer.changed);
    }
  });

  it.each([
    ['shown as changed when it replaces another', 'acceptee', 'refusee', true],
    ['not shown as changed when it is the first', 'en_attente', 'acceptee', false],
  ] as const)(
    'is %s, saved while decisions are being published',
    async (_, before, statut, isChanged) => {
      const { id, reference, dateNaissance } = await sendApplication();
      if (before !== 'en_attente') await decide(id, before);
      await injectRace(
        () => changeInscription(id, operator, () => ({ answers: {}, statut })),
        async () => {
          expect(await publishDecisions(direction)).toBe(200);
          const etat = before === 'en_attente' ? 'recue' : before;
          expect(await followUpState(reference, dateNaissance)).toBe(etat);
        },
      );
      const { html } = await followByPage(reference, dateNaissance);
      expect(html).toContain(steps[statut].title);
      expect(html.includes(suiviAnswer.changed)).toBe(isChanged);
    },
  );
});

/** Firestore requests of a flow, as method, documents and writes; strangers could time them. */
async function databaseCalls(flow: () => Promise<unknown>): Promise<unknown[]> {
  type Sent = Readonly<Partial<Record<'documents' | 'writes', readonly unknown[]>>>;
  const client = firestore() as unknown as Record<'request' | 'requestStream', () => unknown>;
  const spies = [vi.spyOn(client, 'request'), vi.spyOn(client, 'requestStream')];
  await flow();
  const calls = spies.flatMap((spy) => spy.mock.calls as unknown as unknown[][]);
  for (const spy of spies) spy.mockRestore();
  return calls.map((call) => {
    const { documents, writes } = call.at(-1) as Sent;
    return [call[0], documents?.length, writes?.length];
  });
}

describe('followInscription', () => {
  const ask = (reference: string, dateNaissance: string) =>
    run(commands.followInscription, undefined, { reference, dateNaissance });

  it('makes equal database calls for any unpublished decision, and any wrong proof', async () => {
    const calls = async (statut?: string) => {
      const { id, reference, dateNaissance } = await sendApplication();
      if (statut) await decide(id, statut);
      return databaseCalls(() => ask(reference, dateNaissance));
    };
    const waiting = await calls();
    expect(waiting).not.toEqual([]);
    expect(await calls('acceptee')).toEqual(waiting);
    expect(await calls('refusee')).toEqual(waiting);
    const { reference } = await sendApplication();
    const failing = (one: string) =>
      databaseCalls(() =>
        expect(ask(one, '1990-01-01')).rejects.toThrow(suiviMessages.unknown),
      );
    expect(await failing(newReference(randomBytes))).toEqual(await failing(reference));
  });
});
