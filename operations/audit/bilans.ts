import {
  bilanDimensions,
  countInto,
  differenceOf,
  sumOfBilans,
  type Bilan,
  type Tally,
} from '@centre/domain/bilan/bilan';
import { calendarDayOf } from '@centre/domain/dates';
import { recordOf } from '@centre/domain/inscription/record';
import type { Findings } from './findings.ts';
import type { Source, Stored } from './source.ts';

/** The functions' clock says under which day an application is counted, the database's when it came. */
const clockDifferenceMs = 10 * 60_000;

/** The figures of each campaign, counted anew. */
export class Recount {
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
