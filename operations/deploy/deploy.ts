import { parseEnv } from 'node:util';
import { region } from '../../functions/src/settings.ts';
import { enable, GoogleError, type Google } from '../firebase-tools/google.ts';
import type { Ending, Runner } from '../firebase-tools/run.ts';
import {
  crossServiceFailed,
  onlyImagesPileUp,
  sentenceOf,
} from '../firebase-tools/failures.ts';
import { OperationError } from '../command-line.ts';
import { setUpAlerts } from './alerts.ts';
import { commands } from './commands.ts';
import { accountOf, makeFunctionsAccount } from './functions-account.ts';
import { closeSignUp, functionsKey } from './identity.ts';
import { says } from './messages.ts';
import type { DeployOptions, Part } from './options.ts';
import { projectOf, type Project, withSettings } from './project.ts';

/** What a deployment touches outside: programs, one file, the network, the terminal. */
export interface Dependencies {
  readonly run: Runner;
  readonly google: (project: string) => Google;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** The project's settings of the functions. */
  readonly settings: {
    readonly name: (project: string) => string;
    readonly read: (project: string) => string;
    readonly write: (project: string, text: string) => void;
  };
  /** What is wrong with what would be put online: a sentence each. */
  readonly validate: (chosen: readonly Part[]) => Promise<readonly string[]>;
  /** Why an address does not answer as it should; nothing when it does. */
  readonly complaintAbout: (address: string) => Promise<string | undefined>;
}

/**
 * Checks, builds and puts online what `options` choose, and says at each step what it does.
 *
 * @returns whether everything is online and answers, or would be with `--dry-run`.
 * @throws OperationError with what went wrong, what is online already, and how to go on.
 */
export async function deploy(
  options: DeployOptions,
  dependencies: Dependencies,
): Promise<boolean> {
  const { run, say } = dependencies;
  await checkAccount(dependencies);
  await warnOfChanges(dependencies);
  say(says.readsProject(options.project));
  const project = await projectOf(options, run, say);
  say(says.checks);
  succeed(await run(commands.checks), says.checksFailed);
  await build(options, project, dependencies);
  say(says.validates);
  const problems = await dependencies.validate(options.chosen);
  if (problems.length > 0) throw new OperationError(says.invalid(problems));
  say(says.rehearses);
  await rehearse(options, dependencies);
  if (options.dryRun) {
    say(says.dryRunDone(options.project));
    return true;
  }
  if (options.chosen.includes('functions')) await prepare(options, project, dependencies);
  for (const part of options.chosen) await putOnline(part, options, dependencies);
  const isWatched = await watch(options, dependencies);
  return (await concludes(options, project, dependencies)) && isWatched;
}

async function checkAccount({ run, environment, say }: Dependencies): Promise<void> {
  // A machine that deploys by itself has an account of its own, and nobody who logs in.
  if (environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? environment['FIREBASE_TOKEN']) return;
  say(says.looksForAccount);
  const { output } = await run(commands.accounts);
  if (!output.includes('"email"')) throw new OperationError(says.notLoggedIn);
}

async function warnOfChanges({ run, say }: Dependencies): Promise<void> {
  const { code, output } = await run(commands.changes);
  const changed = output.split('\n').filter((line) => line !== '').length;
  if (code !== 0) say(says.withoutGit);
  else if (changed > 0) say(says.workingTree(changed));
}

function succeed({ code }: Ending, otherwise: string): void {
  if (code !== 0) throw new OperationError(otherwise);
}

async function build(
  options: DeployOptions,
  project: Project,
  dependencies: Dependencies,
): Promise<void> {
  const { run, say } = dependencies;
  const { project: id, chosen, origin, appCheckKey } = options;
  if (!chosen.some((part) => part === 'functions' || part === 'hosting')) return;
  const wanted = { SERVICE_ACCOUNT: accountOf(id), HOSTING_ORIGIN: project.origin };
  const imposed = {
    ...(origin !== undefined && { HOSTING_ORIGIN: origin }),
    ...(appCheckKey !== undefined && { APP_CHECK_SITE_KEY: appCheckKey }),
  };
  const settings = parseEnv(save(id, wanted, imposed, dependencies));
  say(says.builds('web'));
  const environment = {
    FIREBASE_WEB_CONFIG: project.webConfig,
    APP_CHECK_SITE_KEY: settings['APP_CHECK_SITE_KEY'] ?? '',
  };
  succeed(await run(commands.build('web', environment)), says.buildFailed('web'));
  // After the site, which goes into the package: the functions render its pages.
  say(says.builds('functions'));
  succeed(await run(commands.build('functions')), says.buildFailed('functions'));
}

type Settings = Readonly<Record<string, string>>;

/** The project's settings, after those that are missing or imposed were written to them. */
function save(
  id: string,
  wanted: Settings,
  imposed: Settings,
  dependencies: Dependencies,
): string {
  const { settings, say } = dependencies;
  const { text, added } = withSettings(settings.read(id), wanted, imposed);
  if (added.length > 0) {
    settings.write(id, text);
    say(says.settings(settings.name(id), added));
  }
  return text;
}

/** Gives the project what the functions need in it and firebase-tools does not make. */
async function prepare(
  options: DeployOptions,
  { apiKey, bucket }: Project,
  dependencies: Dependencies,
): Promise<void> {
  const { project: id } = options;
  const google = dependencies.google(id);
  dependencies.say(says.prepares);
  try {
    await enable(google, id, ['apikeys', 'cloudresourcemanager', 'iam', 'iamcredentials']);
    const reason = await closeSignUp(google, id);
    if (reason !== undefined) dependencies.say(says.signUpOpen(id, reason));
    const present = parseEnv(dependencies.settings.read(id));
    // Whoever named another account has given it what it needs.
    if (present['SERVICE_ACCOUNT'] === accountOf(id)) {
      await makeFunctionsAccount(google, id, bucket);
    }
    // Earlier versions used the site's own key, which could then not be limited to the site.
    if (['', apiKey].includes(present['WEB_API_KEY'] ?? '')) {
      save(id, {}, { WEB_API_KEY: await functionsKey(google, id) }, dependencies);
    }
  } catch (error) {
    throw unprepared(error, options, dependencies);
  }
}

function unprepared(
  error: unknown,
  options: DeployOptions,
  { say }: Dependencies,
): OperationError {
  if (!(error instanceof Error)) throw error;
  if (error instanceof GoogleError && error.message.includes('CONFIGURATION_NOT_FOUND')) {
    return new OperationError(says.wantsAuthentication(options.project));
  }
  say(error.message);
  return stopped(error.message, options, 0);
}

async function rehearse(options: DeployOptions, { run }: Dependencies): Promise<void> {
  const { code, said } = await run(commands.rehearse(options));
  if (code !== 0) throw stopped(said, options, 0);
}

async function putOnline(
  part: Part,
  options: DeployOptions,
  dependencies: Dependencies,
): Promise<void> {
  const { run, say } = dependencies;
  say(says.deploys(part));
  const { code, said } = await run(commands.deploy(part, options));
  if (crossServiceFailed.test(said)) say(says.crossService(options.project));
  if (code === 0) return;
  const done = options.chosen.indexOf(part);
  if (!onlyImagesPileUp.test(said)) throw stopped(said, options, done);
  say(says.cleansImages);
  const cleaning = await run(commands.keepFewImages(options, region));
  if (cleaning.code !== 0) throw stopped(cleaning.said, options, done);
}

/** @returns false when alerts were asked for and could not be set up. */
async function watch(
  { project, alerts }: DeployOptions,
  dependencies: Dependencies,
): Promise<boolean> {
  if (alerts.length === 0) return true;
  dependencies.say(says.setsUpAlerts(alerts));
  try {
    await setUpAlerts(dependencies.google(project), project, alerts);
    return true;
  } catch (error) {
    dependencies.say(says.noAlerts(error instanceof Error ? error.message : String(error)));
    return false;
  }
}

/** What to say after `done` parts: why the next was refused, what is online, how to go on. */
function stopped(
  said: string,
  { project, chosen }: DeployOptions,
  done: number,
): OperationError {
  const left = chosen.slice(done);
  return new OperationError(
    [
      sentenceOf(said, project),
      says.stopped(chosen.slice(0, done), left),
      says.goOn(project, left),
    ].join('\n'),
  );
}

async function concludes(
  { project: id, chosen, alerts }: DeployOptions,
  { origin }: Project,
  { say, complaintAbout }: Dependencies,
): Promise<boolean> {
  const address = `${origin}/api/health`;
  const serves = chosen.includes('functions') || chosen.includes('hosting');
  const complaint = serves ? await complaintAbout(address) : undefined;
  if (complaint === undefined) say(says.done(origin));
  else say(says.notAnswering(address, complaint));
  say(says.next);
  if (chosen.includes('indexes')) say(says.nextIndexes(id));
  if (chosen.includes('functions')) {
    say(says.nextAdmin(id));
    say(says.nextBackups(id));
    if (alerts.length === 0) say(says.nextAlerts(id));
  }
  say(says.nextLogIn(origin));
  return complaint === undefined;
}
