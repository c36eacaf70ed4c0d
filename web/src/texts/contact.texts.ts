import { centre } from '@centre/domain/centre';
import { typeset } from './typeset.ts';

const { abbreviation, city, openingHours, position } = centre;

// Distance from the centre to the edges of the map, in degrees.
const mapRadius = { longitude: 0.012, latitude: 0.006 };

const box = [
  position.longitude - mapRadius.longitude,
  position.latitude - mapRadius.latitude,
  position.longitude + mapRadius.longitude,
  position.latitude + mapRadius.latitude,
]
  .map((degrees) => degrees.toFixed(4))
  .join(',');

export const contact = typeset({
  title: 'Nous contacter',
  blockTitle: 'Nous trouver, nous appeler',
  lead: `Une question sur une formation, un dossier, une intervention en entreprise ? Le secrétariat du ${abbreviation} vous répond.`,
  address: 'Adresse',
  email: 'E-mail',
  phones: 'Téléphones',
  website: 'Site web',
  opening: `${openingHours.days[0]?.toUpperCase() ?? ''}${openingHours.days.slice(1)}, de ${openingHours.from} à ${openingHours.to}`,
  call: 'Appeler',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  write: 'Écrire',
  actions: 'Nous joindre tout de suite',
  details: 'Coordonnées',
  map: `Plan d’accès du ${abbreviation} à ${city}`,
  openMap: 'Ouvrir le plan en grand',
  directionsTitle: 'Venir au centre',
  directions: [
    'Depuis le centre-ville, prenez la route du port vers l’est ; le portail vert du centre est à droite, avant l’entrée de la zone portuaire.',
    'En taxi ou en zémidjan, demandez « la route de la zone portuaire, au centre de formation ».',
    'Présentez-vous à l’accueil avec une pièce d’identité : on vous conduit au secrétariat.',
  ],
  courses: [
    { label: 'Secrétariat', value: `${openingHours.from}-${openingHours.to}` },
    { label: 'Cours du jour', value: '8h-16h' },
    { label: 'Cours du soir', value: '17h-21h' },
  ],
});

const subject = `Une question pour le ${abbreviation}`;
/** Beginning of a message, for the visitor to complete. */
const firstWords = encodeURIComponent(`Bonjour, j’ai une question pour le ${abbreviation} : `);

/** Links that open a message to the centre, with its beginning. */
export const messageLinks = {
  whatsapp: `https://wa.me/${centre.whatsapp.slice(1)}?text=${firstWords}`,
  sms: `sms:${centre.whatsapp}?body=${firstWords}`,
  email: `mailto:${centre.email}?subject=${encodeURIComponent(subject)}&body=${firstWords}`,
} as const;

/** URL of the embedded map. */
export const mapFrame = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${position.latitude}%2C${position.longitude}`;

/** URL of the map as a page. */
export const mapPage = `https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=16/${position.latitude}/${position.longitude}`;
