import { limits } from '@centre/domain/limits';
import { formatOf, isAnimated, isCut, markLength } from '@centre/domain/content/picture-file';
import {
  pictureFileMessages,
  pictureSendingMessages,
} from '@centre/domain/messages/staff/picture';
import { CallError } from '../../data/callables.ts';

/** The sentences for a file that is refused. */
export interface PictureRules {
  readonly type: string;
  readonly size: string;
  /** Said when none was chosen; without it none is needed. */
  readonly missing?: string;
}

export interface PreparedPicture {
  readonly blob: Blob;
  /** Whether this browser understands it. */
  readonly canBeShown: boolean;
  /** Notice when the published picture will differ from the file. */
  readonly notice: string | undefined;
}

/** The longest side that a published picture needs, in pixels. */
const longestSidePx = 2000;
/** A file of so many bytes is sent as it is if its picture is not too large. */
const smallBytes = 1024 * 1024;
const quality = 0.82;

// A photo of a phone is fifty megabytes once it is read: several at a time, chosen together,
// would exhaust a small machine.
let last: Promise<unknown> = Promise.resolve();

const refusal = (sentence: string) => new CallError('refused', sentence);

/**
 * The picture as it will be sent: smaller and upright where it is larger than a page needs.
 * A GIF stays as it is, and so does what this browser cannot decode: the server judges.
 *
 * @throws CallError with the sentence for a file that is no whole picture, too large, or gone
 */
export function preparePicture(file: Blob, says: PictureRules): Promise<PreparedPicture> {
  const turn = last.then(() => prepare(file, says));
  last = turn.catch(() => undefined);
  return turn;
}

async function prepare(file: Blob, says: PictureRules): Promise<PreparedPicture> {
  if (file.size === 0) throw refusal(pictureFileMessages.empty);
  // Its type is what its name or the phone says, or nothing.
  const format = formatOf(await bytesOf(file.slice(0, markLength)));
  if (!format) throw refusal(says.type);
  if (file.size > limits.imageBytes) throw refusal(says.size);
  const bytes = await bytesOf(file);
  if (isCut(bytes, format)) throw refusal(pictureFileMessages.damaged);
  const notice = isAnimated(bytes, format) ? pictureFileMessages.animated : undefined;
  // From the memory, because the file may be gone when it is sent.
  const whole = new Blob([bytes], { type: `image/${format}` });
  if (format === 'gif') return { blob: whole, canBeShown: true, notice };
  try {
    return { blob: await shrunk(whole), canBeShown: true, notice };
  } catch (error) {
    console.warn('The picture is sent as it is: it could not be decoded.', error);
    return { blob: whole, canBeShown: false, notice };
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn('The file of a picture could not be read.', error);
    throw refusal(pictureSendingMessages.unreadable);
  }
}

/**
 * The picture in `file`, upright and no larger than a page needs: WebP, or JPEG where the
 * browser writes no WebP. The file itself where that would gain nothing.
 *
 * @throws DOMException when the browser cannot read the picture.
 */
async function shrunk(file: Blob): Promise<Blob> {
  // `createImageBitmap` would turn a picture by its orientation only from Chrome 112 on.
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const share = Math.min(1, longestSidePx / Math.max(naturalWidth, naturalHeight));
    if (share === 1 && file.size <= smallBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * share));
    canvas.height = Math.max(1, Math.round(naturalHeight * share));
    const blob = await drawn(image, canvas);
    // A drawing of few colours may be smaller as it came.
    return blob.size < file.size ? blob : file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function drawn(image: HTMLImageElement, canvas: HTMLCanvasElement): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas of that size.', 'InvalidStateError');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  // Transparent parts would turn black in a JPEG.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encoded(canvas, 'image/jpeg');
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob) throw new DOMException('The picture was not encoded.', 'EncodingError');
  return blob;
}
