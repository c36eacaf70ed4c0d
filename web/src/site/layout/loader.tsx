import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { timings } from '../../ui/timings.ts';
import * as styles from './loader.module.css';

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
      className={styles.veil}
      style={{ animationDelay: `${durationMs}ms` }}
    >
      <div className={styles.bar} style={{ animationDuration: `${durationMs}ms` }} />
      <div className={`row gap-2 muted ${styles.badge}`}>
        <Logo size={24} />
        {site.loading}
      </div>
    </div>
  );
}
