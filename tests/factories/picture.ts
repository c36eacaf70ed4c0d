import type { PublishedPicture } from '@centre/domain/content/published-picture';

/** Published picture in two widths. */
export function picture(overrides: Partial<PublishedPicture> = {}): PublishedPicture {
  const folder = overrides.folder ?? 'public/galerie/photo-0/image';
  const url = (file: string) => `https://images.example/${folder}/${file}`;
  return {
    folder,
    width: 640,
    height: 480,
    sources: [320, 640].map((width) => ({ url: url(`${width}.webp`), width })),
    jpeg: url('640.jpg'),
    placeholder: 'data:image/webp;base64,UklGRg==',
    ...overrides,
  };
}
