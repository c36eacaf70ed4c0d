import { clsx } from 'clsx';
import { siteAddress } from '@centre/domain/site-address';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { useToday } from '../ui/use-today.ts';
import * as styles from './footer.module.css';

const FooterColumns = prerendered(() => import('./footer-columns.tsx'), 'FooterColumns');

export function Footer() {
  const year = useToday()?.slice(0, 4);
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <footer className="on-deep mt-6">
      <div
        className={clsx(
          'container',
          styles.content,
          pathname === site.enrolPath && styles.onFormPage,
        )}
      >
        <FooterColumns />
        <div className={styles.rights}>{site.rights(year)}</div>
        {/* Shown in print only (app/print.css). */}
        {isHydrated && (
          <div data-page-address className={styles.pageAddress}>
            {siteAddress(pathname)}
          </div>
        )}
      </div>
    </footer>
  );
}
