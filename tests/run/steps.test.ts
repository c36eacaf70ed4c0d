import { expect, it } from 'vitest';
import { quickRun, shortRun, stepsFor } from './steps.ts';

it('The short run leaves out what is long', () => {
  expect(shortRun).toEqual([
    ...['format', 'types', 'lint', 'unit'],
    ...['rules', 'functions', 'model', 'journeys'],
  ]);
  expect(shortRun).toEqual(expect.arrayContaining([...quickRun]));
});

it.each([
  ['operations/purge.ts', ['data', 'deployment']],
  ['functions/package.json', ['deployment']],
  ['emulators/suite.ts', ['data']],
  ['emulators/seed/members.ts', []],
  ['CONTRIBUTING.md', ['recipes']],
  ['web/src/ui/button.tsx', ['accessibility']],
  ['web/src/site/home/home.tsx', ['accessibility']],
  ['domain/src/phone.ts', []],
])('A change of %s adds %j to it', (file, added) => {
  expect([...stepsFor(['LICENSE', file])].toSorted()).toEqual(added);
});
