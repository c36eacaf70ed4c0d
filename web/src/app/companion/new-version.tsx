import { passing } from '../../content/offline.ts';
import { Button } from '../../ui/button.tsx';
import { PassingLine } from './passing-line.tsx';

/** Offers the newer site; what is being typed on this page survives the reload. */
export function NewVersion({ onLater }: { readonly onLater: () => void }) {
  return (
    <PassingLine>
      {passing.newVersion}
      <Button look="call" fontSize="sm" onClick={() => location.reload()}>
        {passing.reload}
      </Button>
      <Button look="quiet" fontSize="sm" onClick={onLater}>
        {passing.later}
      </Button>
    </PassingLine>
  );
}
