import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMember } from '../session/use-member.ts';
import type { PictureRules } from './picture-prepare.ts';
import {
  createPictureSender,
  type PictureSender,
  type PictureState,
} from './picture-sender.ts';

/** A picture on its way from the member's disk to where the commands find it. */
export type PictureUpload = PictureState & Omit<PictureSender, 'state' | 'subscribe'>;

/**
 * One picture of a form.
 *
 * @param says what is said of a file that is refused; with `missing`, a picture is required.
 */
export function usePictureUpload(says: PictureRules): PictureUpload {
  const { id } = useMember();
  const [sender] = useState(() => createPictureSender(id, says));
  useEffect(() => sender.reset, [sender]);
  return useUploadOf(sender);
}

/** The picture of a sender that lives longer than the component that shows it. */
export function useUploadOf({ state, subscribe, ...actions }: PictureSender): PictureUpload {
  return { ...useSyncExternalStore(subscribe, state), ...actions };
}
