import { Flex } from '@chakra-ui/react';
import { columnNames, type ColumnName } from '../../../data/staff/list-columns.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { listWords } from '../desk.texts.ts';

interface ColumnsDialogProps {
  readonly chosen: readonly ColumnName[];
  readonly onChoose: (chosen: readonly ColumnName[]) => void;
  readonly onClose: () => void;
}

/** The choice of the table's columns; the name is always there. */
export function ColumnsDialog({ chosen, onChoose, onClose }: ColumnsDialogProps) {
  return (
    <ModalDialog title={listWords.chooseColumns} size="sm" onClose={onClose}>
      <Flex direction="column" align="flex-start">
        {columnNames.map((name) => (
          <CheckBox
            key={name}
            disabled={name === 'nom'}
            checked={chosen.includes(name)}
            onChange={(isChosen) =>
              onChoose(
                columnNames.filter((known) =>
                  known === name ? isChosen : chosen.includes(known),
                ),
              )
            }
          >
            {listWords.columns[name]}
          </CheckBox>
        ))}
      </Flex>
    </ModalDialog>
  );
}
