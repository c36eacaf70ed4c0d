import { NavLink } from 'react-router-dom';
import { navigation, site } from '../../texts/site.texts.ts';
import { SocialLinks } from '../ui/social-links.tsx';
import type { usePopover } from '../ui/use-popover.ts';
import * as styles from './main-menu.module.css';

interface MainMenuProps {
  readonly panel: ReturnType<typeof usePopover<HTMLElement>>['panel'];
}

export function MainMenu({ panel }: MainMenuProps) {
  return (
    <nav aria-label={site.navigation} {...panel} className={styles.menu}>
      <ul className={styles.links}>
        {navigation.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={label === site.enrol ? styles.enrol : styles.link}
            >
              {label}
            </NavLink>
          </li>
        ))}
        {/* The menu of wide screens has no room for it; the footer has it too. */}
        <li className="below-lg">
          <NavLink to={site.followPath} className={styles.link}>
            {site.follow}
          </NavLink>
        </li>
      </ul>
      <SocialLinks className={`below-lg ${styles.socialLinks}`} />
    </nav>
  );
}
