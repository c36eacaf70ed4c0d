import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages } from '../../operations/messages.ts';
import { TrialMember } from '../../operations/prove/member.ts';
import { proveMessages } from '../../operations/prove/messages.ts';
import { endpointsOf } from '../../operations/prove/endpoints.ts';
import { appCheckQuestion, cacheQuestion } from '../../operations/prove/site.ts';
import { sourceQuestion } from '../../operations/prove/source-address.ts';
import { fakeProject, project } from '../deployment/fake-project.ts';
import { refuses, webConfig } from '../deployment/fake-run.ts';

const { deployment } = fakeProject();
const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [, afterwards = ''] = guide.split('\n## La première heure d’un vrai projet\n');
const [chapter = ''] = afterwards.split('\n## ');
const steps = chapter.split('\n### ').filter((part) => /^\d+\. /.test(part));

const stepCalled = (title: string) => steps.find((step) => step.includes(title)) ?? '';

/** Output lines that a step quotes, with the project in place of the placeholder `ID`. */
function printedIn(step: string): string[] {
  const [, block = ''] = /```text\n([\s\S]*?)\n```/.exec(step) ?? [];
  return block.replace(/\bID\b/g, project).split('\n');
}

it('First-hour guide states the success criterion of each of its ten steps', () => {
  expect(steps.length).toBe(10);
  for (const step of steps) expect(step).toContain('**C’est bon quand**');
});

it('First-hour guide runs npm ci before the first npx', () => {
  const [first = ''] =
    /npm ci|npx \w+/.exec(guide.slice(guide.indexOf('## Ce qu’il faut'))) ?? [];
  expect(first).toBe('npm ci');
});

it('First-hour guide quotes the output of the first deployment', async () => {
  const step = stepCalled('La mise en ligne');
  const [, options = ''] = /npm run deploy -- (.*)/.exec(step) ?? [];
  const sdkConfig = {
    code: 0,
    log: '',
    output: JSON.stringify({ result: { sdkConfig: webConfig } }),
  };
  const [, , ...args] = options.split(' ');
  const { deploy, log } = deployment(args, {
    'firebase apps:sdkconfig': [refuses('There are no WEB apps associated'), sdkConfig],
  });
  expect(await deploy()).toBe(true);
  const printed = printedIn(step);
  expect(printed).toEqual(log.slice(0, printed.length));
  expect(printed.at(-1)).toBe(`En ligne : https://${project}.web.app`);
});

it('First-hour guide quotes the output of the trial run', () => {
  const place = endpointsOf(project, 0);
  const printed = printedIn(stepCalled('npm run prove'));
  const all = [
    ...new TrialMember(place).questions,
    appCheckQuestion(place),
    cacheQuestion(place),
    sourceQuestion(
      place,
      () => Promise.reject(new Error()),
      () => undefined,
    ),
  ];
  expect(printed.map((line) => line.replace(/^[✓→] (.*) : …$/, '$1'))).toEqual([
    ...all.map(({ title }) => title),
    proveMessages.sound,
  ]);
});

it('First-hour guide quotes the message for the first administrator', () => {
  const [announced = ''] = messages.created('…', 'ID').split(' Et maintenant');
  expect(stepCalled('create-admin')).toContain(`\`${announced}\``);
});
