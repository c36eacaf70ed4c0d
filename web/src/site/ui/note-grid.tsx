import { chakra, SimpleGrid } from '@chakra-ui/react';
import { TextBlock } from './text-block.tsx';

interface NoteGridProps {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  /** How many stand side by side where there is room. */
  readonly columns: 2 | 3 | 4;
}

const Note = chakra('li', {
  base: { paddingInlineStart: '5', borderInlineStart: '3px solid', borderColor: 'brand' },
});

/** Things of the same kind, each with its title and its explanation. */
export function NoteGrid({ notes, columns }: NoteGridProps) {
  return (
    <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: columns }} columnGap="8" rowGap="8">
      {notes.map(({ title, text }) => (
        <Note key={title}>
          <TextBlock title={title} text={text} />
        </Note>
      ))}
    </SimpleGrid>
  );
}
