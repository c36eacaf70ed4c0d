import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { passing } from '../../content/offline.ts';
import { subscribeToLastRead, isLastReadShown } from '../../data/last-read.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { useConnection } from '../../ui/use-connection.ts';
import { NewVersion } from './new-version.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { keepPage, whenNewVersion } from './registration.ts';
import { StatusBanner } from './status-banner.tsx';

/**
 * What goes along with every page once it works: it is kept for the time without a network,
 * and the visitor is told when there is none, or when the site has become another one.
 */
export function Pwa() {
  const { pathname } = useLocation();
  const isConnected = useConnection();
  const isOld = useSyncExternalStore(subscribeToLastRead, isLastReadShown);
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => keepPage(pathname), [pathname]);
  useEffect(() => whenNewVersion(() => setOutdated(true)), []);

  return (
    <>
      <Announcer />
      <PageAnnouncer />
      {isOutdated && isConnected ? (
        <NewVersion onLater={() => setOutdated(false)} />
      ) : (
        <StatusBanner>{(isOld || !isConnected) && passing.offline}</StatusBanner>
      )}
    </>
  );
}
