import { Link } from 'react-router-dom';
import * as styles from './pill-links.module.css';

interface PillLinksProps {
  /** Paths of the site, or fragments of the page. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Row of short links. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className="wrap gap-2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={`framed text-sm bold ${styles.pill}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
