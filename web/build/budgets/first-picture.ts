/** The phone for which the first picture is weighed: 390 pixels wide, two of its dots to each. */
const phone = { width: 390, dots: 2 } as const;

/** The address of the picture that a phone fetches first, if the page asks for one. */
export function firstPicture(html: string): string | undefined {
  const image = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0];
  if (image === undefined) return undefined;
  const sources = (attribute(image, 'srcset') ?? '').split(',').flatMap((source) => {
    const [url, width] = source.trim().split(' ');
    return url && width ? [{ url, width: Number.parseInt(width, 10) }] : [];
  });
  const needed = shownWidth(attribute(image, 'sizes') ?? '100vw') * phone.dots;
  const fitting = sources
    .sort((a, b) => a.width - b.width)
    .find(({ width }) => width >= needed);
  return (fitting ?? sources.at(-1))?.url ?? attribute(image, 'src');
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/** Pixels of the page that the `sizes` attribute says; conditions are minimal widths of ours. */
function shownWidth(sizes: string): number {
  const chosen =
    sizes
      .split(',')
      .map((size) => size.trim())
      .find((size) => {
        const [, least] = /^\(min-width: (\d+)px\)/.exec(size) ?? [];
        return least === undefined || phone.width >= Number(least);
      }) ?? '100vw';
  const length = Number.parseFloat(chosen);
  return chosen.endsWith('vw') ? (phone.width * length) / 100 : length;
}
