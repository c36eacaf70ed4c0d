import { optionsIn } from '../../emulators/command-line.ts';
import { SuiteProblem } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

/** What can be asked for by name, in the order in which it runs. */
export const steps = [
  'format',
  'lint',
  'types',
  'unit',
  'rules',
  'faults',
  'functions',
  'journeys',
] as const;
export type Step = (typeof steps)[number];

/** Steps that speak to emulators of their own. */
export const onEmulators: readonly Step[] = ['rules', 'faults', 'functions', 'journeys'];

function isStep(name: string): name is Step {
  return steps.some((step) => step === name);
}

/**
 * The steps that the command line asks for, all of them when it asks for none.
 * @throws SuiteProblem naming the argument that cannot be understood
 */
export function chosenSteps(args: readonly string[]): readonly Step[] {
  const { only } = optionsIn(
    args,
    { only: { type: 'string' } },
    (reason) => new SuiteProblem(messages.badOption(reason)),
  );
  const names = only?.split(',').map((name) => name.trim());
  if (names === undefined) return steps;
  const unknown = names.find((name) => !isStep(name));
  if (unknown !== undefined) throw new SuiteProblem(messages.unknownStep(unknown, steps));
  return steps.filter((step) => names.includes(step));
}
