import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { breadcrumb } from '../../texts/site.texts.ts';

/** A page above the present one. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  readonly current: string;
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    fontSize: 'sm',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
    '& > li + li::before': { content: '"/"', opacity: 0.6 },
  },
});

const CrumbLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** Where the page stands in the site. */
export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label={breadcrumb.name}>
      <List>
        {[breadcrumb.home, ...crumbs].map(({ label, path }) => (
          <li key={path}>
            <CrumbLink to={path}>{label}</CrumbLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
