import { isDeepStrictEqual } from 'node:util';
import {
  type Bilan,
  bilanDimensions,
  countInto,
  differenceOf,
  sumOfBilans,
  type Tally,
} from '@centre/domain/bilan/bilan';
import { type Fields, mapIn } from '@centre/domain/content/stored-documents';
import { calendarDayOf } from '@centre/domain/dates';
import {
  copiedFields,
  expirationOf,
  type InscriptionRecord,
  recordOf,
} from '@centre/domain/inscription/record';
import {
  contactsOf,
  indexOf,
  indexVersion,
  searchTokens,
} from '@centre/domain/inscription/search-index';
import { align, keyed } from './align.ts';
import { checkInscription } from './fields.ts';
import type { Findings } from './findings.ts';
import type { Source, Stored } from './source.ts';

/**
 * By how much clocks may differ: that of the functions writes a copy's order and the day under
 * which an application is counted, that of the database when it came.
 */
const clockDifferenceMs = 10 * 60_000;

/** The purge runs every night; this leaves time for a failed one and a weekend. */
const purgeGraceMs = 4 * 24 * 60 * 60_000;

/**
 * Checks the applications: each has its reserved reference, its copy for the search, a correct
 * index and no mark of a deletion; none of these is without its application; and the figures of
 * the campaigns are theirs.
 */
export async function auditApplications(source: Source, findings: Findings): Promise<void> {
  const byId = (collection: string) => keyed(source.documents(collection), ({ id }) => id);
  const reservations = keyed(source.documents('references', 'inscription'), ({ fields }) =>
    String(fields['inscription']),
  );
  const streams = ['inscriptions', 'recherche', 'inscriptionsSupprimees'].map(byId);
  const recount = new Recount();
  for await (const { key, groups } of align([...streams, reservations])) {
    const [[record], [copy], [deletion], reserved] = groups as [
      readonly Stored[],
      readonly Stored[],
      readonly Stored[],
      readonly Stored[],
    ];
    const references = reserved.map(({ id }) => id);
    if (record) {
      findings.examine('Inscriptions');
      findings.expect(!deletion, 'deleted-present', `inscriptions/${key}`);
      auditReferences(record, references, findings);
      auditCopy(record, copy, findings);
      checkInscription(record, findings);
      if (isIndexed(record)) recount.add(record, findings);
    } else {
      findings.expect(!copy, 'copy-orphan', `recherche/${key}`);
      for (const reference of references) {
        findings.add('reference-orphan', `references/${reference}`);
      }
    }
  }
  await recount.compare(source, findings);
  await auditUnownedReferences(source, findings);
}

/** Each reference is reserved for its record, and no other reference is. */
function auditReferences(
  { id, fields }: Stored,
  references: readonly string[],
  findings: Findings,
): void {
  const own = typeof fields['reference'] === 'string' ? fields['reference'] : '';
  findings.expect(
    own === '' || references.includes(own),
    'reference-missing',
    `inscriptions/${id}`,
  );
  for (const reference of references) {
    findings.expect(reference === own, 'reference-orphan', `references/${reference}`);
  }
}

/** An order by the field that names a record leaves out documents without it. */
async function auditUnownedReferences(source: Source, findings: Findings): Promise<void> {
  for await (const { id, fields } of source.documents('references')) {
    findings.examine('Références');
    if (typeof fields['inscription'] === 'string') continue;
    findings.add('reference-orphan', `references/${id}`);
  }
}

/** The record in a document. */
export function recordIn({ id, fields, createdAt }: Stored): InscriptionRecord {
  return recordOf(id, fields, createdAt);
}

/** Whether the record has been indexed as this version of the site does it. */
export function isIndexed({ fields }: Stored): boolean {
  return mapIn(fields['index'])['version'] === indexVersion;
}

function auditCopy(stored: Stored, copy: Stored | undefined, findings: Findings): void {
  const where = `inscriptions/${stored.id}`;
  if (!isIndexed(stored)) {
    // The dashboard completes it by itself; without a copy, nothing contradicts it either.
    findings.unindexed++;
    return;
  }
  const record = recordIn(stored);
  const index = mapIn(stored.fields['index']);
  const right = indexOf(record, record.dateInscription, index['doublon'] === true);
  findings.expect(isDeepStrictEqual({ ...index }, { ...right }), 'index-wrong', where);
  auditExpiration(stored, record.dateInscription, findings);
  if (!copy) {
    findings.add('copy-missing', where);
    return;
  }
  const { tokens, contacts, ...fields } = copy.fields;
  const isSame =
    isDeepStrictEqual(fields, copiedFields(stored.fields)) &&
    isDeepStrictEqual(contacts, contactsOf(record)) &&
    areTokensOf(record, mapIn(tokens));
  findings.expect(isSame, 'copy-differs', `recherche/${stored.id}`);
}

/** Each has the date until which it is kept, by the rule, and none is kept longer. */
function auditExpiration({ id, fields }: Stored, sent: Date, findings: Findings): void {
  const where = `inscriptions/${id}`;
  const time = fields['expiration'] instanceof Date ? fields['expiration'].getTime() : NaN;
  const isRight = Math.abs(time - expirationOf(sent).getTime()) < clockDifferenceMs;
  findings.expect(isRight, 'expiration-wrong', where);
  findings.expect(!(time < Date.now() - purgeGraceMs), 'expired-present', where);
}

function areTokensOf(record: InscriptionRecord, tokens: Fields): boolean {
  const date = record.dateInscription;
  const words = Object.keys(searchTokens(record, date));
  const times = new Set(Object.values(tokens).map(Number));
  const [time = NaN] = times;
  return (
    times.size === 1 &&
    Math.abs(time - date.getTime()) < clockDifferenceMs &&
    words.length === Object.keys(tokens).length &&
    words.every((word) => Object.hasOwn(tokens, word))
  );
}

/** The figures of each campaign, counted anew. */
class Recount {
  readonly #tallies = new Map<string, Tally>();

  /** Counts an application that has been indexed, and so must be counted. */
  add({ id, fields, createdAt }: Stored, findings: Findings): void {
    const record = recordOf(id, fields, createdAt);
    const jour = String(fields['compteLe']);
    const sent = record.dateInscription.getTime();
    const days = [-clockDifferenceMs, 0, clockDifferenceMs].map((difference) =>
      calendarDayOf(new Date(sent + difference)),
    );
    findings.expect(days.includes(jour), 'count-missing', `inscriptions/${id}`);
    if (fields['compteLe'] === undefined) return;
    const { campagne } = record;
    const tally = this.#tallies.get(campagne) ?? {};
    this.#tallies.set(campagne, countInto(tally, { record, jour }));
  }

  /** Compares with what the commands have kept. */
  async compare(source: Source, findings: Findings): Promise<void> {
    const kept = new Map<string, Bilan>();
    for await (const { fields } of source.documents('bilans')) {
      findings.examine('Bilans');
      const campagne = String(fields['campagne']);
      kept.set(campagne, sumOfBilans([kept.get(campagne), fields]));
    }
    for (const campagne of new Set([...kept.keys(), ...this.#tallies.keys()])) {
      const difference = differenceOf(kept.get(campagne), this.#tallies.get(campagne));
      for (const dimension of bilanDimensions) {
        const counts = Object.values(difference[dimension]).flatMap((group) =>
          Object.values(group),
        );
        if (counts.length === 0) continue;
        // By how much: in a project in use, what only two moments differ by is another amount at
        // the second look.
        const amount = counts.reduce((sum, count) => sum + Math.abs(count), 0);
        findings.add('bilan-wrong', `bilans/${campagne} (${dimension} : ${amount})`);
      }
    }
  }
}
