import { centre, centrePath } from '@centre/domain/centre';
import type { Photo } from '@centre/domain/photo/photo';
import { siteAddress } from '@centre/domain/site-address';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { authorOf } from '../data/public/temoignages.ts';
import { departments } from '../texts/departments.texts.ts';
import { pages } from '../texts/pages.texts.ts';
import type { PublicRoute } from './routes.tsx';

const context = 'https://schema.org';
const organisationId = siteAddress('/#centre');
const provider = { '@type': 'EducationalOrganization', '@id': organisationId };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** `7h` or `17h30` as machines write it. */
function clock(hour: string): string {
  const [hours = '', minutes = ''] = hour.split('h');
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

// A link to the home page of a network is not a profile of the centre.
const profiles = centre.socialLinks
  .map(({ url }) => url)
  .filter((url) => new URL(url).pathname !== '/');

// For the home page, which must stay small.
const inShort = {
  '@context': context,
  ...provider,
  name: centre.name,
  alternateName: centre.abbreviation,
  url: siteAddress('/'),
  logo: siteAddress('/icons/512.png'),
};

const inFull = {
  ...inShort,
  image: siteAddress('/share/accueil.jpg'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: centre.address,
    addressLocality: centre.city,
    addressCountry: centre.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...centre.position },
  email: centre.email,
  telephone: centre.phones,
  foundingDate: String(centre.openedIn),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: clock(centre.openingHours.from),
    closes: clock(centre.openingHours.to),
  },
  ...(profiles.length > 0 && { sameAs: profiles }),
};

/** Durations of the programmes, in ISO 8601. */
const durations: Readonly<Record<string, string | undefined>> = {
  '/bts': 'P2Y',
  '/bts-3-ans': 'P3Y',
  '/bacpro': 'P3Y',
};
const courses = new Set<string>([
  ...Object.keys(durations),
  '/courteduree',
  '/auxentreprise',
  ...departments.map(({ path }) => path),
]);

/** Where a page is: the home page, those above it, the page itself. */
export function breadcrumb(
  ...below: readonly (readonly [name: string, path: string])[]
): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [[pages.home.title, '/'] as const, ...below].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteAddress(path),
      }),
    ),
  };
}

/** The schema.org description of the centre or its courses on a page. */
export function structuredDataOf({ path, title, description }: PublicRoute): readonly object[] {
  if (path === '/') return [inShort];
  if (path === centrePath || path === '/contact') return [inFull];
  if (!courses.has(path)) return [];
  const duration = durations[path];
  const course = {
    '@context': context,
    '@type': 'Course',
    name: title,
    description,
    url: siteAddress(path),
    inLanguage: 'fr',
    provider: { ...provider, name: centre.name, url: siteAddress('/') },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'onsite',
      location: centre.address,
      ...(duration && { duration }),
    },
  };
  return [course, breadcrumb([pages.formations.title, '/formation'], [title, path])];
}

/** Search engines are told of no more photos than these. */
const namedPhotos = 12;

export function galleryData(photos: readonly Photo[]): readonly object[] {
  const image = photos.slice(0, namedPhotos).map(({ titre, description, imageUrl }) => ({
    '@type': 'ImageObject',
    name: titre,
    ...(description && { description }),
    contentUrl: imageUrl,
  }));
  return [
    {
      '@context': context,
      '@type': 'ImageGallery',
      name: pages.gallery.title,
      url: siteAddress('/galerie'),
      image,
    },
  ];
}

/** What people say of the centre, with their note of five where they gave one. */
export function reviewsData(temoignages: readonly Temoignage[]): readonly object[] {
  const review = temoignages.map((temoignage) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: authorOf(temoignage) },
    datePublished: temoignage.dateCreation.toISOString(),
    reviewBody: temoignage.contenu,
    ...(temoignage.note !== undefined && {
      reviewRating: { '@type': 'Rating', ratingValue: temoignage.note },
    }),
  }));
  return [{ ...inShort, review }];
}
