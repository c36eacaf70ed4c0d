import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onPath } from '../java.ts';

const jarBelowSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** How long the Google Cloud CLI may take to say where it is, in milliseconds. */
const infoTimeoutMs = 20_000;

function sdkRoots(gcloud: string): string[] {
  // The program usually sits in the SDK's bin folder, which spares asking it (a second or more).
  const besideProgram = dirname(dirname(gcloud));
  if (existsSync(join(besideProgram, jarBelowSdk))) return [besideProgram];
  const { stdout } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: infoTimeoutMs,
  });
  return typeof stdout === 'string' && stdout.trim() !== '' ? [stdout.trim()] : [];
}

/** The Firestore emulator of the Google Cloud CLI, when that component is installed. */
export function gcloudFirestoreJar(): string | undefined {
  const gcloud = onPath(process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud');
  if (gcloud === undefined) return undefined;
  return sdkRoots(gcloud)
    .map((sdk) => join(sdk, jarBelowSdk))
    .find(existsSync);
}
