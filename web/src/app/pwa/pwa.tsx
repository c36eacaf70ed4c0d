import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { passing } from '../../texts/offline.texts.ts';
import { isLastReadShown, subscribeToLastRead } from '../../data/public/freshness.ts';
import { announce, Announcer } from '../../ui/announcer.tsx';
import { useConnection } from '../../ui/use-browser-state.ts';
import { keepPage, whenNewVersion } from './registration.ts';
import * as styles from './pwa.module.css';

/**
 * The part of every page that makes it a progressive web app: keeps it for use offline, and says
 * when there is no network or when the site has a new version.
 */
export function Pwa() {
  const { pathname } = useLocation();
  const isConnected = useConnection();
  const isOld = useSyncExternalStore(subscribeToLastRead, isLastReadShown);
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
          {passing.newVersion}
          {/* What is being typed on this page survives the reload. */}
          <button
            type="button"
            onClick={() => location.reload()}
            className="button call text-sm"
          >
            {passing.reload}
          </button>
          <button
            type="button"
            onClick={() => setOutdated(false)}
            className="button outline text-sm"
          >
            {passing.later}
          </button>
        </div>
      ) : (
        <div role="status" className={styles.statusBanner}>
          {(isOld || !isConnected) && passing.offline}
        </div>
      )}
    </>
  );
}

/**
 * Hides the maps of pages that came as HTML while there is no network: the sketch behind them stays,
 * with the address and the link below it.
 */
function showMaps(isConnected: boolean): void {
  for (const map of document.querySelectorAll('iframe')) {
    // What it tried to load meanwhile has failed.
    if (isConnected && map.hidden) map.setAttribute('src', map.src);
    map.hidden = !isConnected;
  }
}

/** Announces the title of each page after the first, as a browser does when it loads one. */
function useAnnouncedTitle(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
  }, [pathname]);
}
