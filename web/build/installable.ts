import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { centre } from '@centre/domain/centre';
import { pages } from '../src/texts/pages.texts.ts';
import { site } from '../src/texts/site.texts.ts';
import { colours } from '../src/ui/tokens.ts';
import { icon, pictureFile } from './pictures.ts';

const emblem = 'embleme/icone';
/** Emblem that fills the square, for systems that crop icons to a shape. */
const fullBleed = 'embleme/icone-pleine';

/** Icons of the installed site; sizes in pixels. */
const icons = [
  { src: '/icons/192.png', size: 192, purpose: 'any', source: emblem },
  { src: '/icons/512.png', size: 512, purpose: 'any', source: emblem },
  { src: '/icons/maskable-512.png', size: 512, purpose: 'maskable', source: fullBleed },
] as const;

/** Icon of an iPhone's home screen, which must be opaque. */
const appleIcon = { src: '/icons/apple.png', size: 180, source: fullBleed } as const;

const webManifest = {
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

/** Makes the emblem, the partners' marks, the manifest and the icons. */
export async function makeMarks(publicFolder: string): Promise<void> {
  const svgs = { emblem: 'embleme/embleme', partners: 'partenaires/partenaires' };
  for (const [name, source] of Object.entries(svgs))
    await copyFile(pictureFile(source), join(publicFolder, `${name}.svg`));
  for (const { src, size, source } of [...icons, appleIcon])
    await writeFile(join(publicFolder, src), await icon(pictureFile(source), size));
  await writeFile(
    join(publicFolder, 'manifest.webmanifest'),
    JSON.stringify(webManifest, null, 2),
  );
}
