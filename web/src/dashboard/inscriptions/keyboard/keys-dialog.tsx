import { Box, DataList, Kbd } from '@chakra-ui/react';
import { dataListSlotRecipe, kbdRecipe } from '@chakra-ui/react/theme';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { keyWords } from '../desk.texts.ts';

/** The keys that work in the list, and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title={keyWords.title} size="sm" onClose={onClose}>
      <DataList.Root
        recipe={dataListSlotRecipe}
        size="lg"
        display="grid"
        gridTemplateColumns="auto 1fr"
        columnGap="4"
        rowGap="2"
      >
        {keyWords.keys.map(({ keys, does }) => (
          <DataList.Item key={does} display="contents">
            <DataList.ItemLabel>
              {keys.map((key) => (
                <Kbd
                  key={key}
                  recipe={kbdRecipe}
                  size="lg"
                  variant="outline"
                  color="ink"
                  borderColor="line.strong"
                >
                  {key}
                </Kbd>
              ))}
            </DataList.ItemLabel>
            <DataList.ItemValue>{does}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Box marginTop="4" color="ink.muted">
        {keyWords.note}
      </Box>
    </ModalDialog>
  );
}
