import { photoCategories, type Photo } from '@centre/domain/photo/photo';
import { cycle } from './people.ts';
import { daysAfter } from './time.ts';

export function photo(overrides: Partial<Photo> = {}, index = 0): Photo {
  return {
    id: `photo-${index}`,
    imageUrl: `https://images.example/photo-${index}.webp`,
    titre: `Travaux pratiques n° ${index + 1}`,
    description: 'Une séance de travaux pratiques dans les ateliers du centre.',
    categorie: cycle(photoCategories, index),
    dateUpload: daysAfter('2025-05-05T10:00:00Z', index),
    size: 120_000 + index,
    ...overrides,
  };
}
