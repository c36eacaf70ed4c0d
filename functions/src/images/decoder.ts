/**
 * The decoder, loaded when the first picture comes: all functions are deployed as one bundle,
 * and most of them never see a picture but would wait for it at every start.
 */
export async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // A function decodes one picture and then waits for minutes: what libvips would keep for
  // the next one is memory that nobody gives back, and more threads are more memory at once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
