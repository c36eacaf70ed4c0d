import { Box, chakra } from '@chakra-ui/react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { keyWords } from '../desk.texts.ts';

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '8',
    paddingInline: '2',
    textAlign: 'center',
    fontFamily: 'body',
    fontWeight: '600',
    background: 'surface.sunken',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
  },
});

/** The keys that work in the list, and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title={keyWords.title} size="sm" onClose={onClose}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto 1fr"
        columnGap="4"
        rowGap="2"
        alignItems="center"
      >
        {keyWords.keys.map(({ keys, does }) => (
          <Box key={does} display="contents">
            <chakra.dt display="flex" gap="1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </chakra.dt>
            <dd>{does}</dd>
          </Box>
        ))}
      </chakra.dl>
      <Box marginTop="4" color="ink.muted">
        {keyWords.note}
      </Box>
    </ModalDialog>
  );
}
