import type { Command, Runner } from '../firebase-tools/command.ts';
import { answerOf } from '../firebase-tools/answer.ts';
import { says } from './messages.ts';
import type { BackupOptions } from './options.ts';

/** Every call of firebase-tools, with its exact arguments. */
export const commands = {
  schedules: (project: string) => firebase(project, 'firestore:backups:schedules:list'),
  create: (project: string, days: number) =>
    firebase(
      project,
      ...['firestore:backups:schedules:create', '--recurrence', 'DAILY'],
      ...['--retention', `${days}d`],
    ),
  update: (project: string, schedule: string, days: number) =>
    firebase(
      project,
      ...['firestore:backups:schedules:update', schedule],
      ...['--retention', `${days}d`],
    ),
  backups: (project: string) => firebase(project, 'firestore:backups:list'),
} as const;

function firebase(project: string, ...args: string[]): Command {
  return { program: 'firebase', args: [...args, '--project', project, '--json'] };
}

interface Schedule {
  readonly name: string;
  /** Such as `1209600s`. */
  readonly retention: string;
  readonly dailyRecurrence?: object;
}

interface Backup {
  readonly snapshotTime: string;
  readonly state: string;
  readonly stats?: { readonly sizeBytes?: string };
}

const secondsOfDay = 86_400;
const oldMs = 2 * secondsOfDay * 1000;

const daysOf = ({ retention }: Schedule) => Number.parseInt(retention, 10) / secondsOfDay;

/** Makes sure that the database is backed up every day, and says what was done. @returns true */
export async function schedule(
  { project, keepDays }: BackupOptions,
  run: Runner,
  say: (line: string) => void,
): Promise<true> {
  const daily = await dailySchedule(project, run);
  if (daily === undefined) {
    await answerOf(commands.create(project, keepDays), project, run);
    say(says.created(keepDays));
  } else if (daysOf(daily) === keepDays) {
    say(says.unchanged(keepDays));
  } else {
    await answerOf(commands.update(project, daily.name, keepDays), project, run);
    say(says.changed(daysOf(daily), keepDays));
  }
  say(says.notEverything);
  return true;
}

/**
 * Says what is scheduled and what is there.
 *
 * @returns whether there is a backup of the last two days, and another to come.
 */
export async function tellStatus(
  { project }: BackupOptions,
  run: Runner,
  say: (line: string) => void,
  now = new Date(),
): Promise<boolean> {
  const daily = await dailySchedule(project, run);
  say(daily === undefined ? says.notScheduled(project) : says.scheduled(daysOf(daily)));
  const { backups = [] } = (await answerOf(commands.backups(project), project, run)) as {
    readonly backups?: readonly Backup[];
  };
  const ready = backups
    .filter(({ state }) => state === 'READY')
    .toSorted((a, b) => a.snapshotTime.localeCompare(b.snapshotTime));
  const last = ready.at(-1);
  if (last === undefined) {
    say(says.none);
    return false;
  }
  const date = new Date(last.snapshotTime);
  const bytes = last.stats?.sizeBytes;
  say(says.last(date, ready.length, bytes === undefined ? undefined : Number(bytes) / 1e6));
  const isOld = now.getTime() - date.getTime() > oldMs;
  if (isOld) say(says.old);
  return daily !== undefined && !isOld;
}

async function dailySchedule(project: string, run: Runner): Promise<Schedule | undefined> {
  const schedules = await answerOf(commands.schedules(project), project, run);
  // Without any, firebase-tools answers with nothing at all.
  if (!Array.isArray(schedules)) return undefined;
  return (schedules as readonly Schedule[]).find(
    ({ dailyRecurrence }) => dailyRecurrence !== undefined,
  );
}
