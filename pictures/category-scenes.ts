import type { SceneName } from './catalogue.ts';
import type { GalleryCategory } from './gallery-pictures.ts';

/** Which pictures suit which category of the gallery, the most telling first. */
export const categoryScenes = {
  Evènements: ['graduation', 'meeting', 'courtyard', 'teaching', 'classroom'],
  'Mécanique Diesel': ['diesel', 'injectionPump', 'hands', 'measuring'],
  "Mécanique d'entretien": [
    'lathe',
    'drilling',
    'hydraulics',
    'measuring',
    'hall',
    'hands',
    'safety',
  ],
  Electromécanique: ['motor', 'cabinet', 'controller', 'hands', 'teaching'],
  'Climatisation & Froid Industriel': ['cold', 'airConditioning', 'cabinet', 'hands'],
  'Chaudronnerie & Soudure': ['welding', 'boilermaking', 'safety', 'hall'],
  'Eaux & Assainissement': ['pumpStation', 'pipeRack', 'hands'],
  'Energie Renouvelable': ['solar', 'cabinet', 'courtyard'],
  Informatique: ['computerRoom', 'controller', 'classroom'],
} as const satisfies Record<GalleryCategory, readonly SceneName[]>;
