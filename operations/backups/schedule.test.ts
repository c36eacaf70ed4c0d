import { describe, expect, it } from 'vitest';
import type { Command } from '../firebase-tools/command.ts';
import { says } from './messages.ts';
import { readBackupOptions } from './options.ts';
import { schedule, tellStatus } from './schedule.ts';

const name = 'projects/centre-lome/databases/(default)/backupSchedules/quotidien';
const daily = { name, retention: '1209600s', dailyRecurrence: {} };
const weekly = { name: 'autre', retention: '1209600s', weeklyRecurrence: { day: 'SUNDAY' } };

/** A Firebase that answers with these schedules and backups, and remembers what it was asked. */
function firebase(schedules: readonly object[] | undefined, backups: readonly object[] = []) {
  const asked: string[] = [];
  const said: string[] = [];
  const run = ({ args }: Command) => {
    asked.push(args.join(' '));
    const result = args[0] === 'firestore:backups:list' ? { backups } : schedules;
    const output = JSON.stringify({ status: 'success', result });
    return Promise.resolve({ code: 0, output, said: output });
  };
  return { asked, said, run, say: (line: string) => said.push(line) };
}

const options = (...args: string[]) => readBackupOptions(['--project', 'centre-lome', ...args]);

const list = 'firestore:backups:schedules:list --project centre-lome --json';

describe('scheduling backups', () => {
  it.each([
    ['nothing is scheduled', undefined],
    ['only something weekly is', [weekly]],
  ])('makes a daily one where %s', async (_, schedules) => {
    const { asked, said, run, say } = firebase(schedules);
    await schedule(options(), run, say);
    expect(asked).toEqual([
      list,
      'firestore:backups:schedules:create --recurrence DAILY --retention 14d --project centre-lome --json',
    ]);
    expect(said).toContain(says.created(14));
  });

  it('changes nothing the second time', async () => {
    const { asked, said, run, say } = firebase([weekly, daily]);
    await schedule(options(), run, say);
    expect(asked).toEqual([list]);
    expect(said).toContain(says.unchanged(14));
  });

  it('changes how long backups are kept when that is asked', async () => {
    const { asked, said, run, say } = firebase([daily]);
    await schedule(options('--keep-days', '30'), run, say);
    expect(asked[1]).toBe(
      `firestore:backups:schedules:update ${name} --retention 30d --project centre-lome --json`,
    );
    expect(said).toContain(says.changed(14, 30));
  });

  it('explains a refusal', async () => {
    const said = 'Failed to make request to https://firestore.googleapis.com';
    const run = () => Promise.resolve({ code: 1, output: '', said });
    await expect(schedule(options(), run, () => undefined)).rejects.toThrow('Internet');
  });

  it('passes on a refusal that it does not understand', async () => {
    const said = '{"status":"error","error":"Database is not in native mode"}';
    const run = () => Promise.resolve({ code: 1, output: said, said });
    await expect(schedule(options(), run, () => undefined)).rejects.toThrow('native mode');
  });
});

describe('the status of backups', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  const backup = (snapshotTime: string, state = 'READY') => ({
    snapshotTime,
    state,
    stats: { sizeBytes: '2500000' },
  });
  const yesterday = backup('2026-11-21T02:00:00Z');
  const status = async (schedules: readonly object[], backups: readonly object[]) => {
    const { said, run, say } = firebase(schedules, backups);
    const isWell = await tellStatus(options('--status'), run, say, now);
    return { isWell, said };
  };

  it('is well with one of yesterday and another to come', async () => {
    const { isWell, said } = await status([daily], [backup('2026-11-20T02:00:00Z'), yesterday]);
    expect(isWell).toBe(true);
    expect(said).toEqual([
      says.scheduled(14),
      says.last(new Date(yesterday.snapshotTime), 2, 2.5),
    ]);
  });

  it.each([
    ['nothing more is scheduled', [], [yesterday], says.notScheduled('centre-lome')],
    ['there is none', [daily], [], says.none],
    ['it is not ready', [daily], [{ ...yesterday, state: 'CREATING' }], says.none],
    ['it is three days old', [daily], [backup('2026-11-19T02:00:00Z')], says.old],
  ])('is not well when %s', async (_, schedules, backups, sentence) => {
    const { isWell, said } = await status(schedules, backups);
    expect(isWell).toBe(false);
    expect(said).toContain(sentence);
  });
});

describe('the options of scheduled backups', () => {
  it.each(['0', '99', '1.5', 'deux'])('refuse to keep them %s days', (days) => {
    expect(() => options('--keep-days', days)).toThrow(says.badDays(98));
    expect(options('--keep-days', '98').keepDays).toBe(98);
  });

  it('want a real project', () => {
    expect(() => readBackupOptions([])).toThrow(says.projectMissing);
    expect(() => readBackupOptions(['--project', 'demo-centre'])).toThrow(says.demo);
  });
});
