import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css } from '#styled-system/css';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { timings } from '../../ui/timings.ts';

// Lies over a page that works already, so it takes no pointer events.
const veil = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'veil',
  pointerEvents: 'none',
  overflow: 'hidden',
  animation: 'vanish 0s linear forwards',
});

const bar = css({
  height: '3px',
  background: 'call',
  transformOrigin: 'left',
  animation: 'grow ease-out forwards',
});

const badge = css({
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

function Overlay({ name, durationMs }: { name: string; durationMs: number }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  if (isOver) return null;
  return (
    // CSS hides it in time even if the scripts never load.
    <div
      aria-hidden
      data-overlay={name}
      className={veil}
      style={{ animationDelay: `${durationMs}ms` }}
    >
      <div className={bar} style={{ animationDuration: `${durationMs}ms` }} />
      <div className={badge}>
        <Logo size={24} />
        {site.loading}
      </div>
    </div>
  );
}
