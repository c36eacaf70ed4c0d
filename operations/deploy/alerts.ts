import { allIsWell } from '../../functions/src/logger.ts';
import {
  enable,
  GoogleError,
  retryWhile,
  unless,
  type Google,
} from '../firebase-tools/google.ts';
import { says } from './messages.ts';

const metric = 'tout-va-bien';

/** What ran on Google's side: functions, and what starts them at their time. */
const resources = 'resource.type=("cloud_run_revision" OR "cloud_scheduler_job")';

const counted = `metric.type="logging.googleapis.com/user/${metric}" AND resource.type="cloud_run_revision"`;

/** The longest time that Google's monitoring looks back over, in seconds. */
const longest = '84600s';

/** One count for all versions of the function, each of which is a resource of its own. */
const together = (alignmentPeriod: string) => [
  { alignmentPeriod, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
];

const policies = [
  {
    displayName: 'Site : une erreur est arrivée',
    documentation: { content: says.alerts.error, mimeType: 'text/markdown' },
    conditions: [
      {
        displayName: 'Erreur dans les journaux',
        conditionMatchedLog: { filter: `severity>=ERROR AND ${resources}` },
      },
    ],
    alertStrategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
  },
  {
    displayName: 'Site : les tâches de la nuit manquent',
    documentation: { content: says.alerts.missing, mimeType: 'text/markdown' },
    // A count that stops, and one that stays at nothing: Google does either.
    conditions: [
      {
        displayName: 'Plus rien ne le dit',
        conditionAbsent: {
          filter: counted,
          duration: longest,
          aggregations: together('3600s'),
        },
      },
      {
        displayName: 'Rien en une journée',
        conditionThreshold: {
          filter: counted,
          comparison: 'COMPARISON_LT',
          thresholdValue: 1,
          duration: '0s',
          aggregations: together(longest),
        },
      },
    ],
  },
];

interface Named {
  readonly name: string;
  readonly displayName?: string;
  readonly labels?: { readonly email_address?: string };
}

/**
 * Has Google write to these addresses about every error, every failed scheduled job, and a day
 * without a word that all is well. Repeatable; other addresses replace the former ones.
 *
 * @throws GoogleError
 */
export async function setUpAlerts(
  google: Google,
  project: string,
  addresses: readonly string[],
): Promise<void> {
  const all = `/v3/projects/${project}`;
  const list = async (kind: 'notificationChannels' | 'alertPolicies'): Promise<Named[]> => {
    const answer = await google('GET', 'monitoring', `${all}/${kind}?pageSize=500`);
    return (answer[kind] ?? []) as Named[];
  };
  await enable(google, project, ['logging', 'monitoring']);
  const line = {
    name: metric,
    filter: `resource.type="cloud_run_revision" AND "${allIsWell}"`,
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  };
  await unless(409, google('POST', 'logging', `/v2/projects/${project}/metrics`, line));

  const channels = await list('notificationChannels');
  const notificationChannels: string[] = [];
  for (const address of addresses) {
    const known = channels.find(({ labels }) => labels?.email_address === address);
    const channel = { type: 'email', displayName: address, labels: { email_address: address } };
    const { name } =
      known ?? (await google('POST', 'monitoring', `${all}/notificationChannels`, channel));
    notificationChannels.push(String(name));
  }

  const present = await list('alertPolicies');
  for (const one of policies) {
    const policy = { ...one, combiner: 'OR', notificationChannels };
    const known = present.find(({ displayName }) => displayName === one.displayName);
    await retryWhile(
      () =>
        known
          ? google('PATCH', 'monitoring', `/v3/${known.name}`, policy)
          : google('POST', 'monitoring', `${all}/alertPolicies`, policy),
      // A new metric is not known everywhere at once.
      (error) => error instanceof GoogleError && [400, 404].includes(error.status),
    );
  }
}
