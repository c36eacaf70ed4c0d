import { limits } from '@centre/domain/limits';
import {
  formatOf,
  headBytes,
  isAnimated,
  isTruncated,
} from '@centre/domain/content/picture-file';
import {
  pictureFileMessages,
  pictureSendingMessages,
} from '@centre/domain/messages/staff/picture';
import { CallError } from '../../data/callables.ts';

/** Error messages for a refused file. */
export interface PictureMessages {
  readonly type: string;
  readonly size: string;
  /** For a missing picture; absent when the picture is optional. */
  readonly missing?: string;
}

export interface PreparedPicture {
  readonly blob: Blob;
  /** Whether this browser can decode it. */
  readonly canBeShown: boolean;
  /** Notice when the published picture will differ from the file. */
  readonly notice: string | undefined;
}

/** Longest side of a picture to send, in pixels. */
const longestSidePx = 2000;
/** File size up to which a picture without an excessive side is sent unchanged. */
const smallBytes = 1024 * 1024;
const quality = 0.82;

// One after the other: a decoded phone photo takes 50 MB, and several at once would exhaust a
// small machine.
let queue: Promise<unknown> = Promise.resolve();

const refusal = (sentence: string) => new CallError('refused', sentence);

/**
 * Picture to send: shrunk and turned upright when it is larger than a page needs. A GIF and a
 * picture that this browser cannot decode stay unchanged: the server checks them.
 *
 * @throws CallError with the message for a file that is not a whole picture, is too large, or gone
 */
export function preparePicture(file: Blob, texts: PictureMessages): Promise<PreparedPicture> {
  const turn = queue.then(() => prepare(file, texts));
  queue = turn.catch(() => undefined);
  return turn;
}

async function prepare(file: Blob, texts: PictureMessages): Promise<PreparedPicture> {
  if (file.size === 0) throw refusal(pictureFileMessages.empty);
  // The type of the `File` comes from its name or the phone, or is empty.
  const format = formatOf(await bytesOf(file.slice(0, headBytes)));
  if (!format) throw refusal(texts.type);
  if (file.size > limits.imageBytes) throw refusal(texts.size);
  const bytes = await bytesOf(file);
  if (isTruncated(bytes, format)) throw refusal(pictureFileMessages.damaged);
  const notice = isAnimated(bytes, format) ? pictureFileMessages.animated : undefined;
  // A copy in memory, because the file may be gone when it is sent.
  const whole = new Blob([bytes], { type: `image/${format}` });
  if (format === 'gif') return { blob: whole, canBeShown: true, notice };
  try {
    return { blob: await shrink(whole), canBeShown: true, notice };
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
 * Shrinks a picture to what a page needs and turns it upright: WebP, or JPEG when the browser
 * cannot encode WebP. Returns `file` itself when the result would not be smaller.
 *
 * @throws DOMException when the browser cannot read the picture.
 */
async function shrink(file: Blob): Promise<Blob> {
  // Not `createImageBitmap`: it applies the EXIF orientation only from Chrome 112 on.
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, longestSidePx / Math.max(naturalWidth, naturalHeight));
    if (scale === 1 && file.size <= smallBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const blob = await draw(image, canvas);
    // A drawing of few colours may be smaller in its original encoding.
    return blob.size < file.size ? blob : file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function draw(image: HTMLImageElement, canvas: HTMLCanvasElement): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas of that size.', 'InvalidStateError');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  // Transparent parts would turn black in a JPEG.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob) throw new DOMException('The picture was not encoded.', 'EncodingError');
  return blob;
}
