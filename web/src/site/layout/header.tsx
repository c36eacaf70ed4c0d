import { Box, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatLongDate } from '@centre/domain/dates';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Container } from '../../ui/layout.tsx';
import { Icon } from '../ui/icon.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { usePopover } from '../ui/use-popover.ts';
import { useToday } from '../ui/use-today.ts';
import { Announcements } from './announcements.tsx';
import { MainMenu } from './main-menu.tsx';

const TopBar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'over',
    background: 'surface.deep',
    color: 'ink.inverse',
    fontSize: 'xs',
  },
});

const Logo = chakra('img', {
  base: { width: 'auto', height: { base: '60px', md: '100px' }, flexShrink: '0' },
});

/** The bar that stays at the top of the screen, and the main bar, which scrolls away. */
export function Header() {
  const menu = usePopover<HTMLElement>('menu');
  return (
    <chakra.header
      paddingTop="var(--bar-height)"
      background="surface.raised"
      borderBottomWidth="1px"
    >
      <TopBar>
        <Container
          display="flex"
          alignItems="center"
          gap={{ base: '1', md: '4' }}
          height="var(--bar-height)"
        >
          <Announcements />
          <Today display={{ base: 'none', md: 'block' }} color="ink.inverseMuted" />
          <SocialLinks display={{ base: 'none', lg: 'flex' }} />
          <SearchBox />
          <IconButton
            aria-label={site.menu}
            display={{ base: 'inline-flex', lg: 'none' }}
            marginInlineEnd="-10px"
            {...menu.button}
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} size={24} />
          </IconButton>
        </Container>
      </TopBar>
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        paddingBlock={{ base: '1px 0', md: '2' }}
      >
        <Link to="/">
          <Flex align="center" gap={{ base: '3', md: '4' }}>
            <Logo src="/emblem.svg" alt={site.home} htmlWidth={100} htmlHeight={100} />
            <Box
              display={{ base: 'block', lg: 'none', xl: 'block' }}
              fontFamily="heading"
              fontWeight="600"
              lineHeight="1.2"
            >
              <Box
                fontSize={{ base: 'lg', md: 'xl' }}
                color="brand"
                // The narrowest phones have room for the whole name only.
                css={{ '@media (max-width: 359px)': { display: 'none' } }}
              >
                {centre.abbreviation}
              </Box>
              <Box
                fontSize={{ base: 'xs', md: 'sm' }}
                maxWidth={{ base: '300px', xl: '190px' }}
              >
                {centre.name}
              </Box>
              <Today
                display={{ base: 'block', md: 'none' }}
                fontFamily="body"
                fontWeight="400"
                fontSize="xs"
                color="ink.muted"
              />
            </Box>
          </Flex>
        </Link>
        <MainMenu panel={menu.panel} />
      </Container>
    </chakra.header>
  );
}

const Line = chakra('time', {
  base: { display: 'block', letterSpacing: '0.03em' },
});

/** Today's date, in capitals; an empty line of the same height until hydration. */
function Today(props: HTMLChakraProps<'time'>) {
  // Formatting dates takes a phone some time, so it is not part of the hydration.
  const day = useDeferredValue(useToday());
  return (
    <Line dateTime={day} {...props}>
      {day ? formatLongDate(new Date(day)).toLocaleUpperCase('fr') : '\u00A0'}
    </Line>
  );
}

const Panel = chakra(
  'div',
  {
    base: {
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
    },
  },
  { forwardProps: ['popover'] },
);

const Input = chakra('input', {
  base: {
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
  },
});

/** The search of the site, which takes any text and says that it is disabled. */
function SearchBox() {
  const { isOpen, button, panel } = usePopover<HTMLDivElement>('recherche');
  return (
    <>
      <IconButton aria-label={site.search} {...button}>
        <Icon name="search" size={20} />
      </IconButton>
      <Panel role="search" aria-label={site.search} {...panel}>
        {isOpen && <Input type="search" aria-label={site.search} placeholder={site.search} />}
        <Box role="status" fontWeight="600">
          {site.searchDisabled}
        </Box>
      </Panel>
    </>
  );
}
