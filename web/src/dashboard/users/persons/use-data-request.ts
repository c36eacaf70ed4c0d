import { duplicateKeys } from '@centre/domain/inscription-index';
import { personalDataMessages } from '@centre/domain/staff/personal-data-messages';
import { useState } from 'react';
import {
  erasePersonalData,
  findPersonalData,
  type HeldApplication,
  type PersonSought,
} from '../../../data/personal-data.ts';
import { toast } from '../../ui/toaster.ts';
import { sentenceOf } from '../../shared/failure-sentence.ts';

/** What was found for what was sought, and which of it is the person's. */
interface Found {
  readonly sought: PersonSought;
  readonly applications: readonly HeldApplication[];
  readonly chosen: ReadonlySet<string>;
}

const idsOf = (applications: readonly HeldApplication[]) =>
  applications.map(({ inscription }) => inscription.id);

/** Whether the applications may be of several people, who share a phone or an address. */
export function areSeveral(applications: readonly HeldApplication[]): boolean {
  const people = applications.map(({ inscription }) => duplicateKeys(inscription).identite);
  return new Set(people).size > 1;
}

/** A request of a person: what is held of them, and its erasure. */
export function useDataRequest() {
  const [found, setFound] = useState<Found>();
  const [isErasing, setErasing] = useState(false);

  async function search(sought: PersonSought) {
    setFound(undefined);
    const applications = await findPersonalData(sought);
    // Of several people, whose is whose is for somebody to say.
    const chosen = areSeveral(applications) ? [] : idsOf(applications);
    setFound({ sought, applications, chosen: new Set(chosen) });
  }

  function choose(id: string, isChosen: boolean) {
    if (!found) return;
    const others = [...found.chosen].filter((one) => one !== id);
    setFound({ ...found, chosen: new Set(isChosen ? [...others, id] : others) });
  }

  /** Erases what is chosen; what is left stays on the screen. */
  async function erase() {
    if (!found || isErasing) return;
    const { sought, applications, chosen } = found;
    setErasing(true);
    try {
      await erasePersonalData(sought, [...chosen]);
      const left = applications.filter(({ inscription }) => !chosen.has(inscription.id));
      setFound(
        left.length === 0 ? undefined : { sought, applications: left, chosen: new Set() },
      );
      toast.success(personalDataMessages.erased(chosen.size));
    } catch (error) {
      toast.error(sentenceOf(error, personalDataMessages.failed));
    }
    setErasing(false);
  }

  return { found, isErasing, search, choose, erase };
}
