import type { InscriptionRecord } from '@centre/domain/inscription-record';

/** What can be done with the rows of the list, in whatever form they are shown. */
export interface RowActions {
  readonly selected: ReadonlyMap<string, InscriptionRecord>;
  readonly onSelect: (records: readonly InscriptionRecord[], isSelected: boolean) => void;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: InscriptionRecord) => void) | undefined;
}

export interface RowsProps extends RowActions {
  readonly rows: readonly InscriptionRecord[];
}
