import { chakra } from '@chakra-ui/react';

interface CheckListProps {
  readonly items: readonly string[];
  readonly columns?: 1 | 2;
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '1', sm: '3' },
    '& > li': {
      position: 'relative',
      paddingInlineStart: '6',
      // A short line with its tick: the bullet of a drawing.
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.7em',
        width: '12px',
        height: '2px',
        background: 'call',
      },
    },
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: '1fr' },
      2: { gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** A list of short statements. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <List columns={columns}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
