import { centre } from '@centre/domain/centre';
import { pages } from '../src/content/pages.ts';
import { site } from '../src/content/site.ts';
import { colours } from '../src/ui/tokens.ts';

const emblem = 'embleme/icone';
/** Systems cut a shape out of it. */
const full = 'embleme/icone-pleine';

/** The icons of the site as an application; sizes in pixels. */
export const icons = [
  { src: '/icons/192.png', size: 192, purpose: 'any', source: emblem },
  { src: '/icons/512.png', size: 512, purpose: 'any', source: emblem },
  { src: '/icons/maskable-512.png', size: 512, purpose: 'maskable', source: full },
] as const;

/** The icon on the home screen of an iPhone, which takes none with transparent parts. */
export const appleIcon = { src: '/icons/apple.png', size: 180, source: full } as const;

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
  theme_color: colours.brand,
  background_color: colours.surface,
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
