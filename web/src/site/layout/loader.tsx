import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { timings } from '../../ui/timings.ts';
import * as styles from './loader.module.css';

/** Loading screen of the first load, then a shorter one on each navigation. */
export function Loader() {
  const { pathname } = useLocation();
  const [last, setLast] = useState({ pathname, navigations: 0 });
  if (last.pathname !== pathname) setLast({ pathname, navigations: last.navigations + 1 });
  return last.navigations === 0 ? (
    <Overlay key="first" name="loading-screen" durationMs={timings.loadingScreenMs} />
  ) : (
    <Overlay key={last.navigations} name="preloader" durationMs={timings.preloaderMs} />
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
    // CSS hides it after the same time, even if the scripts never load.
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
