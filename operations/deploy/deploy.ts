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
  unreadable,
} from '../tools/failures.ts';
import {
  gcloudFor,
  resultOf,
  type Command,
  type Gcloud,
  type Pause,
  type Runner,
} from '../tools/run.ts';
import { complaintAbout } from './health.ts';
import { says } from './messages.ts';
import type { DeployOptions, Part } from './options.ts';
import { saveSettings, type Settings } from './settings.ts';

/** Surroundings of a deployment: programs, the environment, the terminal and the files. */
export interface Surroundings {
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

/** Names of the parts in firebase-tools, in whose order it puts them online. */
const targets: Readonly<Record<Part, string>> = {
  indexes: 'firestore:indexes',
  rules: 'firestore:rules',
  storage: 'storage',
  functions: 'functions',
  hosting: 'hosting',
};

/** Age from which Google deletes images of former functions, for which it bills, in days. */
const daysOfOldImages = '1';

const noWebApp = 'There are no WEB apps associated';

/** Deployment of a project, which tells each of its steps. */
export class Deployment {
  readonly #options: DeployOptions;
  readonly #around: Surroundings;
  readonly #project: string;

  constructor(options: DeployOptions, around: Surroundings) {
    this.#options = options;
    this.#around = around;
    this.#project = options.project;
  }

  /**
   * Checks and builds everything, then puts it online.
   *
   * @returns whether all is online and answers, or would be with `--dry-run`.
   * @throws OperationError with the reason and the way to go on.
   */
  async deploy(): Promise<boolean> {
    const { say } = this.#around;
    const { chosen, dryRun } = this.#options;
    await this.#checkAccount();
    await this.#warnOfChanges();
    say(says.readsProject(this.#project));
    const config = await this.#webConfig();
    const origin = this.#options.origin ?? (await this.#siteOrigin());
    say(says.checks);
    await this.#succeed({ program: 'script', args: ['check'] }, says.checksFailed);
    if (this.#has('functions', 'hosting')) await this.#build(config, origin);
    say(says.rehearses);
    await this.#publish(['--dry-run'], chosen);
    if (dryRun) {
      say(says.dryRunDone(this.#project));
      return true;
    }
    if (this.#has('functions')) await this.#setUpFunctions(config);
    await this.#publishAll();
    const isWatched = await this.#watch();
    return (await this.#conclude(origin)) && isWatched;
  }

  get #gcloud(): Gcloud {
    return gcloudFor(this.#project, this.#around.run, this.#around.pause);
  }

  #has(...parts: readonly Part[]): boolean {
    return parts.some((part) => this.#options.chosen.includes(part));
  }

  #firebase(...args: readonly string[]): Command {
    return { program: 'firebase', args: [...args, '--project', this.#project] };
  }

  async #checkAccount(): Promise<void> {
    const { environment, say, run } = this.#around;
    // A machine that deploys by itself has an account of its own, without a login.
    if (environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? environment['FIREBASE_TOKEN']) return;
    say(says.looksForAccount);
    const { output } = await run({ program: 'firebase', args: ['login:list', '--json'] });
    if (!output.includes('"email"')) throw new OperationError(says.notLoggedIn);
  }

  async #warnOfChanges(): Promise<void> {
    const { run, say } = this.#around;
    const { code, output } = await run({ program: 'git', args: ['status', '--porcelain'] });
    const changed = output.split('\n').filter((line) => line !== '').length;
    if (code !== 0) say(says.withoutGit);
    else if (changed > 0) say(says.workingTree(changed));
  }

  async #json(command: Command): Promise<object> {
    return resultOf(await this.#around.run(command), command, this.#project);
  }

  /** Settings of the project's web application, which is made if there is none. */
  async #webConfig(): Promise<WebConfig> {
    const { run, say } = this.#around;
    const command = this.#firebase('apps:sdkconfig', 'WEB', '--json');
    let ending = await run(command);
    if (ending.said.includes(noWebApp)) {
      if (this.#options.dryRun) throw new OperationError(says.wantsWebApp(this.#project));
      say(says.createsWebApp);
      await this.#json(this.#firebase('apps:create', 'WEB', centre.abbreviation, '--json'));
      ending = await run(command);
    }
    const { sdkConfig } = resultOf(ending, command, this.#project) as { sdkConfig?: WebConfig };
    if (!sdkConfig?.apiKey) throw new OperationError(unreadable('apps:sdkconfig'));
    const wanted = `${this.#project}.firebasestorage.app`;
    const bucket = sdkConfig.storageBucket ?? '';
    if (bucket !== wanted) throw new OperationError(says.bucket(bucket, wanted));
    return sdkConfig;
  }

  /** Address of the project's site, which its owner has opened in the console. */
  async #siteOrigin(): Promise<string> {
    interface Site {
      readonly defaultUrl?: string;
      readonly type?: string;
    }
    const listed = await this.#json(this.#firebase('hosting:sites:list', '--json'));
    const { sites = [] } = listed as { readonly sites?: readonly Site[] };
    const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
    if (!site?.defaultUrl) throw new OperationError(failures.site(this.#project));
    return site.defaultUrl;
  }

  async #succeed(command: Command, otherwise: string): Promise<void> {
    const { code } = await this.#around.run({ ...command, shown: true });
    if (code !== 0) throw new OperationError(otherwise);
  }

  /** The site first, because it goes into the package of the functions, which render its pages. */
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
      this.#around.say(says.builds(folder));
      const command = { program: 'script', args: ['build'], folder } as const;
      await this.#succeed(
        folder === 'web' ? { ...command, env } : command,
        says.buildFailed(folder),
      );
    }
  }

  /** Writing of settings of the functions, as `saveSettings` does it. */
  #save(wanted: Settings, imposed: Settings = {}): NodeJS.Dict<string> {
    const name = `functions/.env.${this.#project}`;
    const saved = saveSettings(join(this.#around.root, name), wanted, imposed);
    if (saved.changed.length > 0) this.#around.say(says.settings(name, saved.changed));
    return saved.settings;
  }

  /** Account, key and closed sign-up, which firebase-tools does not make. */
  async #setUpFunctions({ apiKey }: WebConfig): Promise<void> {
    const { say } = this.#around;
    say(says.prepares);
    const gcloud = this.#gcloud;
    const settings = this.#save({});
    // An account that the operator names has been given its roles by the operator.
    if (settings['SERVICE_ACCOUNT'] === accountOf(this.#project)) {
      await setUpAccount(gcloud, this.#project);
    }
    const refusal = await closeSignUp(gcloud, this.#project);
    if (refusal.includes('CONFIGURATION_NOT_FOUND')) {
      throw new OperationError(says.wantsAuthentication(this.#project));
    }
    if (refusal !== '') say(says.signUpOpen(this.#project, refusal));
    // Earlier versions used the site's own key, which could then not be limited to the site.
    if (['', apiKey].includes(settings['WEB_API_KEY'] ?? '')) {
      this.#save({}, { WEB_API_KEY: await functionsKey(gcloud) });
    }
  }

  /**
   * Rules of Storage that read Firestore need a permission, which firebase-tools gives only where
   * it may ask; `--force` is the answer to its question.
   */
  async #publishAll(): Promise<void> {
    const { deletesOld, chosen } = this.#options;
    const { say, run } = this.#around;
    if (this.#has('storage')) {
      const said = await this.#publish(['--interactive', '--force'], ['storage']);
      if (crossServiceFailed.test(said)) say(says.crossService(this.#project));
    }
    const others = chosen.filter((part) => part !== 'storage');
    if (others.length === 0) return;
    const force = deletesOld && this.#has('functions') ? ['--force'] : [];
    const said = await this.#publish([...force, '--non-interactive'], others);
    if (!onlyImagesPileUp.test(said)) return;
    say(says.cleansImages);
    const policy = ['--location', region, '--days', daysOfOldImages, '--force'];
    await run({ ...this.#firebase('functions:artifacts:setpolicy', ...policy), shown: true });
    await this.#publish([...force, '--non-interactive'], others);
  }

  /** @returns what firebase-tools said of a deployment of these parts. @throws OperationError */
  async #publish(flags: readonly string[], parts: readonly Part[]): Promise<string> {
    const isRehearsal = flags.includes('--dry-run');
    if (!isRehearsal) this.#around.say(says.deploys(parts));
    const only = parts.map((part) => targets[part]).join(',');
    const command = this.#firebase('deploy', '--only', only, ...flags);
    const { code, said } = await this.#around.run({ ...command, shown: true });
    if (code === 0 || (!isRehearsal && onlyImagesPileUp.test(said))) return said;
    const state = isRehearsal ? says.nothingOnline : says.partlyOnline;
    throw new OperationError(`${sentenceOf(said, this.#project)}\n${state}`);
  }

  /** @returns false when alerts were asked for and could not be set up. */
  async #watch(): Promise<boolean> {
    const { alerts } = this.#options;
    const { say } = this.#around;
    if (alerts.length === 0) return true;
    say(says.setsUpAlerts(alerts));
    try {
      await setUpAlerts(this.#gcloud, alerts);
      return true;
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      say(says.noAlerts(error.message));
      return false;
    }
  }

  async #conclude(origin: string): Promise<boolean> {
    const { say, pause } = this.#around;
    const address = `${origin}/api/health`;
    const complaint = this.#has('functions', 'hosting')
      ? await complaintAbout(address, pause)
      : '';
    say(complaint === '' ? says.done(origin) : says.notAnswering(address, complaint));
    const { chosen, alerts } = this.#options;
    say(says.next(this.#project, origin, chosen, alerts.length > 0));
    return complaint === '';
  }
}
