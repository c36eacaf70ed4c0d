import { setTimeout } from 'node:timers/promises';
import { region } from '../../functions/src/settings.ts';
import { gcloudFor, type Command, type Pause, type Runner } from '../tools/run.ts';
import { says } from './messages.ts';
import { hear, type Place } from './place.ts';
import { bad, byHand, good, type Answer, type Question } from './question.ts';

/** Address of a range for documentation, which no caller has. */
const invented = '203.0.113.7';

/** Name of the function that is there for some minutes, and of its channel in Hosting. */
const name = 'essai';

export function commandsFor(project: string) {
  const config = 'operations/prove/firebase.json';
  const firebase = (...args: readonly string[]): Command => ({
    program: 'firebase',
    args: [...args, '--project', project, '--non-interactive'],
  });
  return {
    // It would ask what becomes of old images; only this function is in that file.
    deploy: firebase('deploy', '--only', 'functions', '--force', '--config', config),
    open: firebase(
      ...['hosting:channel:deploy', name, '--expires', '1h', '--no-authorized-domains'],
      ...['--config', config, '--json'],
    ),
    close: firebase('hosting:channel:delete', name, '--force', '--config', config),
    remove: firebase('functions:delete', name, '--region', region, '--force'),
  };
}

/** How many addresses were added on the way to the address that the caller had sent. */
function addedTo(forwardedFor: string): number {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries.length - 1 - entries.lastIndexOf(invented);
}

/**
 * Number of trusted proxies that follows from the addresses that a function hears at its own
 * addresses and through Hosting. Callables may be called at each of their own, so the shortest way
 * decides: trusting more would let callers choose their address.
 */
export function verdict(
  direct: readonly string[],
  hosting: string,
  { settings, settingsFile }: Pick<Place, 'settings' | 'settingsFile'>,
): Answer {
  const { source } = says;
  const proxies = Math.min(...direct.map(addedTo));
  const isRight = settings['TRUSTED_PROXIES'] === String(proxies);
  const sentence = [
    isRight ? source.good(proxies) : source.other(proxies, settingsFile),
    source.heard(direct.join(' ; '), hosting),
    ...(addedTo(hosting) > proxies ? [source.sharedBehindHosting] : []),
  ].join(' ');
  return isRight ? good(sentence) : bad(sentence);
}

/** Attempts: a function is open to everyone some seconds after it is there. */
const tries = 10;
const pauseMs = 3_000;

/** Addresses that the function hears from a caller who invents one. */
async function heardAt(address: string, pause: Pause): Promise<string> {
  for (let left = tries; ; left -= 1) {
    const { body, summary } = await hear(address, { headers: { 'X-Forwarded-For': invented } });
    const { forwardedFor } = body;
    if (typeof forwardedFor === 'string' && forwardedFor !== '') return forwardedFor;
    if (left === 1) throw new Error(says.source.notAnswering(address, summary));
    await pause(pauseMs);
  }
}

/** Address of the channel, in the answer of firebase-tools. */
export const siteIn = (output: string): string =>
  /"url":\s*"(https?:\/\/[^"]+)"/.exec(output)?.[1] ?? '';

/** Addresses of callers as functions hear them, by a function that is put online and removed. */
export const sourceQuestion = (
  place: Place,
  run: Runner,
  say: (line: string) => void,
  pause: Pause = setTimeout,
): Question => ({
  title: says.source.title,
  ask: async () => {
    if (!place.isReal) return byHand(says.realOnly);
    say(says.source.deploys);
    const { deploy, open, close, remove } = commandsFor(place.project);
    try {
      const deployed = await run({ ...deploy, shown: true });
      if (deployed.code !== 0) return bad(says.source.notDeployed);
      const opened = await run(open);
      if (opened.code !== 0) return bad(says.source.notDeployed);
      const ownAddress = await gcloudFor(
        place.project,
        run,
        pause,
      )(
        ...['functions', 'describe', name, `--region=${region}`, '--gen2'],
        '--format=value(serviceConfig.uri)',
      );
      const direct = [
        await heardAt(place.functionAt(name), pause),
        await heardAt(ownAddress, pause),
      ];
      return verdict(direct, await heardAt(`${siteIn(opened.output)}/${name}`, pause), place);
    } finally {
      for (const command of [close, remove]) {
        const { code } = await run(command);
        const line = `npx firebase ${command.args.join(' ')}`;
        if (code !== 0) say(says.leftBehind(`« ${name} »`, line));
      }
    }
  },
});
