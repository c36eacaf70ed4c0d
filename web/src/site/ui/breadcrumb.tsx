import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { breadcrumb } from '../../texts/site.texts.ts';

/** A page above the present one. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  fontSize: 'sm',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
  '& > li + li::before': { content: '"/"', opacity: 0.6 },
});

const crumbLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
});

/** Where the page stands in the site. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={breadcrumb.name}>
      <ol className={listStyle}>
        {[breadcrumb.home, ...crumbs].map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={crumbLink}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <span className={css({ lineClamp: '2' })}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
