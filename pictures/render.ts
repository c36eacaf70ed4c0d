import sharp, { type Sharp } from 'sharp';

interface RenderSettings {
  /** Width in pixels; the height follows the drawing. */
  readonly width: number;
  /** 1 to 100. */
  readonly quality?: number;
}

function pixels(svg: string, width: number): Sharp {
  return sharp(Buffer.from(svg)).resize({ width });
}

/** Renders a drawing as WebP; 20 to 40 KB at 800 px. Throws when the SVG cannot be read. */
export function renderWebp(
  svg: string,
  { width, quality = 62 }: RenderSettings,
): Promise<Buffer> {
  return pixels(svg, width).webp({ quality, effort: 6 }).toBuffer();
}

/** Renders a drawing as JPEG, for flyers and covers that travel outside the site. */
export function renderJpeg(
  svg: string,
  { width, quality = 84 }: RenderSettings,
): Promise<Buffer> {
  return pixels(svg, width)
    .flatten({ background: '#FBFAF6' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Renders a drawing as PNG, with what is transparent in it; sharp at any size. */
export function renderPng(svg: string, { width }: RenderSettings): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize({ width })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
