import { setTimeout as wait } from 'node:timers/promises';
import { auditApplications } from './applications.ts';
import { auditFields, auditFormerCollections } from './fields.ts';
import { Findings } from './findings.ts';
import { auditMembers } from './members.ts';
import { auditFiles, type Grace, auditPublications } from './publications.ts';
import type { Source } from './source.ts';

const hour = 60 * 60 * 1000;

/** How old unfinished work may be before the nightly jobs remove it. */
const usualGrace: Grace = { unfinished: hour, originals: 24 * hour };

/** Looks at everything once. Nothing is changed. */
export async function audit(source: Source, grace = usualGrace): Promise<Findings> {
  const findings = new Findings();
  const now = new Date();
  await auditApplications(source, findings);
  await auditPublications(source, findings);
  await auditMembers(source, findings, grace, now);
  await auditFiles(source, findings, grace, now);
  await auditFields(source, findings);
  await auditFormerCollections(source, findings);
  return findings;
}

/** Longer than any write takes. */
const secondLookMs = 5000;

/**
 * The same for a project in use: readings of different moments may disagree, so only findings
 * that remain at a second look count.
 */
export async function auditInUse(source: Source, grace = usualGrace): Promise<Findings> {
  const first = await audit(source, grace);
  if (first.violations.length === 0) return first;
  await wait(secondLookMs);
  const second = await audit(source, grace);
  const seen = new Set(first.violations.map(identity));
  const confirmed = new Findings();
  for (const [what, count] of second.examined) confirmed.examined.set(what, count);
  for (const violation of second.violations) {
    if (!seen.has(identity(violation))) continue;
    confirmed.add(violation.invariant, violation.where);
  }
  return confirmed;
}

const identity = ({ invariant, where }: Findings['violations'][number]) =>
  `${invariant} ${where}`;
