/** Why a file did not arrive. */
export class UploadError extends Error {
  /**
   * `cancelled`: by the member. `refused`: by the rules of the storage. `unreachable`: no answer
   * came for a long time. `unloaded`: the code that does it could not be fetched. `unreadable`:
   * the file is no longer where it was. `failed`: anything else.
   */
  readonly kind: 'cancelled' | 'refused' | 'unreachable' | 'unloaded' | 'unreadable' | 'failed';

  constructor(kind: UploadError['kind'], cause?: unknown) {
    super(`The upload ended: ${kind}.`, { cause });
    this.name = 'UploadError';
    this.kind = kind;
  }
}
