import { centre, centrePath } from '@centre/domain/centre';
import { siteAddress } from '@centre/domain/site-address';
import { departments } from '../content/departments.ts';
import type { PublicRoute } from './routes.tsx';

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
  '@context': 'https://schema.org',
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
    addressCountry: 'TG',
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

/** The schema.org description of the centre or its courses on a page. */
export function structuredDataOf({
  path,
  title,
  description,
}: PublicRoute): object | undefined {
  if (path === '/') return inShort;
  if (path === centrePath || path === '/contact') return inFull;
  if (!courses.has(path)) return undefined;
  const duration = durations[path];
  return {
    '@context': 'https://schema.org',
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
}
