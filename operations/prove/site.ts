import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessages } from '@centre/domain/messages/server';
import { says } from './messages.ts';
import { hear, post, type Place } from './place.ts';
import { bad, byHand, good, type Question } from './question.ts';

/** Refusal of calls without a token of App Check, where the settings ask for it. */
export const appCheckQuestion = (place: Place): Question => ({
  title: says.appCheck.title,
  ask: async () => {
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

/** Time at which the server read the page that an address answers, in ms since 1970. */
async function readAtOf(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  return Number(/"readAt":(\d+)/.exec(html)?.[1] ?? Number.NaN);
}

/** Longer than shared caches count a page as fresh, in milliseconds. */
const agingMs = 40_000;

const renewalMs = 8_000;

/** Hosting's answer with the page that it has, while it asks the sleeping function for a new one. */
export const cacheQuestion = (
  { site, isReal }: Place,
  pause: (ms: number) => Promise<unknown> = sleep,
): Question => ({
  title: says.cache.title,
  ask: async () => {
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
