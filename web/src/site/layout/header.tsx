import { centre } from '@centre/domain/centre';
import { formatLongDate, startOf } from '@centre/domain/dates';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled-system/css';
import { site } from '../../texts/site.texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { usePopover } from '../ui/use-popover.ts';
import { useToday } from '../ui/use-today.ts';
import { container, iconButtons } from '../../ui/styles.ts';
import { Announcements } from './announcements.tsx';
import { MainMenu } from './main-menu.tsx';

const topBar = css({
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'over',
  background: 'surface.deep',
  color: 'ink.inverse',
  fontSize: 'xs',
});

const logo = css({ width: 'auto', height: { base: '60px', md: '100px' }, flexShrink: '0' });

/** The bar that stays at the top of the screen, and the main bar, which scrolls away. */
export function Header() {
  const menu = usePopover<HTMLElement>('menu');
  return (
    <header
      className={css({
        paddingTop: 'var(--bar-height)',
        background: 'surface.raised',
        borderBottomWidth: '1px',
      })}
    >
      <div className={topBar}>
        <div
          className={css({
            ...container,
            display: 'flex',
            alignItems: 'center',
            gap: { base: '1', md: '4' },
            height: 'var(--bar-height)',
          })}
        >
          <Announcements />
          <Today
            className={css({
              display: { base: 'none', md: 'block' },
              color: 'ink.inverseMuted',
            })}
          />
          <SocialLinks className={css({ display: { base: 'none', lg: 'flex' } })} />
          <SearchBox />
          <button
            type="button"
            aria-label={site.menu}
            {...menu.button}
            className={css({
              ...iconButtons.ghost,
              display: { base: 'inline-flex', lg: 'none' },
              marginInlineEnd: '-10px',
            })}
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
      <div
        className={css({
          ...container,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '4',
          paddingBlock: { base: '1px 0', md: '2' },
        })}
      >
        <Link to="/">
          <div
            className={css({
              display: 'flex',
              alignItems: 'center',
              gap: { base: '3', md: '4' },
            })}
          >
            <img src="/emblem.svg" alt={site.home} width={100} height={100} className={logo} />
            <div
              className={css({
                display: { base: 'block', lg: 'none', xl: 'block' },
                fontFamily: 'heading',
                fontWeight: '600',
                lineHeight: '1.2',
              })}
            >
              <div
                className={css({
                  fontSize: { base: 'lg', md: 'xl' },
                  color: 'brand',
                  // The narrowest phones have room for the whole name only.
                  '@media (max-width: 359px)': { display: 'none' },
                })}
              >
                {centre.abbreviation}
              </div>
              <div
                className={css({
                  fontSize: { base: 'xs', md: 'sm' },
                  maxWidth: { base: '300px', xl: '190px' },
                })}
              >
                {centre.name}
              </div>
              <Today
                className={css({
                  display: { base: 'block', md: 'none' },
                  fontFamily: 'body',
                  fontWeight: '400',
                  fontSize: 'xs',
                  color: 'ink.muted',
                })}
              />
            </div>
          </div>
        </Link>
        <MainMenu panel={menu.panel} />
      </div>
    </header>
  );
}

const spaced = css({ letterSpacing: '0.03em' });

/** Today's date, in capitals; an empty line of the same height until hydration. */
function Today({ className }: { readonly className: string }) {
  // Formatting dates takes a phone some time, so it is not part of the hydration.
  const day = useDeferredValue(useToday());
  return (
    <time dateTime={day} className={cx(spaced, className)}>
      {day ? formatLongDate(startOf(day)).toLocaleUpperCase('fr') : '\u00A0'}
    </time>
  );
}

const panelStyle = css({
  position: 'fixed',
  inset: 'auto',
  top: 'calc(var(--bar-height) + 8px)',
  right: 'max(16px, calc((100vw - 1200px) / 2 + 24px))',
  margin: '0',
  width: 'min(360px, calc(100vw - 32px))',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'card',
  background: 'surface.raised',
  color: 'ink',
  // A browser without popovers cannot open it.
  '@supports not selector(:popover-open)': { display: 'none' },
});

const input = css({
  width: '100%',
  minHeight: 'touch',
  marginBottom: '2',
  paddingInline: '3',
  // Phones zoom into the page for smaller type.
  fontSize: 'control',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
  _placeholder: { color: 'ink.muted', opacity: 1 },
});

/** The search of the site, which takes any text and says that it is disabled. */
function SearchBox() {
  const { isOpen, button, panel } = usePopover<HTMLDivElement>('recherche');
  return (
    <>
      <button
        type="button"
        aria-label={site.search}
        {...button}
        className={css(iconButtons.ghost)}
      >
        <Icon name="search" size={20} />
      </button>
      <div role="search" aria-label={site.search} {...panel} className={panelStyle}>
        {isOpen && (
          <input
            type="search"
            aria-label={site.search}
            placeholder={site.search}
            className={input}
          />
        )}
        <div role="status" className={css({ fontWeight: '600' })}>
          {site.searchDisabled}
        </div>
      </div>
    </>
  );
}
