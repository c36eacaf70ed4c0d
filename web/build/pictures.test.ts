import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultPortrait, pictureRatio } from '../src/texts/picture-files.texts.ts';
import { pictures } from '../src/texts/pictures.texts.ts';
import { jpeg, picture, pictureFile } from './pictures.ts';

const own = join(import.meta.dirname, '../pictures');

describe('pictureFile', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    mkdirSync(join(folder, 'accueil'));
    put('accueil-1.svg');
    put('accueil-10.jpg');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string) => writeFileSync(join(folder, 'accueil', name), '');

  it.each(['svg', 'jpg', 'jpeg', 'png', 'webp', 'JPG'])(
    'prefers a .%s file over the drawing, and rejects a missing picture',
    (kind) => {
      put(`accueil-1.${kind}`);
      const file = join(folder, `accueil/accueil-1.${kind}`);
      expect(pictureFile('accueil/accueil-1', folder)).toBe(file);
      expect(() => pictureFile('accueil/accueil-2', folder)).toThrow('accueil/accueil-2');
    },
  );
});

describe('Pictures of the site', () => {
  it('exist, and their drawings have the aspect ratio of the pages', async () => {
    for (const { source } of Object.values(pictures)) {
      const { width, height } = await sharp(pictureFile(source)).metadata();
      if (pictureFile(source).endsWith('.svg')) expect(height / width).toBe(pictureRatio);
    }
    expect(pictureFile(defaultPortrait.source)).toContain('portraits');
  });

  it('have a title, no script and no external reference in every SVG', () => {
    const drawings = globSync('**/*.svg', { cwd: own });
    expect(drawings.length).toBeGreaterThan(80);
    for (const file of drawings) {
      const svg = readFileSync(join(own, file), 'utf8');
      expect(svg, file).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(svg.replaceAll('{{', ''), file).not.toMatch(/<script|href="(?!#|\w+\}\})/);
    }
  });
});

describe('Photograph of the site', () => {
  it('is cropped to the aspect ratio of the site and stripped of EXIF', async () => {
    const create = { width: 900, height: 1200, channels: 3, background: '#3c9577' } as const;
    const taken = sharp({ create }).withExif({ IFD0: { Artist: 'Camera' } });
    const photograph = await taken.jpeg().toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const made = await jpeg(picture(photograph, 480, pictureRatio));
    const { width, height, exif } = await sharp(made).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 300, exif: undefined });
  });
});
