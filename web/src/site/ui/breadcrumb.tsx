import { Link } from 'react-router-dom';
import { breadcrumb } from '../../texts/site.texts.ts';
import * as styles from './breadcrumb.module.css';

/** Link to a parent page. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Breadcrumb navigation: home, parent pages, current page. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={breadcrumb.name}>
      <ol className={`wrap gap-x-2 text-sm ${styles.crumbs}`}>
        {[breadcrumb.home, ...crumbs].map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
