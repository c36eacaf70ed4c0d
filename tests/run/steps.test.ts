import { expect, it } from 'vitest';
import { planOf } from './options.ts';
import { gate, quickRun } from './steps.ts';

it('`npm test` runs the gate, without tests for the night', () => {
  const steps = [
    ...['format', 'lint', 'unit', 'components'],
    ...['firestore-rules', 'storage-rules', 'functions', 'site'],
    ...['accessibility', 'journeys'],
  ];
  expect(planOf([])).toEqual({ steps, files: [], isWhole: false });
  expect(gate).toEqual(expect.arrayContaining([...quickRun]));
});

it('`npm run test:all` runs every step of the gate and those for the night', () => {
  const { steps, isWhole } = planOf(['--all']);
  expect(isWhole).toBe(true);
  expect(steps).toEqual(expect.arrayContaining([...gate, 'model', 'steadiness', 'apart']));
});

it('A file that is named runs with its tests for the night', () => {
  const file = 'tests/journeys/desk.test.ts';
  expect(planOf(['--only', 'journeys', file])).toEqual({
    steps: ['journeys'],
    files: [file],
    isWhole: true,
  });
});
