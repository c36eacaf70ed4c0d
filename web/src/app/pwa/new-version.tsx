import { passing } from '../../content/offline.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBanner } from './status-banner.tsx';

/** Offers the newer site; what is being typed on this page survives the reload. */
export function NewVersion({ onLater }: { readonly onLater: () => void }) {
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
