import { randomUUID } from 'node:crypto';
import { calendarDayOf, dayMs } from '@centre/domain/dates';
import { journalActions } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { keepCollections } from '../kept-collections.ts';
import { change, stored } from './admin.ts';
import { sendApplication } from './applications.ts';
import { apiAs, callAs, run } from './calls.ts';
import { setPublishedCount, articleFields } from './contents.ts';
import { allCommands } from './entry-points.ts';
import { changes, entriesBy, entriesOf, journalOf } from './journal.ts';
import { hourMs, inOneWindow } from './limits.ts';
import { byApi, byCallable, newMember, asMember, type Staff } from './members.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'reglages');

let chief: Staff;
beforeAll(async () => {
  chief = await asMember('SUPER_ADMIN');
  await setPublishedCount(0);
});

const inJournal = new Set([
  ...changes.map(({ command }) => command.name),
  // These commands write to the journal as well, but are not in `changes`.
  ...['requestCorrection', 'login', 'logConsultation', 'logExport', 'decideInscriptions'],
  ...['readInscription', 'listInscriptions'],
]);

/** Commands without a journal entry, by the reason. */
const withoutEntry = {
  'visitors have no account': ['createInscription', 'followInscription', 'viewArticle'],
  'it is about the session of the member who asks': ['logout', 'verifySession'],
  'it shows no applicants': [
    ...['listUsers', 'listJournal', 'countInscriptions', 'countPhotos', 'countTemoignages'],
    ...['listArticles', 'listPhotos', 'listTemoignages', 'readArticle', 'readTemoignage'],
    ...['readCampaign', 'listVitrine'],
  ],
};

/** Name in the journal: reference of an application, or username. */
async function nameOf(id: string): Promise<unknown> {
  const { reference } = (await stored(`inscriptions/${id}`)) ?? {};
  return reference ?? (await stored(`users/${id}`))?.['username'];
}

type Answer = { readonly user?: { readonly id: string } } | undefined;
type Times = Readonly<Record<'date' | 'expireAt', FirebaseFirestore.Timestamp>>;

describe('Journal', () => {
  it('covers every command except the listed ones', () => {
    const others = allCommands.map(([name]) => name).filter((name) => !inJournal.has(name));
    expect(others.toSorted()).toEqual(Object.values(withoutEntry).flat().toSorted());
  });

  it.each(changes)('contains one entry $action after $command.name', async (one) => {
    const { action, command, prepare, fields } = one;
    const input = await prepare(chief);
    const before = (await entriesOf(chief, action)).map(({ id }) => id);
    const { id = input['requestId'] ?? 'campagne', ids = [id] } = input;
    const former = await nameOf(String(ids));
    const since = Date.now();
    const answer = (await run(command, chief, input)) as Answer;
    const records = (answer?.user ? [answer.user.id] : ids) as string[];
    const entries = await entriesOf(chief, action);
    const [entry, ...more] = entries.filter((known) => !before.includes(known.id));
    expect(more).toEqual([]);
    const name = one.name ?? former ?? (await nameOf(String(records)));
    const { date, expireAt } = entry as unknown as Times;
    expect(entry).toEqual({
      ...{ id: expect.stringMatching(/^\w{20}$/) as string, date, expireAt },
      ...{ uid: chief.id, username: chief.username, role: 'SUPER_ADMIN', channel: 'callable' },
      ...{ action, collection: journalActions[action], records },
      ...(fields && { fields }),
      ...(name !== undefined && { references: [name] }),
    });
    expect(date.toMillis()).toBeGreaterThanOrEqual(since);
    expect(date.toMillis()).toBeLessThanOrEqual(Date.now());
    const kept = (expireAt.toMillis() - date.toMillis()) / dayMs;
    expect(kept).toBeCloseTo(limits.journalDays, 1);
  });

  it('stores the channel and the role of the member at the time of the change', async () => {
    const staff = await asMember('ADMIN_FULL');
    await callAs(staff.token, 'saveArticle', articleFields());
    await apiAs(staff.token, 'POST', '/api/articles', articleFields());
    const entries = await entriesOf(staff, 'createArticle');
    expect(entries.map(({ channel }) => channel).toSorted()).toEqual(['api', 'callable']);
    expect(new Set(entries.map(({ role }) => role))).toEqual(new Set(['ADMIN_FULL']));
    await change(`users/${staff.id}`, { role: 'VIEWER' });
    expect(await entriesOf(staff, 'createArticle')).toEqual(entries);
  });

  it('contains one entry for a change sent repeatedly and concurrently', async () => {
    const staff = await asMember('CONTENT_MANAGER');
    const request = { ...articleFields(), requestId: randomUUID() };
    await Promise.all(
      Array.from({ length: 8 }, () => run(commands.saveArticle, staff, request)),
    );
    await run(commands.saveArticle, staff, request);
    expect(await entriesOf(staff, 'createArticle')).toHaveLength(1);
  });

  it('contains no entry for a rejected or empty change', async () => {
    const staff = await asMember('INSCRIPTIONS_MANAGER');
    const { id, nom } = await sendApplication();
    const before = await entriesBy(staff);
    await run(commands.updateInscription, staff, { id, nom });
    await expect(
      run(commands.updateInscription, staff, { id, statut: 'perdue' }),
    ).rejects.toThrow();
    await expect(run(commands.deleteInscription, staff, { id: 'absente' })).rejects.toThrow(
      messages.notFound,
    );
    await run(commands.updateInscription, staff, { id, statut: 'refusee' });
    expect(await entriesBy(staff)).toHaveLength(before.length + 1);
  });

  it('contains no applicant data after a change, note, consultation and deletion', async () => {
    const application = await sendApplication();
    const { id } = application;
    await run(commands.updateInscription, chief, { id, prenom: 'Kossi-Marqué' });
    await run(commands.annotateInscription, chief, {
      id,
      note: { texte: 'Kossi-Marqué rappelle', avant: '' },
    });
    await run(commands.logConsultation, chief, { id });
    await run(commands.deleteInscription, chief, { id });
    const entries = await journalOf(id);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    const text = JSON.stringify(entries);
    const { nom, prenom, telephone, email } = application;
    for (const word of [nom, prenom, telephone, email, 'Marqué']) {
      expect(text).not.toContain(word);
    }
  });
});

describe('Journal of logins', () => {
  it('contains successful logins by both channels, and no rejected one', async () => {
    const { id, username, password } = await newMember();
    await byCallable(username, 'pas le bon');
    await byCallable(username, password);
    await byApi('/api/auth/login')(username, password);
    const entries = await entriesBy({ id });
    expect(entries.map(({ action, channel }) => `${action} ${channel}`).toSorted()).toEqual([
      'login api',
      'login callable',
    ]);
    expect(entries[0]?.records).toEqual([id]);
  });
});

describe('Journal of consultations and exports', () => {
  it('contains one entry for an application viewed twice within an hour', async () => {
    const staff = await asMember('VIEWER');
    const { id, reference } = await sendApplication();
    const { id: other, reference: otherReference } = await sendApplication();
    await inOneWindow(hourMs);
    for (const viewed of [id, id, other]) {
      expect((await callAs(staff.token, 'logConsultation', { id: viewed })).status).toBe(200);
    }
    const entries = await entriesOf(staff, 'viewInscription');
    expect(entries.flatMap(({ references }) => references).toSorted()).toEqual(
      [reference, otherReference].toSorted(),
    );
    expect(entries.flatMap(({ records }) => records).toSorted()).toEqual(
      [id, other].toSorted(),
    );
  });

  it('contains each application and each list that a member reads by the API', async () => {
    const staff = await asMember('VIEWER');
    const { id } = await sendApplication();
    for (const path of [`/api/inscriptions/${id}`, '/api/inscriptions?limit=1']) {
      expect((await apiAs(staff.token, 'GET', path)).status).toBe(200);
    }
    const viewed = await entriesOf(staff, 'viewInscription');
    expect(viewed).toMatchObject([{ records: [id], channel: 'api' }]);
    const lists = await entriesOf(staff, 'listInscriptions');
    expect(lists).toMatchObject([{ records: [], count: 1, channel: 'api' }]);
  });

  it('contains each export with its format, count and records', async () => {
    const staff = await asMember('VIEWER');
    const logExport = (input: object) => callAs(staff.token, 'logExport', input);
    expect((await logExport({ format: 'csv', count: 1200 })).status).toBe(200);
    expect((await logExport({ format: 'pdf', count: 2, ids: ['a', 'b'] })).status).toBe(200);
    for (const invalid of [{ format: 'csv' }, { format: 'doc', count: 1 }, { count: 1 }]) {
      expect((await logExport(invalid)).status).toBe(400);
    }
    const entries = await entriesOf(staff, 'exportInscriptions');
    const logged = entries.map(({ format, count, records }) => ({ format, count, records }));
    expect(logged.toSorted((a, b) => String(a.format).localeCompare(String(b.format)))).toEqual(
      [
        { format: 'csv', count: 1200, records: [] },
        { format: 'pdf', count: 2, records: ['a', 'b'] },
      ],
    );
  });
});

describe('listJournal', () => {
  const list = async (input: object, { token } = chief) => callAs(token, 'listJournal', input);
  const pageIn = async (input: object) => {
    const { status, body } = await list(input);
    expect(status).toBe(200);
    return (
      body as { result: { entries: { id: string; date: string }[]; nextCursor?: string } }
    ).result;
  };

  it('returns entries latest first, and continues from the cursor', async () => {
    for (let count = 0; count < 5; count++)
      await run(commands.saveArticle, chief, articleFields());
    const first = await pageIn({ limit: '2' });
    const second = await pageIn({ limit: '2', cursor: first.nextCursor });
    const entries = [...first.entries, ...second.entries];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(entries[0]).not.toHaveProperty('expireAt');
  });

  it('filters by member, action and days across pages', async () => {
    const du = calendarDayOf(new Date());
    const staff = await asMember('ADMIN_FULL');
    const { id } = await sendApplication();
    for (let count = 0; count < 3; count++)
      await run(commands.saveArticle, staff, articleFields());
    await run(commands.logConsultation, staff, { id });
    const au = calendarDayOf(new Date());
    const filter = { membre: staff.username, action: 'createArticle', du, au };
    const first = await pageIn({ ...filter, limit: '2' });
    const rest = await pageIn({ ...filter, limit: '2', cursor: first.nextCursor });
    expect([first, rest].map(({ entries }) => entries.length)).toEqual([2, 1]);
    // Three articles, one consultation and the login of the member.
    expect((await pageIn({ membre: staff.username })).entries).toHaveLength(5);
    expect((await pageIn({ ...filter, du: '2099-01-01', au: '2099-01-02' })).entries).toEqual(
      [],
    );
    expect((await pageIn({ ...filter, du: '2001-01-01', au: '2001-01-02' })).entries).toEqual(
      [],
    );
  });
});
