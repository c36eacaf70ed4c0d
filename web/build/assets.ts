import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { centre, centrePath } from '@centre/domain/centre';
import { departments } from '../src/texts/departments.texts.ts';
import { departmentPages } from '../src/site/departments/department.texts.ts';
import { pages } from '../src/texts/pages.texts.ts';
import { pictures, type PictureName } from '../src/texts/pictures.texts.ts';
import {
  defaultPortrait,
  drawingUrl,
  photographUrl,
  photographWidths,
  pictureRatio,
  shareImageSize,
  shareImageUrl,
} from '../src/texts/picture-files.texts.ts';
import { flyers } from './flyers.ts';
import { makeFonts } from './fonts.ts';
import { makeMarks } from './installable.ts';
import { dataUrl, jpeg, picture, pictureFile, webp } from './pictures.ts';
import { fill } from './svg-template.ts';
import { tokensCss } from './tokens.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');
const stampFile = join(publicFolder, 'pictures/stamps.json');

/** Widths in pixels of the flyer, A5 at 213 dots per inch, and of its preview. */
const flyerWidth = 1240;
const flyerPreviewWidth = 360;

/** Pictures for link previews: path of the page, title and drawing. */
const shareCards: readonly (readonly [path: string, title: string, picture: PictureName])[] = [
  ['/', 'Les métiers de l’industrie, ça s’apprend ici', 'hero'],
  [centrePath, pages.centre.title, 'centre'],
  ['/apropos', pages.about.title, 'about'],
  ['/formation', pages.formations.title, 'formations'],
  ['/bts', pages.bts.title, 'bts'],
  ['/bts-3-ans', pages.btsThreeYears.title, 'btsThreeYears'],
  ['/bacpro', pages.bacpro.title, 'bacpro'],
  ['/licence', pages.licence.title, 'licence'],
  ['/courteduree', pages.shortCourses.title, 'shortCourses'],
  ['/auxentreprise', pages.companies.title, 'companies'],
  ['/galerie', pages.gallery.title, 'welding'],
  ['/actualites', pages.news.title, 'article'],
  ['/temoignages', pages.temoignages.title, 'formations'],
  ['/contact', pages.contact.title, 'centre'],
  ['/inscription', pages.inscription.title, 'bacpro'],
  ['/suivi', pages.suivi.title, 'formations'],
  ...departments.map(
    ({ path, title }) => [path, title, departmentPages[path].picture] as const,
  ),
];

/** Makes the generated assets: pictures, share cards, flyers, fonts and icons. */
export async function makeAssets(): Promise<void> {
  for (const folder of ['pictures', 'share', 'flyers', 'icons'])
    await mkdir(join(publicFolder, folder), { recursive: true });
  await makeFonts();
  await writeFile(join(root, 'src/ui/tokens.css'), tokensCss);
  const stamps = await readStamps();
  await makePictures(stamps);
  await makeShareCards(stamps);
  await makeFlyers(stamps);
  await writeFile(stampFile, JSON.stringify(stamps));
  await makeMarks(publicFolder);
}

/** Hashes of the sources of each generated file, by its URL. */
type Stamps = Record<string, string>;

async function readStamps(): Promise<Stamps> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8')) as Stamps;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

// Encoding is slow, so files whose sources are unchanged are kept.
async function writeIfChanged(
  stamps: Stamps,
  url: string,
  sources: readonly (string | number | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(typeof source === 'number' ? `${source} ` : source);
  const stamp = hash.digest('hex');
  if (stamps[url] === stamp) return;
  await writeFile(join(publicFolder, url), await make());
  stamps[url] = stamp;
}

async function makePictures(stamps: Stamps): Promise<void> {
  for (const name of Object.keys(pictures) as PictureName[]) {
    const file = pictureFile(pictures[name].source);
    const content = await readFile(file);
    if (file.endsWith('.svg')) {
      await writeIfChanged(stamps, drawingUrl(name), [content], () => Promise.resolve(content));
      continue;
    }
    for (const width of photographWidths) {
      await writeIfChanged(stamps, photographUrl(name, width), [content, width], () =>
        webp(picture(file, width, pictureRatio)),
      );
    }
  }
  const { source, width, url } = defaultPortrait;
  const portrait = pictureFile(source);
  await writeIfChanged(stamps, url, [await readFile(portrait), width], () =>
    webp(picture(portrait, width, 1)),
  );
}

async function makeShareCards(stamps: Stamps): Promise<void> {
  const { width } = shareImageSize;
  for (const [path, title, name] of shareCards) {
    const values = { title, abbreviation: centre.abbreviation, centre: centre.name };
    const svg = await fillTemplate('modeles/partage', pictures[name].source, values);
    await writeIfChanged(stamps, shareImageUrl(path), [svg, width], () =>
      jpeg(picture(Buffer.from(svg), width), 72),
    );
  }
}

async function makeFlyers(stamps: Stamps): Promise<void> {
  for (const { file, preview, picture: name, values } of flyers) {
    const svg = await fillTemplate('modeles/depliant', name, values);
    const sheet = () => picture(Buffer.from(svg), flyerWidth);
    await writeIfChanged(stamps, file, [svg, flyerWidth], () => jpeg(sheet()));
    // Scaled down from the full size: rendered at this width, the picture in the SVG is coarse.
    await writeIfChanged(stamps, preview, [svg, flyerPreviewWidth], async () =>
      webp(picture(await sheet().png().toBuffer(), flyerPreviewWidth)),
    );
  }
}

/** Fills a template with its texts, a picture of the site and the emblem. */
async function fillTemplate(
  template: string,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  return fill(await readFile(pictureFile(template), 'utf8'), {
    ...values,
    picture: await dataUrl(pictureFile(name), pictureRatio),
    emblem: await dataUrl(pictureFile('embleme/embleme'), 1),
  });
}
