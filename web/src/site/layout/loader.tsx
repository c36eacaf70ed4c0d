import { Box, chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { timings } from '../../ui/timings.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });
const vanish = keyframes({ to: { visibility: 'hidden' } });

// Lies over a page that works already, so it takes no pointer events.
const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'veil',
    pointerEvents: 'none',
    overflow: 'hidden',
  },
});

const Badge = chakra('div', {
  base: {
    position: 'absolute',
    left: '4',
    // Above the bar of a phone.
    bottom: { base: '20', lg: '4' },
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: '2',
    paddingInlineEnd: '4',
    borderRadius: 'round',
    background: 'surface.raised',
    borderWidth: '1px',
    boxShadow: 'card',
    fontSize: 'xs',
    color: 'ink.muted',
  },
});

/** The loading screen of the first load, then a shorter one on each navigation. */
export function Loader() {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, moves: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, moves: seen.moves + 1 });
  return seen.moves === 0 ? (
    <Overlay key="first" name="loading-screen" durationMs={timings.loadingScreenMs} />
  ) : (
    <Overlay key={seen.moves} name="preloader" durationMs={timings.preloaderMs} />
  );
}

interface OverlayProps {
  readonly name: string;
  readonly durationMs: number;
}

function Overlay({ name, durationMs }: OverlayProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  if (isOver) return null;
  return (
    // CSS hides it in time even if the scripts never load.
    <Veil
      aria-hidden
      data-overlay={name}
      animation={`${vanish} 0s linear ${durationMs}ms forwards`}
    >
      <Box
        height="3px"
        background="call"
        transformOrigin="left"
        animation={`${grow} ${durationMs}ms ease-out forwards`}
      />
      <Badge>
        <Logo size={24} />
        {site.loading}
      </Badge>
    </Veil>
  );
}
