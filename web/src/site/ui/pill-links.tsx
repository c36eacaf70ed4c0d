import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Pill = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'round',
    background: 'surface.raised',
    fontSize: 'sm',
    fontWeight: '600',
    _hover: { borderColor: 'brand', color: 'brand' },
  },
});

interface PillLinksProps {
  /** Addresses of the site, or `#` and a place on the page. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Short links side by side. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <Flex as="ul" wrap="wrap" gap="2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Pill to={to}>{label}</Pill>
        </li>
      ))}
    </Flex>
  );
}
