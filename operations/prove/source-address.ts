import { region } from '../../functions/src/settings.ts';
import { retryWhile, type Google } from '../firebase-tools/google.ts';
import type { Command, Ending, Runner } from '../firebase-tools/run.ts';
import { says } from './messages.ts';
import { bad, byHand, good, type Outcome, type Step } from './outcome.ts';
import { hear, type Place } from './place.ts';

/** A range of addresses that is for documentation: nobody has this one. */
const invented = '203.0.113.7';

/** The function that is there for some minutes, and the channel of Hosting that leads to it. */
const name = 'essai';

const config = 'operations/prove/firebase.json';

export function commandsFor(project: string) {
  const firebase = (...args: string[]): Command => ({
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

/** How many addresses were added on the way to what the caller had sent. */
function addedTo(forwardedFor: string): number {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries.length - 1 - entries.lastIndexOf(invented);
}

/**
 * What follows from what a function hears at its own addresses and through Hosting. Callables may
 * be called at each of their own, so the shortest way decides: trusting more would let callers
 * choose.
 */
export function verdict(
  direct: readonly string[],
  hosting: string,
  { settings, settingsFile }: Pick<Place, 'settings' | 'settingsFile'>,
): Outcome {
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

/** What the function at that address hears from somebody who invents one. */
async function heardAt(address: string): Promise<string> {
  const ask = async () => {
    const { body, summary } = await hear(address, { headers: { 'X-Forwarded-For': invented } });
    const { forwardedFor } = body;
    if (typeof forwardedFor !== 'string' || forwardedFor === '') throw new Error(summary);
    return forwardedFor;
  };
  // A function is open to everybody some seconds after it is there.
  return retryWhile(ask, () => true);
}

/** The address of the channel, in what firebase-tools answers. */
export function siteIn({ output }: Ending): string | undefined {
  return /"url":\s*"(https?:\/\/[^"]+)"/.exec(output)?.[1];
}

/** The other address of the function, which Cloud Run gives each. @throws GoogleError */
async function runAddressOf({ project }: Place, google: Google): Promise<string> {
  const path = `/v2/projects/${project}/locations/${region}/functions/${name}`;
  const { serviceConfig } = await google('GET', 'functions', path);
  return String((serviceConfig as { readonly uri?: string } | undefined)?.uri);
}

interface Dependencies {
  readonly run: Runner;
  readonly google: Google;
  readonly say: (line: string) => void;
}

/** Puts a function online that says what it hears, and removes it. */
export const sourceStep = (place: Place, { run, google, say }: Dependencies): Step => ({
  title: says.source.title,
  attempt: async () => {
    if (!place.isReal) return byHand(says.realOnly);
    say(says.source.deploys);
    const commands = commandsFor(place.project);
    try {
      return await listen(place, run, google);
    } finally {
      for (const command of [commands.close, commands.remove]) {
        const { code } = await run(command);
        const line = `npx firebase ${command.args.join(' ')}`;
        if (code !== 0) say(says.leftBehind(`« ${name} »`, line));
      }
    }
  },
});

async function listen(place: Place, run: Runner, google: Google): Promise<Outcome> {
  const commands = commandsFor(place.project);
  const deployed = await run({ ...commands.deploy, shown: true });
  if (deployed.code !== 0) return bad(says.source.notDeployed);
  const opened = await run(commands.open);
  const site = siteIn(opened);
  if (opened.code !== 0 || site === undefined) return bad(says.source.notDeployed);
  let address = place.functionAt(name);
  try {
    const direct = [await heardAt(address)];
    address = await runAddressOf(place, google);
    direct.push(await heardAt(address));
    address = `${site}/${name}`;
    return verdict(direct, await heardAt(address), place);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(says.source.notAnswering(address, reason));
  }
}
