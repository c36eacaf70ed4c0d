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

/** Converts `7h` or `17h30` to `07:00` or `17:30`. */
function isoTime(hour: string): string {
  const [hours = '', minutes = ''] = hour.split('h');
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

// A link to the home page of a network is not a profile of the centre.
const profiles = centre.socialLinks
  .map(({ url }) => url)
  .filter((url) => new URL(url).pathname !== '/');

// Short description of the centre, for the home page, which must stay small.
const shortOrganisation = {
  '@context': context,
  ...provider,
  name: centre.name,
  alternateName: centre.abbreviation,
  url: siteAddress('/'),
  logo: siteAddress('/icons/512.png'),
};

const fullOrganisation = {
  ...shortOrganisation,
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
    opens: isoTime(centre.openingHours.from),
    closes: isoTime(centre.openingHours.to),
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

/** BreadcrumbList of a page: the home page, then the pages in `below`. */
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

/** JSON-LD objects of a route: the centre, or a course. */
export function structuredDataOf({ path, title, description }: PublicRoute): readonly object[] {
  if (path === '/') return [shortOrganisation];
  if (path === centrePath || path === '/contact') return [fullOrganisation];
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

/** Largest number of photos in the JSON-LD of the gallery. */
const maxPhotos = 12;

export function galleryData(photos: readonly Photo[]): readonly object[] {
  const image = photos.slice(0, maxPhotos).map(({ titre, description, imageUrl }) => ({
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

/** Testimonials as schema.org reviews, with ratings out of five where given. */
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
  return [{ ...shortOrganisation, review }];
}
