import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { stored } from './admin.ts';
import { apply, rowIn } from './applications.ts';
import { askingAs } from './personal-data.ts';
import { refusalOf } from './publishing.ts';
import { imported } from './old-applications.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';

let clerk: Staff;
let colleague: Staff;
let chief: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
  colleague = await newStaff('ADMIN_FULL');
  chief = await newStaff('SUPER_ADMIN');
});

const write = (id: string, texte: string, avant: string, by: Staff = clerk) =>
  callAs(by.token, 'annotateInscription', { id, note: { texte, avant } });
const record = (id: string) => stored(`inscriptions/${id}`);

describe('a note on an application', () => {
  it('says what, by whom and when, in the record alone', async () => {
    const { id } = await apply();
    expect((await write(id, ' À rappeler\nlundi ', '')).status).toBe(200);
    expect(await record(id)).toMatchObject({
      note: {
        texte: 'À rappeler\nlundi',
        par: clerk.username,
        date: expect.anything() as unknown,
      },
    });
    await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' });
    expect(await record(id)).toHaveProperty('note');
  });

  it('gives one that came another way its row', async () => {
    const { id } = await imported({});
    await write(id, 'Ancienne', '');
    expect(await record(id)).toMatchObject({ note: { texte: 'Ancienne' } });
    expect(await rowIn(id)).toBeDefined();
  });

  it('is removed by an empty text', async () => {
    const { id } = await apply();
    await write(id, 'À rappeler', '');
    expect((await write(id, '', 'À rappeler')).status).toBe(200);
    expect(await record(id)).not.toHaveProperty('note');
  });

  it('is refused to whoever had read another, of two at once to one', async () => {
    const { id } = await apply();
    const replies = await Promise.all([
      write(id, 'Le mien', ''),
      write(id, 'Le sien', '', colleague),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused && refusalOf(refused).says).toBe(serverMessages.noteStale);
    const noted = (await record(id))?.['note'] as { texte: string } | undefined;
    expect((await write(id, 'Les deux', noted?.texte ?? '')).status).toBe(200);
    expect(await record(id)).toMatchObject({ note: { texte: 'Les deux' } });
  });

  it('is no change when it is the same, whatever was read before', async () => {
    const { id } = await apply();
    await write(id, 'À rappeler', '');
    const before = await record(id);
    expect((await write(id, 'À rappeler', '', colleague)).status).toBe(200);
    expect(await record(id)).toEqual(before);
  });

  it('is given to the person, and to nobody after it was erased', async () => {
    const { id, reference } = await apply();
    await write(id, 'À rappeler', '');
    const { heldOf, erase } = askingAs(() => chief);
    const [held] = await heldOf({ reference });
    expect(held?.inscription).toMatchObject({ note: { texte: 'À rappeler' } });
    expect(await erase({ reference }, [id])).toBe('done');
    expect(await record(id)).toBeUndefined();
    expect(refusalOf(await write(id, 'Trop tard', ''))).toEqual({
      status: 404,
      says: messages.notFound,
    });
  });

  it('is read by staff at the API, and written by nobody there', async () => {
    const { id } = await apply();
    await write(id, 'À rappeler', '');
    const reader = await newStaff('VIEWER');
    const { body } = await apiAs(reader.token, 'GET', `/api/inscriptions/${id}`);
    expect(body).toMatchObject({ inscription: { note: { texte: 'À rappeler' } } });
    const sent = { note: { texte: 'Autre', avant: 'À rappeler' } };
    expect((await apiAs(clerk.token, 'PUT', `/api/inscriptions/${id}`, sent)).status).toBe(200);
    expect(await record(id)).toMatchObject({ note: { texte: 'À rappeler' } });
  });
});
