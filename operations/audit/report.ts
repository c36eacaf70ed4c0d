import { messages } from '../messages.ts';
import { invariants, type Violation } from './audit.ts';
import type { Snapshot } from './snapshot.ts';

/** Maximum number of locations printed per invariant; the others are only counted. */
const maxShown = 20;

const number = new Intl.NumberFormat('fr-FR');

/** Text report of the audit: counts of the documents read, and broken invariants. */
export function reportOf(
  { documents, accounts, files }: Snapshot,
  violations: readonly Violation[],
  project: string,
): string {
  const { audit } = messages;
  const broken = Object.entries(invariants).flatMap(([invariant, label]) => {
    const places = violations.filter((one) => one.invariant === invariant);
    if (places.length === 0) return [];
    const shown = places.slice(0, maxShown).map(({ location }) => `  - ${location}`);
    const more = places.length - shown.length;
    return [`${label} : ${places.length}`, ...shown, ...(more > 0 ? [audit.more(more)] : [])];
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
