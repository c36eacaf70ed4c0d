import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';

const pill = css({
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
});

interface PillLinksProps {
  /** Addresses of the site, or `#` and a place on the page. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Short links side by side. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={pill}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
