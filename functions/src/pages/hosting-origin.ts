import { hostingOrigin } from '../settings.ts';

interface RunningEmulators {
  readonly hosting?: { readonly host: string; readonly port: number };
}

/** The emulator of Hosting has no variable; the hub of the suite knows its address. */
async function emulatedOrigin(hub: string): Promise<string> {
  const answer = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await answer.json()) as RunningEmulators;
  if (!hosting) throw new Error('the emulator of Hosting is not running');
  return `http://${hosting.host}:${hosting.port}`;
}

/** Never taken from the request. */
export async function originOfHosting(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (hub) return emulatedOrigin(hub);
  return hostingOrigin.value() || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
}
