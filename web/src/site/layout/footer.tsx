import { siteAddress } from '@centre/domain/site-address';
import { useLocation } from 'react-router-dom';
import { css } from '#styled-system/css';
import { site } from '../../texts/site.texts.ts';
import { container } from '../../ui/styles.ts';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { useToday } from '../ui/use-today.ts';

const FooterColumns = prerendered(() => import('./footer-columns.tsx'), 'FooterColumns');

const frame = css.raw({ ...container, paddingTop: { base: '4', lg: '6' } });

export function Footer() {
  const year = useToday()?.slice(0, 4);
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <footer
      className={css({ background: 'surface.deep', color: 'ink.inverse', marginTop: '6' })}
    >
      <div
        className={
          pathname === site.enrolPath
            ? css({
                ...frame,
                paddingBottom: { base: '4', lg: '6' },
                ':has(#without-scripts) &': { paddingBottom: '20' },
                // On a phone nothing leads away from the form but the menu.
                '& [data-elsewhere]': { display: { base: 'none', sm: 'block' } },
              })
            : css({ ...frame, paddingBottom: { base: '4', lg: '6' } })
        }
      >
        <FooterColumns />
        <div
          className={css({
            marginTop: { base: '4', lg: '6' },
            paddingTop: { base: '4', lg: '5' },
            borderTopWidth: '1px',
            borderColor: 'brand',
            fontSize: 'sm',
            color: 'ink.inverseMuted',
          })}
        >
          {site.rights(year)}
        </div>
        {/* Shown in print only (app/print.css). */}
        {isHydrated && (
          <div data-page-address className={css({ display: 'none' })}>
            {siteAddress(pathname)}
          </div>
        )}
      </div>
    </footer>
  );
}
