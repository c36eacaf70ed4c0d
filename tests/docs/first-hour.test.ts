import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deploy } from '../../operations/deploy/deploy.ts';
import { readDeployOptions } from '../../operations/deploy/options.ts';
import { messages } from '../../operations/messages.ts';
import { TrialMember } from '../../operations/prove/member.ts';
import { says } from '../../operations/prove/messages.ts';
import { placeOf } from '../../operations/prove/place.ts';
import { stepsFor } from '../../operations/prove/steps.ts';
import { fakeDependencies, refuses, webConfig } from '../deployment/fake-dependencies.ts';

const project = 'centre-lome';
const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [, afterwards = ''] = guide.split('\n## La première heure d’un vrai projet\n');
const [chapter = ''] = afterwards.split('\n## ');
const steps = chapter.split('\n### ').filter((part) => /^\d+\. /.test(part));

const stepCalled = (title: string) => steps.find((step) => step.includes(title)) ?? '';

/** The lines that a step says will be printed, with a project in place of its placeholder. */
function printedIn(step: string): string[] {
  const [, block = ''] = /```text\n([\s\S]*?)\n```/.exec(step) ?? [];
  return block.replace(/\bID\b/g, project).split('\n');
}

it('The first hour says of each step what it looks like when it went well', () => {
  expect(steps.length).toBe(10);
  for (const step of steps) expect(step).toContain('**C’est bon quand**');
});

it('The first hour installs the programs of the project before it uses one', () => {
  const [first = ''] =
    /npm ci|npx \w+/.exec(guide.slice(guide.indexOf('## Ce qu’il faut'))) ?? [];
  expect(first).toBe('npm ci');
});

it('The first hour shows what the first deployment prints', async () => {
  const step = stepCalled('La mise en ligne');
  const [, options = ''] = /npm run deploy -- (.*)/.exec(step) ?? [];
  const sdkConfig = {
    code: 0,
    said: '',
    output: JSON.stringify({ result: { sdkConfig: webConfig } }),
  };
  const asked = `firebase apps:sdkconfig WEB --project ${project} --json`;
  const endings = { [asked]: [refuses('There are no WEB apps associated'), sdkConfig] };
  const { dependencies, said } = fakeDependencies({ endings });
  const args = options.replace(/\bID\b/, project).split(' ');
  expect(await deploy(readDeployOptions(args, {}), dependencies)).toBe(true);
  const printed = printedIn(step);
  expect(printed).toEqual(said.slice(0, printed.length));
  expect(printed.at(-1)).toBe(`En ligne : https://${project}.web.app`);
});

it('The first hour shows what the trial run prints', () => {
  const place = placeOf(project, 0);
  const dependencies = { run: () => Promise.reject(new Error()), say: () => undefined };
  const google = () => Promise.reject(new Error());
  const printed = printedIn(stepCalled('npm run prove'));
  const all = stepsFor(place, new TrialMember(place), google, dependencies);
  expect(printed.map((line) => line.replace(/^[✓→] (.*) : …$/, '$1'))).toEqual([
    ...all.map(({ title }) => title),
    says.sound,
  ]);
});

it('The restore that the trial run leaves to be done by hand is in the guide', () => {
  const steps = says.restore.byHand(project);
  const [, chapterNamed = ''] = /operations\.md, «\s([^»]+)\s»/.exec(steps) ?? [];
  expect(guide).toContain(`## ${chapterNamed.trim()}\n`);
  expect(steps).toContain(`« ${messages.audit.sound} »`);
});

it('The first hour shows how the first administrator is announced', () => {
  const [announced = ''] = messages.created('…', 'ID').split(' Et maintenant');
  expect(stepCalled('create-admin')).toContain(`\`${announced}\``);
});
