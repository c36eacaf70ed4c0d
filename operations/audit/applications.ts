import { dateIn } from '@centre/domain/content/stored-documents';
import { differencesOf, registerOf } from '@centre/domain/registre/differences';
import { checkInscription } from './fields.ts';
import type { Findings } from './findings.ts';
import type { Source, Stored } from './source.ts';

/** The purge runs every night; this leaves time for a failed one and a weekend. */
const purgeGraceMs = 4 * 24 * 60 * 60_000;

/**
 * Checks the applications: each has its reserved reference, its expiry, its row in the register
 * and no mark of a deletion; no reference and no row is without its application.
 */
export async function auditApplications(source: Source, findings: Findings): Promise<void> {
  const registers = [];
  for await (const { id, fields } of source.documents('registres')) {
    findings.examine('Registres');
    registers.push(registerOf(id, fields));
  }
  const differences = differencesOf(checked(source, findings), registers);
  for await (const { kind, id } of differences) findings.add(kind, `inscriptions/${id}`);
}

/** The applications, each of which has been checked by itself. */
async function* checked(source: Source, findings: Findings): AsyncGenerator<Stored> {
  const references = new Map<string, string>();
  for await (const { id, fields } of source.documents('references')) {
    findings.examine('Références');
    references.set(id, String(fields['inscription']));
  }
  const deleted = new Set<string>();
  for await (const { id } of source.documents('inscriptionsSupprimees')) deleted.add(id);
  for await (const stored of source.documents('inscriptions')) {
    const { id, fields } = stored;
    const where = `inscriptions/${id}`;
    const reference = typeof fields['reference'] === 'string' ? fields['reference'] : '';
    const isReserved = reference === '' || references.get(reference) === id;
    findings.examine('Inscriptions');
    findings.expect(!deleted.has(id), 'deleted-present', where);
    findings.expect(isReserved, 'reference-missing', where);
    if (isReserved) references.delete(reference);
    const expiration = dateIn(fields['expiration'])?.getTime() ?? Infinity;
    findings.expect(expiration >= Date.now() - purgeGraceMs, 'expired-present', where);
    checkInscription(stored, findings);
    yield stored;
  }
  for (const reference of references.keys()) {
    findings.add('reference-orphan', `references/${reference}`);
  }
}
