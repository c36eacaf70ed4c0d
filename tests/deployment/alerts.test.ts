import { describe, expect, it } from 'vitest';
import { allIsWell } from '../../functions/src/logger.ts';
import { setUpAlerts } from '../../operations/deploy/alerts.ts';
import { googleFor } from '../../operations/firebase-tools/google.ts';
import { googleOfThisFile, project, type Asked, type Reply } from './google.ts';

const fake = googleOfThisFile();
const google = googleFor(project);

/** A list that remembers what is added to it. */
function listOf(kind: 'notificationChannels' | 'alertPolicies'): Reply[] {
  const all: object[] = [];
  return [
    { to: new RegExp(`^GET .*/${kind}`), body: () => ({ [kind]: all }) },
    {
      to: new RegExp(`^POST .*/${kind}$`),
      body: ({ body }: Asked) => {
        const name = `projects/${project}/${kind}/${all.length}`;
        all.push({ ...(body as object), name });
        return { name };
      },
    },
  ];
}

const world = () => [...listOf('notificationChannels'), ...listOf('alertPolicies')];

const bodiesOf = (to: RegExp) => fake.requests(to).map(({ body }) => JSON.stringify(body));

describe('The alerts of a project', () => {
  const enabled = { to: /:batchEnable$/, body: { done: true } };

  it('write to every address about errors, failed schedules and a silent day', async () => {
    fake.answerWith(enabled, ...world());
    await setUpAlerts(google, project, ['a@centre.example', 'b@centre.example']);
    const [metric = ''] = bodiesOf(/^POST .*\/metrics$/);
    expect(metric).toContain(allIsWell);
    const [errors = '', silence = '', ...more] = bodiesOf(/^POST .*\/alertPolicies$/);
    expect(more).toEqual([]);
    expect(errors).toContain('severity>=ERROR');
    expect(errors).toContain('cloud_scheduler_job');
    expect(silence).toContain('"conditionAbsent"');
    const { name } = JSON.parse(metric) as { readonly name: string };
    expect(silence).toContain(`logging.googleapis.com/user/${name}`);
    for (const policy of [errors, silence]) {
      expect(JSON.parse(policy)).toMatchObject({
        notificationChannels: [0, 1].map(
          (at) => `projects/${project}/notificationChannels/${at}`,
        ),
      });
    }
  });

  it('are set a second time without a second copy, for other addresses', async () => {
    const twice = { to: /^POST .*\/metrics$/, status: 409, body: {} };
    fake.answerWith(enabled, twice, ...world());
    await setUpAlerts(google, project, ['a@centre.example']);
    await setUpAlerts(google, project, ['a@centre.example', 'c@centre.example']);
    expect(bodiesOf(/^POST .*\/notificationChannels$/)).toHaveLength(2);
    expect(bodiesOf(/^POST .*\/alertPolicies$/)).toHaveLength(2);
    const changed = bodiesOf(/^PATCH .*\/alertPolicies\//);
    expect(changed).toHaveLength(2);
    for (const policy of changed) expect(policy).toContain('notificationChannels/1');
  });

  it('wait until Google knows the new count', async () => {
    let refusals = 0;
    const unknown: Reply = {
      to: /^POST .*\/alertPolicies$/,
      get status() {
        return (refusals += 1) === 1 ? 404 : 200;
      },
      body: { error: { message: 'Cannot find metric that matches type' } },
    };
    fake.answerWith(enabled, unknown, ...world());
    await setUpAlerts(google, project, ['a@centre.example']);
    expect(bodiesOf(/^POST .*\/alertPolicies$/)).toHaveLength(3);
  });
});
