import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { passing } from '../../content/offline.ts';
import { followLastRead, isLastReadShown } from '../../data/last-read.ts';
import { announce, Announcer } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { useConnection } from '../../ui/use-connection.ts';
import { keepPage, whenNewVersion } from './registration.ts';

/** A line at the foot of the screen that stands in nobody's way; nothing when it is empty. */
const StatusBanner = chakra(
  'div',
  {
    base: {
      position: 'fixed',
      insetInline: '0',
      // Above the badge that says that a page is loading.
      bottom: { base: '72px', md: '4' },
      zIndex: 'over',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      width: 'fit-content',
      maxWidth: 'calc(100% - 32px)',
      marginInline: 'auto',
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'control',
      background: 'surface.deep',
      color: 'ink.inverse',
      fontSize: 'sm',
      boxShadow: 'card',
      _empty: { display: 'none' },
    },
  },
  { defaultProps: { role: 'status' } },
);

/**
 * What goes along with every page once it works: it is kept for the time without a network,
 * and the visitor is told when there is none, or when the site has become another one.
 */
export function Pwa() {
  const { pathname } = useLocation();
  const isConnected = useConnection();
  const isOld = useSyncExternalStore(followLastRead, isLastReadShown);
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

/** Offers the newer site; what is being typed on this page survives the reload. */
function NewVersion({ onLater }: { readonly onLater: () => void }) {
  return (
    <StatusBanner>
      {passing.newVersion}
      <Button look="call" fontSize="sm" onClick={() => location.reload()}>
        {passing.reload}
      </Button>
      <Button look="quiet" fontSize="sm" onClick={onLater}>
        {passing.later}
      </Button>
    </StatusBanner>
  );
}

/** Says the title of each page that follows the first, as a browser does of a page it loads. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
  }, [pathname]);
  return null;
}
