/** The longest side that a published picture needs, in pixels. */
export const longestSidePx = 2000;
/** A file of so many bytes is sent as it is if its picture is not too large. */
const smallBytes = 1024 * 1024;

const quality = 0.82;

/** The size at which a picture is kept, in pixels: at most `longestSidePx` on each side. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, longestSidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

/**
 * The picture in `file`, upright and no larger than a page needs: WebP, or JPEG where the
 * browser writes no WebP. The file itself where that would gain nothing.
 *
 * @throws DOMException when the browser cannot read the picture.
 */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = shrunkSize(bitmap.width, bitmap.height);
    const isLarge = size.width < bitmap.width || size.height < bitmap.height;
    if (!isLarge && file.size <= smallBytes) return file;
    const blob = await encoded(bitmap, size);
    // A drawing of few colours may be smaller as it came.
    return blob.size < file.size ? blob : file;
  } finally {
    bitmap.close();
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function encoded(bitmap: ImageBitmap, size: Size): Promise<Blob> {
  const webp = await draw(bitmap, size, 'image/webp');
  return webp.type === 'image/webp' ? webp : draw(bitmap, size, 'image/jpeg');
}

async function draw(bitmap: ImageBitmap, size: Size, type: string): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(size.width, size.height);
    paint(canvas.getContext('2d'), bitmap, size, type);
    return canvas.convertToBlob({ type, quality });
  }
  // Browsers without it have no worker that draws either: this is the page itself.
  const canvas = Object.assign(document.createElement('canvas'), size);
  paint(canvas.getContext('2d'), bitmap, size, type);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new DOMException('The picture was not encoded.', 'EncodingError'));
      },
      type,
      quality,
    );
  });
}

function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  { width, height }: Size,
  type: string,
) {
  if (!context) throw new DOMException('No canvas of that size.', 'InvalidStateError');
  if (type === 'image/jpeg') {
    // Transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}
