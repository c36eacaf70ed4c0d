import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { useCallback } from 'react';
import { readHeadPhoto } from '../../data/public/head-photo.ts';
import { useQuery } from '../../data/use-query.ts';
import { srcSetOf } from '../../ui/published-image.tsx';
import { VitrinePicture } from './drawing.tsx';
import * as styles from './head-photo.module.css';

/** The `sizes` attribute of the picture in the head of a page. */
export const headSizes = '(min-width: 992px) 520px, (min-width: 576px) 100vw, 82vw';

/**
 * Photograph for the head of a page. Undefined until the browser has decoded it.
 *
 * @param page title of the page.
 */
export function useHeadPhoto(page: string): VitrinePhoto | undefined {
  const load = useCallback(async () => {
    const photo = await readHeadPhoto(page);
    if (photo) await decode(photo);
    return photo;
  }, [page]);
  return useQuery(load, 'The photograph of the page was not loaded.').value;
}

async function decode({ picture }: VitrinePhoto): Promise<void> {
  const image = new Image();
  image.sizes = headSizes;
  image.srcset = srcSetOf(picture);
  await image.decode();
}

export function HeadPhoto({ photo }: { readonly photo: VitrinePhoto }) {
  return (
    <>
      <VitrinePicture of={photo} sizes={headSizes} isFirst />
      {photo.credit && <div className={`text-xs ${styles.credit}`}>© {photo.credit}</div>}
    </>
  );
}
