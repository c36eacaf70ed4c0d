import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useState } from 'react';

/** Records that were chosen, on whatever page of the list, in the order of choosing. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, InscriptionRecord>>(new Map());

  return {
    selected,
    select: (records: readonly InscriptionRecord[], isSelected: boolean) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const record of records) {
          if (isSelected) after.set(record.id, record);
          else after.delete(record.id);
        }
        return after;
      }),
    clear: () => setSelected(new Map()),
  };
}
