import { NavLink } from 'react-router-dom';
import { css } from '#styled-system/css';
import { navigation, site } from '../../texts/site.texts.ts';
import { SocialLinks } from '../ui/social-links.tsx';
import type { usePopover } from '../ui/use-popover.ts';

const menuLink = css.raw({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: '52px', lg: 'touch' },
  fontWeight: '600',
  fontSize: { base: 'md', lg: 'sm' },
  whiteSpace: 'nowrap',
});

/** A link of the main menu: a line on a small screen's panel, a word of the bar elsewhere. */
const plainLink = css({
  ...menuLink,
  paddingInline: { base: '4', lg: '2', xl: '3' },
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderInlineStartWidth: { base: '4px', lg: '0' },
  borderBottomWidth: { base: '0', lg: '3px' },
  transition: 'color {durations.quick} ease-out, border-color {durations.quick} ease-out',
  _hover: { color: 'brand' },
  '&[aria-current=page]': { borderColor: 'call', color: 'brand' },
});

/** The same for the one that leads to the enrolment form. */
export const enrolLink = css.raw({
  ...menuLink,
  justifyContent: 'center',
  margin: { base: '4', lg: '0' },
  marginInlineStart: { lg: '2' },
  paddingInline: { base: '4', xl: '5' },
  background: 'call',
  color: 'call.ink',
  borderRadius: 'control',
  // As deep as that of its neighbours.
  borderBottom: { lg: '3px solid transparent' },
  _hover: { background: 'call.strong' },
  '&[aria-current=page]': { borderColor: 'call', textDecoration: 'underline' },
});

// Below `lg` a panel that opens under the top bar; from there on a row in the main bar. No
// `display` is set for the panel, because the browser hides it by that property.
const nav = css({
  position: 'fixed',
  inset: 'var(--bar-height) 0 auto 0',
  width: 'auto',
  margin: '0',
  border: '0',
  padding: '0',
  maxHeight: 'calc(100% - var(--bar-height))',
  overflowY: 'auto',
  background: 'surface.raised',
  color: 'ink',
  boxShadow: 'card',
  '@supports not selector(:popover-open)': { position: 'static', boxShadow: 'none' },
  lg: {
    display: 'block',
    position: 'static',
    overflow: 'visible',
    boxShadow: 'none',
    background: 'transparent',
  },
});

interface MainMenuProps {
  readonly panel: ReturnType<typeof usePopover<HTMLElement>>['panel'];
}

export function MainMenu({ panel }: MainMenuProps) {
  return (
    <nav aria-label={site.navigation} {...panel} className={nav}>
      <ul className={css({ display: 'flex', flexDirection: { base: 'column', lg: 'row' } })}>
        {navigation.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={label === site.enrol ? css(enrolLink) : plainLink}
            >
              {label}
            </NavLink>
          </li>
        ))}
        {/* Beside the others there is no room for it; the foot of each page has it too. */}
        <li className={css({ display: { lg: 'none' } })}>
          <NavLink to={site.followPath} className={plainLink}>
            {site.follow}
          </NavLink>
        </li>
      </ul>
      <SocialLinks
        className={css({
          display: { base: 'flex', lg: 'none' },
          justifyContent: 'center',
          borderTopWidth: '1px',
          paddingBlock: '2',
        })}
      />
    </nav>
  );
}
