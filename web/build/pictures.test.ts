import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultPortrait, pictureRatio } from '../src/texts/picture-files.texts.ts';
import { pictures } from '../src/texts/pictures.texts.ts';
import { jpeg, picture, pictureFile } from './pictures.ts';

const own = join(import.meta.dirname, '../pictures');

describe('The file of a picture', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    mkdirSync(join(folder, 'accueil'));
    put('accueil-1.svg');
    put('accueil-10.jpg');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string) => writeFileSync(join(folder, 'accueil', name), '');

  it('is the drawing as long as there is no photograph', () => {
    expect(pictureFile('accueil/accueil-1', folder)).toBe(
      join(folder, 'accueil/accueil-1.svg'),
    );
  });

  it.each(['jpg', 'jpeg', 'png', 'webp', 'JPG'])(
    'is the photograph when one of the same name is there, as .%s',
    (kind) => {
      put(`accueil-1.${kind}`);
      expect(pictureFile('accueil/accueil-1', folder)).toBe(
        join(folder, `accueil/accueil-1.${kind}`),
      );
    },
  );

  it('is asked for by its name when it is missing', () => {
    expect(() => pictureFile('accueil/accueil-2', folder)).toThrow('accueil/accueil-2');
  });
});

describe('The pictures of the site', () => {
  it('are all there, in the proportions in which pages show them', async () => {
    for (const { source } of Object.values(pictures)) {
      const { width, height } = await sharp(pictureFile(source)).metadata();
      if (pictureFile(source).endsWith('.svg')) expect(height / width).toBe(pictureRatio);
    }
    expect(pictureFile(defaultPortrait.source)).toContain('portraits');
  });

  it('are drawings with a title, without anything from elsewhere', () => {
    const drawings = globSync('**/*.svg', { cwd: own });
    expect(drawings.length).toBeGreaterThan(80);
    for (const file of drawings) {
      const svg = readFileSync(join(own, file), 'utf8');
      expect(svg, file).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(svg.replaceAll('{{', ''), file).not.toMatch(/<script|href="(?!#|\w+\}\})/);
    }
  });
});

describe('A photograph', () => {
  it('is cut to the form of the site’s pictures, and comes without what the camera noted', async () => {
    const photograph = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#3c9577' },
    })
      .withExif({ IFD0: { Artist: 'Camera' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { width, height, exif } = await sharp(
      await jpeg(picture(photograph, 480, pictureRatio)),
    ).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 300, exif: undefined });
  });
});
