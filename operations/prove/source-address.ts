import { setTimeout } from 'node:timers/promises';
import { region } from '../../functions/src/settings.ts';
import { gcloudFor, type Command, type Pause, type Runner } from '../tools/run.ts';
import { proveMessages } from './messages.ts';
import { request, type Endpoints } from './endpoints.ts';
import { failed, byHand, passed, type Answer, type Question } from './question.ts';

/** Forged IP address, from a range reserved for documentation. */
const forgedIp = '203.0.113.7';

/** Name of the temporary function, and of its Hosting channel. */
const name = 'essai';

export function commandsFor(project: string) {
  const config = 'operations/prove/firebase.json';
  const firebase = (...args: readonly string[]): Command => ({
    program: 'firebase',
    args: [...args, '--project', project, '--non-interactive'],
  });
  return {
    // `--force` answers the question about old images; that config contains only this function.
    deploy: firebase('deploy', '--only', 'functions', '--force', '--config', config),
    open: firebase(
      ...['hosting:channel:deploy', name, '--expires', '1h', '--no-authorized-domains'],
      ...['--config', config, '--json'],
    ),
    close: firebase('hosting:channel:delete', name, '--force', '--config', config),
    remove: firebase('functions:delete', name, '--region', region, '--force'),
  };
}

/** Number of addresses that proxies appended to the one sent by the caller. */
function proxiesIn(forwardedFor: string): number {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries.length - 1 - entries.lastIndexOf(forgedIp);
}

/**
 * Number of trusted proxies, derived from the `X-Forwarded-For` that a function receives at its own
 * URLs and through Hosting. Callables can be called at each of their URLs, so the shortest path
 * decides: trusting more proxies would let callers forge their address.
 */
export function verdict(
  direct: readonly string[],
  hosting: string,
  { settings, settingsFile }: Pick<Endpoints, 'settings' | 'settingsFile'>,
): Answer {
  const { source } = proveMessages;
  const proxies = Math.min(...direct.map(proxiesIn));
  const isRight = settings['TRUSTED_PROXIES'] === String(proxies);
  const sentence = [
    isRight ? source.good(proxies) : source.other(proxies, settingsFile),
    source.heard(direct.join(' ; '), hosting),
    ...(proxiesIn(hosting) > proxies ? [source.sharedBehindHosting] : []),
  ].join(' ');
  return isRight ? passed(sentence) : failed(sentence);
}

/** Number of attempts: a function becomes public some seconds after its deployment. */
const tries = 10;
const pauseMs = 3_000;

/** `X-Forwarded-For` that the function receives from a caller who forges an address. */
async function chainAt(address: string, pause: Pause): Promise<string> {
  for (let remaining = tries; ; remaining -= 1) {
    const { body, summary } = await request(address, {
      headers: { 'X-Forwarded-For': forgedIp },
    });
    const { forwardedFor } = body;
    if (typeof forwardedFor === 'string' && forwardedFor !== '') return forwardedFor;
    if (remaining === 1) throw new Error(proveMessages.source.notAnswering(address, summary));
    await pause(pauseMs);
  }
}

/** URL of the channel, in the output of firebase-tools. */
export const siteIn = (output: string): string =>
  /"url":\s*"(https?:\/\/[^"]+)"/.exec(output)?.[1] ?? '';

/** Check of the callers' addresses, by a temporary function that is deployed and removed. */
export const sourceQuestion = (
  endpoints: Endpoints,
  run: Runner,
  say: (line: string) => void,
  pause: Pause = setTimeout,
): Question => ({
  title: proveMessages.source.title,
  ask: async () => {
    if (!endpoints.isReal) return byHand(proveMessages.realOnly);
    say(proveMessages.source.deploys);
    const { deploy, open, close, remove } = commandsFor(endpoints.project);
    try {
      const deployed = await run({ ...deploy, shown: true });
      if (deployed.code !== 0) return failed(proveMessages.source.notDeployed);
      const opened = await run(open);
      if (opened.code !== 0) return failed(proveMessages.source.notDeployed);
      const ownAddress = await gcloudFor(
        endpoints.project,
        run,
        pause,
      )(
        ...['functions', 'describe', name, `--region=${region}`, '--gen2'],
        '--format=value(serviceConfig.uri)',
      );
      const direct = [
        await chainAt(endpoints.functionAt(name), pause),
        await chainAt(ownAddress, pause),
      ];
      return verdict(
        direct,
        await chainAt(`${siteIn(opened.output)}/${name}`, pause),
        endpoints,
      );
    } finally {
      for (const command of [close, remove]) {
        const { code } = await run(command);
        const line = `npx firebase ${command.args.join(' ')}`;
        if (code !== 0) say(proveMessages.leftBehind(`« ${name} »`, line));
      }
    }
  },
});
