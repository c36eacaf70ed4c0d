/** @module-tag night */
import pLimit from 'p-limit';
import { afterEach, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { closedSentence } from '@centre/domain/campagne/public-campagne';
import { firestore } from '../../functions/src/data/admin.ts';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { stored } from './admin.ts';
import { newcomers, send } from './applications.ts';
import { postApi } from './calls.ts';
import { post, referenceIn } from './enrolment-form.ts';
import { answerOf, refusalOf } from './publishing.ts';
import { callAs, newStaff } from './staff.ts';

keepCollections('reglages', 'inscriptions', 'registres');
afterEach(() => firestore().doc('reglages/campagne').delete());

const doors = ['callable', 'API', 'page'] as const;

/** What each door answers to an application. */
async function sendBy(
  door: (typeof doors)[number] | undefined,
  sent: EnrolmentRequest,
): Promise<{ readonly reference?: string; readonly refusal: string }> {
  if (door === 'page') {
    const page = await post({ ...sent });
    return page.status === 200
      ? { reference: referenceIn(page), refusal: '' }
      : { refusal: page.html };
  }
  const answer = await (door === 'API' ? postApi('/api/inscriptions', sent) : send(sent));
  if (answer.status >= 300) return { refusal: refusalOf(answer).says };
  const { reference } = answerOf(answer)['inscription'] as { readonly reference: string };
  return { reference, refusal: '' };
}

it('Of fifty applications that arrive while it closes, each is stored and confirmed, or refused and told', async () => {
  const direction = await newStaff('ADMIN_FULL');
  const closed = { ...omit(firstCampagne, 'version'), etat: 'fermee' } as const;
  const sent = Array.from({ length: 50 }, () => newcomers());
  // The emulator starts a process for each call that runs beside others.
  const atOnce = pLimit(5);
  const sendOne = (one: EnrolmentRequest, index: number) =>
    atOnce(() => sendBy(doors[index % 3], one));
  const early = sent.slice(0, 25).map(sendOne);
  // Some are received for sure.
  await Promise.any(early);
  const closes = callAs(direction.token, 'saveCampaign', { ...closed, version: 0 });
  const answers = await Promise.all([...early, ...sent.slice(25).map(sendOne)]);
  expect((await closes).status).toBe(200);
  const says = closedSentence(closed, new Date());
  const references = new Set<string>();
  for (const [index, { reference, refusal }] of answers.entries()) {
    const record = await stored(`inscriptions/${sent[index]?.requestId}`);
    expect(record?.['reference']).toBe(reference);
    if (reference === undefined) expect(refusal).toContain(says);
    else references.add(reference);
  }
  const received = answers.filter(({ reference }) => reference !== undefined).length;
  expect(received).toBeGreaterThan(0);
  expect(references.size).toBe(received);
});
