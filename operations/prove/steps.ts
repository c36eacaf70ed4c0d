import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessages } from '@centre/domain/messages/server';
import { region } from '../../functions/src/settings.ts';
import { unless, type Google } from '../firebase-tools/google.ts';
import type { TrialMember } from './member.ts';
import { says } from './messages.ts';
import { bad, byHand, good, type Outcome, type Step } from './outcome.ts';
import { hear, post, type Place } from './place.ts';
import { sourceStep } from './source-address.ts';

/** Whether calls without a token are refused, if they should be. */
export const appCheckStep = (place: Place): Step => ({
  title: says.appCheck.title,
  attempt: async () => {
    const { settings, settingsFile, functionAt, site } = place;
    if (settings['ENFORCE_APP_CHECK'] !== 'true') return byHand(says.appCheck.off);
    const { status, body } = await post(functionAt('login'), { data: {} });
    const { error } = body as { readonly error?: { readonly message?: string } };
    if (status !== 401 || error?.message !== serverMessages.application) {
      return bad(says.appCheck.stillTaken(settingsFile));
    }
    const address = `${site}/api/campagne`;
    const answer = await hear(address);
    return answer.status === 200
      ? good(says.appCheck.good(site))
      : bad(says.appCheck.closed(address, answer.summary));
  },
});

/** The job that changes least: it adds up what has been counted already. */
const jobName = 'addUpViews';

interface Job {
  readonly lastAttemptTime?: string;
  readonly status?: { readonly code?: number; readonly message?: string };
}

const looks = 60;
const pauseMs = 2_000;

/** Whether Cloud Scheduler may start a function, and the function ends well. */
export const jobStep = ({ project, isReal }: Place, google: Google): Step => ({
  title: says.job.title,
  attempt: async () => {
    if (!isReal) return byHand(says.realOnly);
    const path = `/v1/projects/${project}/locations/${region}/jobs/firebase-schedule-${jobName}-${region}`;
    const look = () =>
      unless(404, google('GET', 'scheduler', path)) as Promise<Job | undefined>;
    const before = await look();
    if (!before) return bad(says.job.missing(jobName, project));
    await google('POST', 'scheduler', `${path}:run`, {});
    for (let left = looks; left > 0; left -= 1) {
      const { lastAttemptTime, status } = (await look()) ?? {};
      if (lastAttemptTime !== before.lastAttemptTime) return ended(status, project);
      await sleep(pauseMs);
    }
    return bad(says.job.failed(jobName, 'elle ne se termine pas', project));
  },
});

function ended(status: Job['status'], project: string): Outcome {
  if (!status?.code) return good(says.job.good(jobName));
  return bad(
    says.job.failed(jobName, `${status.code} ${status.message ?? ''}`.trim(), project),
  );
}

/** When the server read the page that `address` answers with, in milliseconds since 1970. */
async function readAtOf(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  return Number(/"readAt":(\d+)/.exec(html)?.[1] ?? Number.NaN);
}

/** Longer than shared caches count a page as fresh. */
const agingMs = 40_000;

const renewalMs = 8_000;

/** Whether Hosting answers with the page it has while it asks the function for a new one. */
export const cacheStep = (
  { site, isReal }: Place,
  pause: (ms: number) => Promise<unknown> = sleep,
): Step => ({
  title: says.cache.title,
  attempt: async () => {
    if (!isReal) return byHand(says.realOnly);
    const address = `${site}/temoignages`;
    await readAtOf(address);
    await pause(renewalMs);
    const kept = await readAtOf(address);
    if (Number.isNaN(kept)) return bad(says.cache.empty(address));
    await pause(agingMs);
    if ((await readAtOf(address)) > kept) return byHand(says.cache.waits);
    await pause(renewalMs);
    return (await readAtOf(address)) > kept
      ? good(says.cache.good)
      : bad(says.cache.stays(address));
  },
});

/** What takes a second project. */
const restoreStep = ({ project }: Place): Step => ({
  title: says.restore.title,
  attempt: () => byHand(says.restore.byHand(project)),
});

/** Every step of the trial run, in its order. */
export const stepsFor = (
  place: Place,
  member: TrialMember,
  google: Google,
  dependencies: Omit<Parameters<typeof sourceStep>[1], 'google'>,
): Step[] => [
  ...member.steps,
  appCheckStep(place),
  jobStep(place, google),
  cacheStep(place),
  sourceStep(place, { ...dependencies, google }),
  restoreStep(place),
];
