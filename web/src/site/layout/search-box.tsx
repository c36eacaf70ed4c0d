import { Box, chakra } from '@chakra-ui/react';
import { site } from '../../texts/site.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePopover } from '../ui/use-popover.ts';

const Panel = chakra(
  'div',
  {
    base: {
      position: 'fixed',
      inset: 'auto',
      top: '3.25rem',
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
export function SearchBox() {
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
