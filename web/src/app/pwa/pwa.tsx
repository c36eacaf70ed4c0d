import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { statusBanner } from '../../texts/offline.texts.ts';
import { isStale, subscribeToStale } from '../../data/public/freshness.ts';
import { announce, Announcer } from '../../ui/announcer.tsx';
import { useConnection } from '../../ui/use-browser-state.ts';
import { keepPage, whenNewVersion } from './registration.ts';
import * as styles from './pwa.module.css';

/**
 * Progressive web app part of every page: caches it for use offline, and shows when there is no
 * network or when the site has a new version.
 */
export function Pwa() {
  const { pathname } = useLocation();
  const isConnected = useConnection();
  const isCached = useSyncExternalStore(subscribeToStale, isStale);
  const [isOutdated, setOutdated] = useState(false);

  useAnnouncedTitle(pathname);
  useEffect(() => keepPage(pathname), [pathname]);
  useEffect(() => showMaps(isConnected), [isConnected, pathname]);
  useEffect(() => whenNewVersion(() => setOutdated(true)), []);

  return (
    <>
      <Announcer />
      {isOutdated && isConnected ? (
        <div role="status" className={styles.statusBanner}>
          {statusBanner.newVersion}
          {/* Typed answers survive the reload. */}
          <button
            type="button"
            onClick={() => location.reload()}
            className="button call text-sm"
          >
            {statusBanner.reload}
          </button>
          <button
            type="button"
            onClick={() => setOutdated(false)}
            className="button outline text-sm"
          >
            {statusBanner.later}
          </button>
        </div>
      ) : (
        <div role="status" className={styles.statusBanner}>
          {(isCached || !isConnected) && statusBanner.offline}
        </div>
      )}
    </>
  );
}

/**
 * Hides the maps of prerendered pages while there is no network: the sketch behind them stays, with
 * the address and the link below it.
 */
function showMaps(isConnected: boolean): void {
  for (const map of document.querySelectorAll('iframe')) {
    // Retries the parts that failed to load while offline.
    if (isConnected && map.hidden) map.setAttribute('src', map.src);
    map.hidden = !isConnected;
  }
}

/** Announces the title of each page after a client-side navigation. */
function useAnnouncedTitle(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    announce(document.title);
  }, [pathname]);
}
