import type { Photo } from '@centre/domain/photo';
import { useEffect } from 'react';

/** Fetches what may come next while the present photo is looked at. */
export function usePreloaded(photos: readonly (Photo | undefined)[]): void {
  const addresses = photos.map((photo) => photo?.imageUrl ?? '').join('\n');
  useEffect(() => {
    for (const address of addresses.split('\n')) {
      if (address) new Image().src = address;
    }
  }, [addresses]);
}
