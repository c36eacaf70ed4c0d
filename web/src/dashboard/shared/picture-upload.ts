import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMember } from '../session/use-member.ts';
import {
  createPictureSender,
  type PictureRules,
  type PictureSender,
  type PictureState,
} from './picture-sender.ts';

/** A picture on its way from the member's disk to where the commands find it. */
export interface PictureUpload extends PictureState {
  /** Takes a file, checks it and prepares it; undefined gives up the one that was taken. */
  readonly choose: (file: File | undefined) => void;
  /**
   * Sends the picture if that is still to be done.
   *
   * @returns where it is, the same again once it was sent; undefined when none was chosen.
   * @throws PictureProblem whose message is the French sentence; `unreachable` when the
   *   connection did not come back.
   */
  readonly send: () => Promise<{ path: string } | undefined>;
  /** What is sent, for a form that keeps it until there is a connection. */
  readonly prepared: () => Promise<Blob | undefined>;
  /** Stops the sending; the file is kept. */
  readonly cancel: () => void;
  /** Begins anew, without a file. */
  readonly reset: () => void;
}

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
export function useUploadOf(sender: PictureSender): PictureUpload {
  const state = useSyncExternalStore(sender.subscribe, sender.state);
  const { choose, send, prepared, cancel, reset } = sender;
  return { ...state, choose, send, prepared, cancel, reset };
}
