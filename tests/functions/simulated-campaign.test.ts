/** @module-tag night */
import { suiviMessages } from '@centre/domain/messages/suivi';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { steps } from '../../web/src/texts/suivi-answer.texts.ts';
import { keepCollections } from '../kept-collections.ts';
import {
  accepted,
  answersOfOne,
  follow,
  followByPage,
  newPhone,
  post,
  publishDecisions,
  recordsOf,
  referenceIn,
  send,
  stateOf,
} from './applications.ts';
import { callAs, refusalOf } from './calls.ts';
import { newStaff, type Staff } from './members.ts';

keepCollections('reglages');

const atOnce = pLimit(4);

interface Follower {
  readonly id: string;
  readonly reference: string;
  readonly dateNaissance: string;
  readonly hasScripts: boolean;
  readonly statut: 'acceptee' | 'refusee' | 'en_attente';
}

const decisions = ['acceptee', 'refusee', 'en_attente'] as const;

/** Ten share a phone, one in five loses an answer, one in three has no scripts. */
async function applicant(index: number, telephone: string): Promise<Follower> {
  const hasScripts = index % 3 !== 0;
  const day = new Date(Date.UTC(1999, 0, 1 + 11 * index)).toISOString();
  const answers = answersOfOne({ telephone, dateNaissance: day.slice(0, 10) });
  const isLost = index % 5 === 0;
  if (isLost) await (hasScripts ? send(answers) : post(answers));
  const reference = hasScripts
    ? (await accepted(answers)).reference
    : referenceIn(await post(answers));
  const { requestId: id = '', dateNaissance = '' } = answers;
  const statut = decisions[Math.trunc(index / 3) % 3] ?? 'en_attente';
  expect(await recordsOf(answers['email'] ?? '')).toMatchObject([{ reference }]);
  return { id, reference, dateNaissance, hasScripts, statut };
}

/** What each of them reads, by the callable or on the page without scripts. */
async function titleFor({ reference, dateNaissance, hasScripts }: Follower): Promise<string> {
  if (hasScripts) {
    const state = (await stateOf(reference, dateNaissance)) as keyof typeof steps;
    return steps[state].title;
  }
  const { html } = await followByPage(reference, dateNaissance);
  const titles = Object.values(steps).map(({ title }) => title);
  return titles.filter((title) => html.includes(title)).join();
}

describe('Two hundred applicants of a campaign', () => {
  let followers: readonly Follower[] = [];
  let direction: Staff;
  const all = <T>(ask: (follower: Follower, index: number) => Promise<T>) =>
    Promise.all(followers.map((one, index) => atOnce(() => ask(one, index))));

  beforeAll(async () => {
    direction = await newStaff('ADMIN_FULL');
    const phones = Array.from({ length: 20 }, newPhone);
    followers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        atOnce(() => applicant(index, phones[Math.trunc(index / 10)] ?? '')),
      ),
    );
  }, 600_000);
  afterAll(() => firestore().doc('reglages/campagne').delete());

  it('have a reference each, and follow their own application', async () => {
    expect(new Set(followers.map(({ reference }) => reference)).size).toBe(200);
    expect(new Set(await all(titleFor))).toEqual(new Set([steps.recue.title]));
  });

  it('see nobody else’s, with their own date of birth', async () => {
    const refusals = await all(({ reference }, index) =>
      follow(reference, followers[(index + 1) % 200]?.dateNaissance ?? ''),
    );
    for (const refusal of refusals) {
      expect(refusalOf(refusal)).toEqual({ status: 404, says: suiviMessages.unknown });
    }
  });

  it('learn no decision before it is published, and then each their own', async () => {
    await all(async ({ id, statut }) => {
      if (statut !== 'en_attente') {
        const { status } = await callAs(direction.token, 'updateInscription', { id, statut });
        expect(status).toBe(200);
      }
    });
    expect(new Set(await all(titleFor))).toEqual(new Set([steps.recue.title]));
    expect(await publishDecisions(direction)).toBe(200);
    const told = { acceptee: steps.acceptee, refusee: steps.refusee, en_attente: steps.recue };
    expect(await all(titleFor)).toEqual(followers.map(({ statut }) => told[statut].title));
  });
});
