import { describe, expect, it } from 'vitest';
import { saysSomething } from './says-something.ts';

describe('What a title says', () => {
  it.each([
    'photo',
    'Image',
    'IMG_2041',
    'PXL_20250807_101500',
    'WhatsApp Image 2025-08-07',
    'Photo 3',
    'Une photo',
    'atelier.JPG',
    'Soudure soudure, soudure',
    'Sans titre',
    'Actualité 12',
    '2025',
    '…',
  ])('is nothing in %j', (text) => {
    expect(saysSomething(text)).toBe(false);
  });

  it.each([
    'Soudure',
    'Soudure à l’arc',
    'Photo de la remise des prix',
    'Nouvelle session de formation',
    'BTS 2',
    'Éwé',
  ])('is something in %j', (text) => {
    expect(saysSomething(text)).toBe(true);
  });
});
