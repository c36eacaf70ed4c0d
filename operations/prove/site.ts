import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessages } from '@centre/domain/messages/server';
import { proveMessages } from './messages.ts';
import { request, post, type Endpoints } from './endpoints.ts';
import { failed, byHand, passed, type Question } from './question.ts';

/** Check that calls without an App Check token are refused, if the settings enforce it. */
export const appCheckQuestion = (endpoints: Endpoints): Question => ({
  title: proveMessages.appCheck.title,
  ask: async () => {
    const { settings, settingsFile, functionAt, site } = endpoints;
    if (settings['ENFORCE_APP_CHECK'] !== 'true') return byHand(proveMessages.appCheck.off);
    const { status, body } = await post(functionAt('login'), { data: {} });
    const { error } = body as { readonly error?: { readonly message?: string } };
    if (status !== 401 || error?.message !== serverMessages.application) {
      return failed(proveMessages.appCheck.stillTaken(settingsFile));
    }
    const address = `${site}/api/campagne`;
    const answer = await request(address);
    return answer.status === 200
      ? passed(proveMessages.appCheck.good(site))
      : failed(proveMessages.appCheck.closed(address, answer.summary));
  },
});

/** Time at which the server read the data of a page, in milliseconds since 1970. */
async function readAtOf(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  return Number(/"readAt":(\d+)/.exec(html)?.[1] ?? Number.NaN);
}

/** Time after which shared caches count a page as stale, in milliseconds. */
const agingMs = 40_000;

const renewalMs = 8_000;

/** Check that Hosting serves its stale page while it asks the idle function for a new one. */
export const cacheQuestion = (
  { site, isReal }: Endpoints,
  pause: (ms: number) => Promise<unknown> = sleep,
): Question => ({
  title: proveMessages.cache.title,
  ask: async () => {
    if (!isReal) return byHand(proveMessages.realOnly);
    const address = `${site}/temoignages`;
    await readAtOf(address);
    await pause(renewalMs);
    const staleReadAt = await readAtOf(address);
    if (Number.isNaN(staleReadAt)) return failed(proveMessages.cache.empty(address));
    await pause(agingMs);
    if ((await readAtOf(address)) > staleReadAt) return byHand(proveMessages.cache.waits);
    await pause(renewalMs);
    return (await readAtOf(address)) > staleReadAt
      ? passed(proveMessages.cache.good)
      : failed(proveMessages.cache.stays(address));
  },
});
