import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { alignRegisters } from '../../functions/src/data/inscription/registre.ts';
import { change, stored } from './admin.ts';
import { apply, newPhone } from './applications.ts';
import { imported } from './old-applications.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';

let clerk: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
});

/** Days between the two dates of an application. */
async function daysKept(id: string): Promise<number> {
  const record = await stored(`inscriptions/${id}`);
  const { dateInscription: sent, expiration } = record as Record<string, Timestamp | Date>;
  const millis = (date: Timestamp | Date | undefined) =>
    date instanceof Date ? date.getTime() : (date?.toMillis() ?? NaN);
  return (millis(expiration) - millis(sent)) / dayMs;
}

describe('An application', () => {
  it('says from its first moment until when it is kept', async () => {
    const { id } = await apply();
    expect(await daysKept(id)).toBeCloseTo(limits.inscriptionDays, 3);
  });

  it('gets it with its row when it came another way', async () => {
    const { id } = await imported();
    expect(await stored(`inscriptions/${id}`)).not.toHaveProperty('expiration');
    await alignRegisters();
    expect(await daysKept(id)).toBe(limits.inscriptionDays);
  });

  it('gets it with its first change when that comes before its row', async () => {
    const { id } = await imported();
    expect(
      (await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' })).status,
    ).toBe(200);
    expect(await daysKept(id)).toBe(limits.inscriptionDays);
  });

  it('is kept no longer because it is corrected or decided on', async () => {
    const { id } = await apply();
    const before = await daysKept(id);
    await callAs(clerk.token, 'updateInscription', { id, statut: 'refusee' });
    await callAs(clerk.token, 'updateInscription', { id, telephone: newPhone() });
    expect(await daysKept(id)).toBeCloseTo(before, 3);
  });

  it('tells the clients of the API too', async () => {
    const { id } = await apply();
    const { body } = await apiAs(clerk.token, 'GET', `/api/inscriptions/${id}`);
    const { inscription } = body as { inscription: Record<string, string> };
    const kept = Date.parse(inscription['expiration'] ?? '') - Date.now();
    expect(kept / dayMs).toBeCloseTo(limits.inscriptionDays, 1);
  });

  it('gets its new end when the rule becomes another, by the nightly job', async () => {
    const { id } = await apply();
    await change(`inscriptions/${id}`, { expiration: new Date(0) });
    await alignRegisters();
    expect(await daysKept(id)).toBeCloseTo(limits.inscriptionDays, 3);
  });
});
