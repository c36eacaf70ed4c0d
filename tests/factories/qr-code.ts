import sharp from 'sharp';
import decode from 'qr/decode.js';

/** Text of the QR code in `svg`. @throws when there is none. */
export async function readQrCode(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
