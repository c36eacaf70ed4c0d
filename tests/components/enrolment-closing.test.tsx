import { firstCampagne, graceMs, type StoredCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renewCampagne } from '../../web/src/data/public/campagne.ts';
import { keepDraft, readDraft } from '../../web/src/data/public/enrolment-draft.ts';
import { closed } from '../../web/src/site/inscription/closed.texts.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import {
  answerReceived,
  applicant,
  expectReceipt,
  fillField,
  findControl,
  openForm,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead } from './mount.tsx';

/** Has the next requests for the campaign answered with this one. */
function answerWith(stored: StoredCampagne): void {
  const campagne = publicCampagne(stored, new Date());
  const answer = () => Promise.resolve(Response.json({ campagne }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

/** Has the page learn, by looking itself, that the enrolment was closed that long ago. */
async function closeEnrolment(agoMs: number): Promise<Date> {
  const fermeeLe = new Date(Date.now() - agoMs);
  answerWith({ ...firstCampagne, etat: 'fermee', fermeeLe });
  await act(() => vi.advanceTimersByTimeAsync(timings.campagneMs));
  return fermeeLe;
}

/** Enrolment form begun some milliseconds ago, on a page that reads the campaign again by itself. */
async function beginForm(agoMs: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  answerWith({ ...firstCampagne, etat: 'ouverte' });
  await renewCampagne();
  const user = await openForm(applicant());
  const begunAt = new Date(Date.now() - agoMs).toISOString();
  act(() => keepDraft({ ...readDraft(), begunAt }));
  return { user, begunAt };
}

const minuteMs = 60_000;

describe('An applicant who had begun before the enrolment closed', () => {
  it('shows until when it can be sent, and sends the answers changed meanwhile', async () => {
    const { user, begunAt } = await beginForm(3 * minuteMs);
    const fermeeLe = await closeEnrolment(2 * minuteMs);
    const end = new Date(fermeeLe.getTime() + graceMs);
    await screen.findByText(asRead(enrolment.closing(end)));
    await fillField(user, 'lieuResidence', 'Kpalimé');
    answerReceived();
    await submit(user);
    await expectReceipt();
    const [request] = sent();
    expect(request).toMatchObject({ lieuResidence: 'Kpalimé' });
    const { commenceLe } = request as { readonly commenceLe: string };
    // By the server's clock, which is read to the second.
    expect(Math.abs(Date.parse(commenceLe) - Date.parse(begunAt))).toBeLessThan(2_000);
  });

  it.each([
    ['once the two hours are over', graceMs + 3 * minuteMs, graceMs + 2 * minuteMs],
    ['when it was begun after the closing', 2 * minuteMs, 3 * minuteMs],
  ])('has no form any more %s', async (_, begunAgoMs, closedAgoMs) => {
    await beginForm(begunAgoMs);
    await closeEnrolment(closedAgoMs);
    await screen.findByText(asRead(closed.title));
    expect(findControl('nom')).toBeNull();
  });
});
