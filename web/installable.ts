import { centre } from '@centre/domain/centre';
import { GREEN, PAPER } from '../pictures/palette.ts';
import { pages } from './src/content/pages.ts';
import { site } from './src/content/site.ts';

/** The icons of the site as an application; sizes in pixels. */
export const icons = [
  { src: '/icons/192.png', size: 192, purpose: 'any' },
  { src: '/icons/512.png', size: 512, purpose: 'any' },
  { src: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The icon on the home screen of an iPhone, which takes none with transparent parts. */
export const appleIcon = { src: '/icons/apple.png', size: 180 } as const;

/** How the site presents itself to a device that installs it. */
export const webManifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  name: `${centre.abbreviation}, ${centre.name}`,
  short_name: centre.abbreviation,
  description: pages.home.description,
  lang: 'fr',
  dir: 'ltr',
  display: 'standalone',
  theme_color: GREEN,
  background_color: PAPER,
  categories: ['education'],
  icons: icons.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: site.enrol, url: '/inscription' },
    { name: pages.news.title, url: '/actualites' },
  ],
} as const;
