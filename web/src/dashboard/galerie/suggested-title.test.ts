import { describe, expect, it } from 'vitest';
import { suggestedTitle } from './suggested-title.ts';

describe('The title that the name of a file suggests', () => {
  it.each([
    ['atelier-de-soudure.jpg', 'Atelier de soudure'],
    ['remise_des__diplômes_2026.JPEG', 'Remise des diplômes 2026'],
    ['élèves au tour.v2.png', 'Élèves au tour.v2'],
    ['IMG_1234 banc d’essai.jpg', 'IMG 1234 banc d’essai'],
  ])('of %s', (name, title) => {
    expect(suggestedTitle(name)).toBe(title);
  });

  it.each([
    'IMG_1234.jpg',
    'IMG-20260512-WA0003.jpg',
    'DSC01234.JPG',
    'PXL_20260512_101112.jpg',
    'WhatsApp Image 2026-05-12 at 10.11.12.jpeg',
    '2026-05-12.png',
    '1234.jpg',
    'photo (2).jpg',
    '.jpg',
  ])('is none of %s', (name) => {
    expect(suggestedTitle(name)).toBe('');
  });
});
