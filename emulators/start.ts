/**
 * `npm start`: builds, starts the emulators, loads the data, and runs until a signal stops it or
 * its parent process ends.
 */
import './parent-guard.mjs';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findPrograms } from '../tools/offline-emulators/programs.ts';
import { buildAll } from './build.ts';
import type { Child } from './child.ts';
import { configFileName, emulatorConfig, type FirebaseConfig } from './config.ts';
import { startDevServers } from './dev-servers.ts';
import { baseEnvironment, firebaseEnvironment } from './environment.ts';
import { startEmulators, stopEmulators } from './firebase.ts';
import { openHosting } from './hosting-proxy.ts';
import { findJava } from './java.ts';
import { releaseLock, takeLock, updateLock } from './lock.ts';
import { messages } from './messages.ts';
import { parseOptions, type Options } from './options.ts';
import { dataFolder, logFile, root } from './paths.ts';
import { checkPorts } from './port-checks.ts';
import { portsAt, usedPorts, type Ports } from './ports.ts';
import { SuiteError } from './problem.ts';
import { stopSignal } from './processes.ts';
import { SavedData } from './saved-data.ts';
import { seed, warmUp } from './seeding.ts';
import { printWelcome } from './welcome.ts';

const stopped = stopSignal();

/** Writes the configuration of this suite. @returns its path */
function writeConfig(ports: Ports, portOffset: number, ui: boolean): string {
  const production = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const file = join(root, configFileName(portOffset));
  const config = emulatorConfig(production, ports, { ui });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

/** Builds, and starts the emulators. @throws SuiteError, AbortError */
async function start(options: Options, ports: Ports, temporary: string, data?: SavedData) {
  const { portOffset, dev } = options;
  await checkPorts(ports, usedPorts({ ui: options.ui, dev }));
  const java = findJava();
  const programs = findPrograms(java);
  const ui = options.ui && programs.ui;
  if (options.ui && !ui) console.log(messages.noUi);
  const importFrom = data?.open(temporary);
  if (options.build) await buildAll(baseEnvironment(java), stopped, { dev });
  const workFolder = options.dataFolder ?? temporary;
  const firebase = await startEmulators(
    {
      config: writeConfig(ports, portOffset, ui),
      importFrom,
      exportTo: data?.target,
      workFolder,
      environment: { ...firebaseEnvironment(java, temporary), ...programs.environment },
      log: logFile('emulators', portOffset),
    },
    stopped,
    (pid) => updateLock(workFolder, { launcher: process.pid, firebase: pid, temporary }),
  );
  if (importFrom !== undefined && data?.savedAt) {
    console.log(messages.dataRestored(data.savedAt));
  }
  return { firebase, ui, environment: baseEnvironment(java) };
}

/** Stops the emulators, which saves the data. */
async function stop(firebase: Child, data: SavedData | undefined): Promise<void> {
  // Crashed emulators have saved nothing; the reason is reported elsewhere.
  if (!firebase.running) return;
  const saving = data?.isTrusted ? data : undefined;
  const before = saving?.savedAt?.getTime();
  console.log(saving ? messages.saving : messages.stopping);
  await stopEmulators(firebase);
  if (!saving) console.log(messages.stopped);
  else if (saving.savedAt?.getTime() === before) console.error(messages.notSaved);
  else console.log(messages.saved);
}

/** Runs the whole suite until it is stopped. @throws SuiteError, AbortError */
async function run(options: Options, temporary: string): Promise<void> {
  const { portOffset, readyFile } = options;
  const ports = portsAt(portOffset);
  const data = options.dataFolder === undefined ? undefined : new SavedData(options.dataFolder);
  const { firebase, ui, environment } = await start(options, ports, temporary, data);
  const cleanups: (() => unknown)[] = [];
  try {
    const hosting = await openHosting(ports.hosting, ports.hostingEmulator);
    cleanups.push(
      () => hosting.closeAllConnections(),
      () => hosting.close(),
    );
    await warmUp(ports, stopped);
    if (options.seed) await seed(ports, environment, logFile('seed', portOffset), stopped);
    if (options.dev) cleanups.push(await startDevServers(ports, portOffset, environment));
    stopped.throwIfAborted();
    if (data !== undefined) {
      data.trust();
      cleanups.push(data.autosave(ports.hub));
    }
    printWelcome(options, ports, ui);
    if (readyFile !== undefined) {
      writeFileSync(readyFile, JSON.stringify({ ports, launcher: process.pid }));
      cleanups.push(() => rmSync(readyFile, { force: true }));
    }
    await Promise.race([once(stopped, 'abort'), firebase.exit]);
    if (!stopped.aborted) {
      const log = relative(root, logFile('emulators', portOffset));
      throw new SuiteError(messages.emulatorsDied(log));
    }
  } finally {
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
    await stop(firebase, data);
  }
}

// A short path: functions listen on sockets in it, whose paths are limited to some 100 characters.
const temporary = mkdtempSync(join(tmpdir(), 'suite-'));
let lockedFolder: string | undefined;
try {
  const options = parseOptions(process.argv.slice(2), dataFolder);
  const folder = options.dataFolder ?? temporary;
  await takeLock(folder, temporary);
  lockedFolder = folder;
  await run(options, temporary);
} catch (error) {
  // A stop signal is not a failure.
  if (!stopped.aborted) {
    console.error(error instanceof SuiteError ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  if (lockedFolder !== undefined) releaseLock(lockedFolder);
  rmSync(temporary, { recursive: true, force: true });
}
process.exit();
