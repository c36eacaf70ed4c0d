import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { innerFocusRing } from '../../ui/focus-ring.ts';

interface ChoiceTableProps {
  /** What somebody has, and the programme that takes them from there. */
  readonly rows: readonly {
    readonly from: string;
    readonly to: string;
    readonly path: string;
  }[];
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '1fr 1fr auto' },
    alignItems: 'center',
    columnGap: '6',
    paddingInline: '5',
    paddingBlock: '4',
    minHeight: 'touch',
    _hover: { background: 'brand.soft' },
    _focusVisible: innerFocusRing,
  },
});

/** A table read from what one has to where one can go; each line is a link. */
export function ChoiceTable({ rows }: ChoiceTableProps) {
  return (
    <List>
      {rows.map(({ from, to, path }) => (
        <li key={from}>
          <Row to={path}>
            <span>{from}</span>
            <chakra.span
              fontWeight="600"
              color="brand"
              gridRow={{ base: 2, md: 1 }}
              gridColumn={{ base: 1, md: 2 }}
            >
              {to}
            </chakra.span>
            <chakra.span
              color="brand"
              gridRow={{ base: '1 / span 2', md: 1 }}
              gridColumn={{ base: 2, md: 3 }}
            >
              <ArrowRight size={20} aria-hidden />
            </chakra.span>
          </Row>
        </li>
      ))}
    </List>
  );
}
