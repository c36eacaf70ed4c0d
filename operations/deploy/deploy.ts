import { join } from 'node:path';
import { centre } from '@centre/domain/centre';
import { region } from '../../functions/src/settings.ts';
import { OperationError } from '../command-line.ts';
import {
  accountOf,
  closeSignUp,
  functionsKey,
  setUpAccount,
  setUpAlerts,
} from '../setup/setup.ts';
import {
  crossServiceFailed,
  failures,
  onlyImagesPileUp,
  sentenceOf,
  unexpectedAnswer,
} from '../tools/failures.ts';
import {
  gcloudFor,
  resultOf,
  type Command,
  type Gcloud,
  type Pause,
  type Runner,
} from '../tools/run.ts';
import { healthProblem } from './health.ts';
import { deployMessages } from './messages.ts';
import type { DeployOptions, Part } from './options.ts';
import { saveSettings, type Settings } from './settings.ts';

/** Dependencies of a deployment: programs, environment, terminal and files. */
export interface Context {
  readonly run: Runner;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Folder of the project. */
  readonly root: string;
  readonly pause: Pause;
}

interface WebConfig {
  readonly apiKey?: string;
  readonly storageBucket?: string;
}

/** Names of the parts in firebase-tools, in deployment order. */
const targets: Readonly<Record<Part, string>> = {
  indexes: 'firestore:indexes',
  rules: 'firestore:rules',
  storage: 'storage',
  functions: 'functions',
  hosting: 'hosting',
};

/** Age at which Google deletes container images of old functions, which it bills, in days. */
const daysOfOldImages = '1';

const noWebApp = 'There are no WEB apps associated';

/** Deployment of a project, which prints each step. */
export class Deployment {
  readonly #options: DeployOptions;
  readonly #context: Context;
  readonly #project: string;

  constructor(options: DeployOptions, context: Context) {
    this.#options = options;
    this.#context = context;
    this.#project = options.project;
  }

  /**
   * Checks, builds and deploys the chosen parts.
   *
   * @returns whether everything is online and answers, or the rehearsal succeeded with `--dry-run`.
   * @throws OperationError with the reason and the next step.
   */
  async deploy(): Promise<boolean> {
    const { say } = this.#context;
    const { parts, dryRun } = this.#options;
    await this.#checkAccount();
    await this.#warnOfChanges();
    say(deployMessages.readsProject(this.#project));
    const config = await this.#webConfig();
    const origin = this.#options.origin ?? (await this.#siteOrigin());
    say(deployMessages.checks);
    await this.#succeed({ program: 'script', args: ['check'] }, deployMessages.checksFailed);
    if (this.#has('functions', 'hosting')) await this.#build(config, origin);
    say(deployMessages.rehearses);
    await this.#publish(['--dry-run'], parts);
    if (dryRun) {
      say(deployMessages.dryRunDone(this.#project));
      return true;
    }
    if (this.#has('functions')) await this.#setUpFunctions(config);
    await this.#publishAll();
    const hasAlerts = await this.#watch();
    return (await this.#conclude(origin)) && hasAlerts;
  }

  get #gcloud(): Gcloud {
    return gcloudFor(this.#project, this.#context.run, this.#context.pause);
  }

  #has(...parts: readonly Part[]): boolean {
    return parts.some((part) => this.#options.parts.includes(part));
  }

  #firebase(...args: readonly string[]): Command {
    return { program: 'firebase', args: [...args, '--project', this.#project] };
  }

  async #checkAccount(): Promise<void> {
    const { environment, say, run } = this.#context;
    // An automated machine has credentials of its own and no login.
    if (environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? environment['FIREBASE_TOKEN']) return;
    say(deployMessages.looksForAccount);
    const { output } = await run({ program: 'firebase', args: ['login:list', '--json'] });
    if (!output.includes('"email"')) throw new OperationError(deployMessages.notLoggedIn);
  }

  async #warnOfChanges(): Promise<void> {
    const { run, say } = this.#context;
    const { code, output } = await run({ program: 'git', args: ['status', '--porcelain'] });
    const changed = output.split('\n').filter((line) => line !== '').length;
    if (code !== 0) say(deployMessages.withoutGit);
    else if (changed > 0) say(deployMessages.workingTree(changed));
  }

  async #json(command: Command): Promise<object> {
    return resultOf(await this.#context.run(command), command, this.#project);
  }

  /** Configuration of the project's web app, which is created if missing. */
  async #webConfig(): Promise<WebConfig> {
    const { run, say } = this.#context;
    const command = this.#firebase('apps:sdkconfig', 'WEB', '--json');
    let result = await run(command);
    if (result.log.includes(noWebApp)) {
      if (this.#options.dryRun)
        throw new OperationError(deployMessages.wantsWebApp(this.#project));
      say(deployMessages.createsWebApp);
      await this.#json(this.#firebase('apps:create', 'WEB', centre.abbreviation, '--json'));
      result = await run(command);
    }
    const { sdkConfig } = resultOf(result, command, this.#project) as { sdkConfig?: WebConfig };
    if (!sdkConfig?.apiKey) throw new OperationError(unexpectedAnswer('apps:sdkconfig'));
    const expected = `${this.#project}.firebasestorage.app`;
    const bucket = sdkConfig.storageBucket ?? '';
    if (bucket !== expected) throw new OperationError(deployMessages.bucket(bucket, expected));
    return sdkConfig;
  }

  /** URL of the project's site, which its owner has created in the console. */
  async #siteOrigin(): Promise<string> {
    interface Site {
      readonly defaultUrl?: string;
      readonly type?: string;
    }
    const result = await this.#json(this.#firebase('hosting:sites:list', '--json'));
    const { sites = [] } = result as { readonly sites?: readonly Site[] };
    const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
    if (!site?.defaultUrl) throw new OperationError(failures.site(this.#project));
    return site.defaultUrl;
  }

  async #succeed(command: Command, refusal: string): Promise<void> {
    const { code } = await this.#context.run({ ...command, shown: true });
    if (code !== 0) throw new OperationError(refusal);
  }

  /** Builds the site first: the functions' package includes it, because they render its pages. */
  async #build(config: WebConfig, origin: string): Promise<void> {
    const { appCheckKey, origin: givenOrigin } = this.#options;
    const settings = this.#save(
      { SERVICE_ACCOUNT: accountOf(this.#project), HOSTING_ORIGIN: origin },
      {
        ...(givenOrigin !== undefined && { HOSTING_ORIGIN: givenOrigin }),
        ...(appCheckKey !== undefined && { APP_CHECK_SITE_KEY: appCheckKey }),
      },
    );
    const env = {
      FIREBASE_WEB_CONFIG: JSON.stringify(config),
      APP_CHECK_SITE_KEY: settings['APP_CHECK_SITE_KEY'] ?? '',
    };
    for (const folder of ['web', 'functions'] as const) {
      this.#context.say(deployMessages.builds(folder));
      const command = { program: 'script', args: ['build'], folder } as const;
      await this.#succeed(
        folder === 'web' ? { ...command, env } : command,
        deployMessages.buildFailed(folder),
      );
    }
  }

  /** Saves settings of the functions; see `saveSettings`. */
  #save(defaults: Settings, overrides: Settings = {}): NodeJS.Dict<string> {
    const name = `functions/.env.${this.#project}`;
    const saved = saveSettings(join(this.#context.root, name), defaults, overrides);
    if (saved.changed.length > 0)
      this.#context.say(deployMessages.settings(name, saved.changed));
    return saved.settings;
  }

  /** Sets up the account, the key and the closed sign-up, which firebase-tools does not handle. */
  async #setUpFunctions({ apiKey }: WebConfig): Promise<void> {
    const { say } = this.#context;
    say(deployMessages.prepares);
    const gcloud = this.#gcloud;
    const settings = this.#save({});
    // The operator has granted the roles of an account named in the settings.
    if (settings['SERVICE_ACCOUNT'] === accountOf(this.#project)) {
      await setUpAccount(gcloud, this.#project);
    }
    const refusal = await closeSignUp(gcloud, this.#project);
    if (refusal.includes('CONFIGURATION_NOT_FOUND')) {
      throw new OperationError(deployMessages.wantsAuthentication(this.#project));
    }
    if (refusal !== '') say(deployMessages.signUpOpen(this.#project, refusal));
    // Earlier versions used the site's own key, which could therefore not be restricted to the site.
    if (['', apiKey].includes(settings['WEB_API_KEY'] ?? '')) {
      this.#save({}, { WEB_API_KEY: await functionsKey(gcloud) });
    }
  }

  /**
   * Deploys all chosen parts, Storage first: its rules read Firestore, which needs a permission that
   * firebase-tools grants only in interactive mode; `--force` answers its question.
   */
  async #publishAll(): Promise<void> {
    const { deletesOldFunctions, parts } = this.#options;
    const { say, run } = this.#context;
    if (this.#has('storage')) {
      const log = await this.#publish(['--interactive', '--force'], ['storage']);
      if (crossServiceFailed.test(log)) say(deployMessages.crossService(this.#project));
    }
    const others = parts.filter((part) => part !== 'storage');
    if (others.length === 0) return;
    const force = deletesOldFunctions && this.#has('functions') ? ['--force'] : [];
    const log = await this.#publish([...force, '--non-interactive'], others);
    if (!onlyImagesPileUp.test(log)) return;
    say(deployMessages.cleansImages);
    const policy = ['--location', region, '--days', daysOfOldImages, '--force'];
    await run({ ...this.#firebase('functions:artifacts:setpolicy', ...policy), shown: true });
    await this.#publish([...force, '--non-interactive'], others);
  }

  /** Deploys these parts. @returns the output of firebase-tools. @throws OperationError */
  async #publish(flags: readonly string[], parts: readonly Part[]): Promise<string> {
    const isRehearsal = flags.includes('--dry-run');
    if (!isRehearsal) this.#context.say(deployMessages.deploys(parts));
    const only = parts.map((part) => targets[part]).join(',');
    const command = this.#firebase('deploy', '--only', only, ...flags);
    const { code, log } = await this.#context.run({ ...command, shown: true });
    if (code === 0 || (!isRehearsal && onlyImagesPileUp.test(log))) return log;
    const state = isRehearsal ? deployMessages.nothingOnline : deployMessages.partlyOnline;
    throw new OperationError(`${sentenceOf(log, this.#project)}\n${state}`);
  }

  /** Sets up the alerts. @returns false when they were requested and could not be set up. */
  async #watch(): Promise<boolean> {
    const { alerts } = this.#options;
    const { say } = this.#context;
    if (alerts.length === 0) return true;
    say(deployMessages.setsUpAlerts(alerts));
    try {
      await setUpAlerts(this.#gcloud, alerts);
      return true;
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      say(deployMessages.noAlerts(error.message));
      return false;
    }
  }

  async #conclude(origin: string): Promise<boolean> {
    const { say, pause } = this.#context;
    const address = `${origin}/api/health`;
    const problem = this.#has('functions', 'hosting')
      ? await healthProblem(address, pause)
      : '';
    say(
      problem === ''
        ? deployMessages.done(origin)
        : deployMessages.notAnswering(address, problem),
    );
    const { parts, alerts } = this.#options;
    say(deployMessages.next(this.#project, origin, parts, alerts.length > 0));
    return problem === '';
  }
}
