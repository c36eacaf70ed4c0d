import { centre } from '@centre/domain/centre';
import { formatLongDate, startOf } from '@centre/domain/dates';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { usePopover } from '../ui/use-popover.ts';
import { useToday } from '../ui/use-today.ts';
import { Announcements } from './announcements.tsx';
import { MainMenu } from './main-menu.tsx';
import * as styles from './header.module.css';

/** Sticky top bar, and the main bar, which scrolls away. */
export function Header() {
  const menu = usePopover<HTMLElement>('menu');
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={`container row ${styles.bar}`}>
          <Announcements />
          <Today className={'from-md pale'} />
          <SocialLinks className={`from-lg ${styles.socialLinks}`} />
          <SearchBox />
          <button
            type="button"
            aria-label={site.menu}
            {...menu.button}
            className={`icon-button below-lg ${styles.menuButton}`}
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
      <div className={`container row ${styles.brandAndMenu}`}>
        <Link to="/">
          <div className={`row ${styles.brand}`}>
            <img
              src="/emblem.svg"
              alt={site.home}
              width={100}
              height={100}
              className={styles.logo}
            />
            <div className={styles.words}>
              <div className={styles.abbreviation}>{centre.abbreviation}</div>
              <div className={styles.name}>{centre.name}</div>
              <Today className={`below-md ${styles.day}`} />
            </div>
          </div>
        </Link>
        <MainMenu panel={menu.panel} />
      </div>
    </header>
  );
}

/** Today's date, in capitals; an empty line of the same height until hydration. */
function Today({ className }: { readonly className: string }) {
  // Formatting dates takes a phone some time, so it is not part of the hydration.
  const day = useDeferredValue(useToday());
  return (
    <time dateTime={day} className={`${styles.date} ${className}`}>
      {day ? formatLongDate(startOf(day)).toLocaleUpperCase('fr') : '\u00A0'}
    </time>
  );
}

/** Search field that only answers that the search is disabled. */
function SearchBox() {
  const { isOpen, button, panel } = usePopover<HTMLDivElement>('recherche');
  return (
    <>
      <button type="button" aria-label={site.search} {...button} className="icon-button">
        <Icon name="search" size={20} />
      </button>
      <div role="search" aria-label={site.search} {...panel} className={styles.search}>
        {isOpen && (
          <input
            type="search"
            aria-label={site.search}
            placeholder={site.search}
            className={styles.searchField}
          />
        )}
        <div role="status" className="bold">
          {site.searchDisabled}
        </div>
      </div>
    </>
  );
}
