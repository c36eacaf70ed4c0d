import { messages } from '../messages.ts';
import type { Findings } from './findings.ts';
import { invariants, type Invariant } from './invariants.ts';

const number = new Intl.NumberFormat('fr-FR');

/** The whole report as text: what was examined, each rule with its exceptions, their places. */
export function reportOf(findings: Findings, project: string): string {
  const { examined, counts, violations, unindexed } = findings;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rules = Object.entries(invariants) as [Invariant, string][];
  return [
    messages.audit.title(project),
    '',
    ...table(
      messages.audit.examined,
      [...examined].map(([what, count]) => [what, count]),
    ),
    '',
    ...table(
      messages.audit.violations,
      rules.map(([rule, label]) => [label, counts.get(rule) ?? 0]),
    ),
    ...(violations.length > 0 ? ['', messages.audit.places] : []),
    ...violations.map(({ invariant, where }) => `  - ${invariants[invariant]} : ${where}`),
    ...(total > violations.length ? [messages.audit.more(total - violations.length)] : []),
    '',
    ...(unindexed > 0 ? [messages.audit.unindexed(unindexed)] : []),
    total === 0 ? messages.audit.sound : messages.audit.unsound(total),
  ].join('\n');
}

function table(title: string, rows: readonly (readonly [string, number])[]): string[] {
  const width = Math.max(title.length, ...rows.map(([label]) => label.length));
  const lines = rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${number.format(count).padStart(9)}`,
  );
  return [title, '─'.repeat(width + 11), ...lines];
}
