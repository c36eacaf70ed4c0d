import { messages } from '../messages.ts';
import { invariants, type Violation } from './audit.ts';
import type { Snapshot } from './snapshot.ts';

/** Places of one kind that are shown; more are only counted. */
const mostShown = 20;

const number = new Intl.NumberFormat('fr-FR');

/** Report of the audit as text: documents that were read, and the broken invariants. */
export function reportOf(
  { documents, accounts, files }: Snapshot,
  violations: readonly Violation[],
  project: string,
): string {
  const { audit } = messages;
  const broken = Object.entries(invariants).flatMap(([invariant, label]) => {
    const places = violations.filter((one) => one.invariant === invariant);
    if (places.length === 0) return [];
    const shown = places.slice(0, mostShown).map(({ where }) => `  - ${where}`);
    const left = places.length - shown.length;
    return [`${label} : ${places.length}`, ...shown, ...(left > 0 ? [audit.more(left)] : [])];
  });
  return [
    audit.title(project),
    ...[
      ...Object.entries(documents).map(([name, found]) => [name, found.length] as const),
      [audit.accounts, accounts.length] as const,
      [audit.files, files.size] as const,
    ].map(([name, count]) => `  ${name.padEnd(24)}${number.format(count).padStart(9)}`),
    ...broken,
    violations.length === 0 ? audit.sound : audit.unsound(violations.length),
  ].join('\n');
}
