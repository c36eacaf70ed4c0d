import { centre, centrePath } from '@centre/domain/centre';
import { departments } from '../src/content/departments.ts';
import { departmentPages } from '../src/content/departments/pages.ts';
import { pages } from '../src/content/pages.ts';
import { shareImageUrl } from '../src/content/picture-files.ts';
import { pictures, type PictureName } from '../src/content/pictures.ts';

const cards: readonly (readonly [path: string, title: string, picture: PictureName])[] = [
  ['/', 'Les métiers de l’industrie, ça s’apprend ici', 'hero'],
  [centrePath, pages.centre.title, 'centre'],
  ['/apropos', pages.about.title, 'about'],
  ['/formation', pages.formations.title, 'formations'],
  ['/bts', pages.bts.title, 'bts'],
  ['/bts-3-ans', pages.btsThreeYears.title, 'btsThreeYears'],
  ['/bacpro', pages.bacpro.title, 'bacpro'],
  ['/licence', pages.licence.title, 'licence'],
  ['/courteduree', pages.shortCourses.title, 'shortCourses'],
  ['/auxentreprise', pages.companies.title, 'companies'],
  ['/galerie', pages.gallery.title, 'welding'],
  ['/actualites', pages.news.title, 'article'],
  ['/temoignages', pages.temoignages.title, 'formations'],
  ['/contact', pages.contact.title, 'centre'],
  ['/inscription', pages.inscription.title, 'bacpro'],
  ...departments.map(
    ({ path, title }) => [path, title, departmentPages[path].picture] as const,
  ),
];

/** The pictures that messengers show beside links to the site: where they are, what they say. */
export const shareCards = cards.map(([path, title, name]) => ({
  url: shareImageUrl(path),
  picture: pictures[name].source,
  values: { title, abbreviation: centre.abbreviation, centre: centre.name },
}));
