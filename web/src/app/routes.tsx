import { centrePath } from '@centre/domain/centre';
import { matchPath } from 'react-router-dom';
import { departments } from '../texts/departments.texts.ts';
import { pages, type PageText } from '../texts/pages.texts.ts';
import { prerenderedPage } from '../site/ui/prerendered.tsx';
import { lazyComponent, type LazyComponent, type ModuleWith } from '../ui/lazy-component.tsx';

const isReachable = () =>
  navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller);

/**
 * Runs `load`, and reloads the page from the server or the cache when the code of another screen
 * cannot be loaded, because of a new deployment or a network failure.
 *
 * @throws the error of `load`, when neither server nor cache can be reached.
 */
async function reloadOnChunkError<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isReachable()) throw error;
    console.warn('A screen could not be loaded.', error);
    location.reload();
    return new Promise<T>(() => undefined);
  }
}

/** Page of the public site. */
export interface PublicRoute extends PageText {
  /** Path, or pattern of paths. */
  readonly path: string;
  readonly Content: LazyComponent;
  /** Excluded from search engines. */
  readonly isHidden?: boolean;
  /** Without the `EnrolBar`: the form itself, and subjects that the form is not for. */
  readonly hasNoEnrolBar?: boolean;
  /** Whether the path is a pattern; firebase.json serves another page's file there. */
  readonly isPattern?: boolean;
  /** Canonical path, if different. */
  readonly sameAs?: string;
}

// Preloading never reloads: on the visible page that would lose typed answers.
function screen<Name extends string>(loadModule: ModuleWith<Name>, name: Name) {
  const load = async () => (await loadModule())[name];
  return lazyComponent(load, null, () => reloadOnChunkError(load));
}

const staticScreen = <Name extends string>(load: ModuleWith<Name>, name: Name) =>
  prerenderedPage(screen(load, name));

const Home = screen(() => import('../site/home/home.tsx'), 'Home');
const Centre = staticScreen(() => import('../site/centre/centre.tsx'), 'Centre');
const About = staticScreen(() => import('../site/about/about.tsx'), 'About');
const Formations = staticScreen(
  () => import('../site/programmes/formations.tsx'),
  'Formations',
);
const bothBts = () => import('../site/programmes/bts-page.tsx');
const Bts = staticScreen(bothBts, 'Bts');
const BtsThreeYears = staticScreen(bothBts, 'BtsThreeYears');
const plainPages = () => import('../site/programmes/plain-pages.tsx');
const Bacpro = staticScreen(plainPages, 'Bacpro');
const Companies = staticScreen(plainPages, 'Companies');
const Licence = prerenderedPage(
  screen(() => import('../site/programmes/licence.tsx'), 'Licence'),
  async () => (await import('../site/programmes/licence-islands.tsx')).LicenceIslands,
);
const ShortCourses = staticScreen(
  () => import('../site/programmes/short-courses.tsx'),
  'ShortCourses',
);
const Department = staticScreen(
  () => import('../site/departments/department.tsx'),
  'Department',
);
const Gallery = screen(() => import('../site/gallery/gallery.tsx'), 'Gallery');
const News = screen(() => import('../site/news/news.tsx'), 'NewsPage');
const Temoignages = screen(() => import('../site/temoignages/temoignages.tsx'), 'Temoignages');
const Contact = staticScreen(() => import('../site/contact/contact.tsx'), 'Contact');
const Inscription = screen(() => import('../site/inscription/inscription.tsx'), 'Inscription');
const Suivi = screen(() => import('../site/suivi/suivi.tsx'), 'Suivi');
const TestImages = screen(() => import('../site/test-screens/test-images.tsx'), 'TestImages');
const TestCarousel = screen(
  () => import('../site/test-screens/test-carousel.tsx'),
  'TestCarousel',
);
const NotFound = screen(() => import('../site/not-found/not-found.tsx'), 'NotFound');

/** All pages of the public site; those without a pattern are prerendered. */
export const routes: readonly PublicRoute[] = [
  { path: '/', ...pages.home, Content: Home },
  { path: centrePath, ...pages.centre, Content: Centre },
  { path: '/apropos', ...pages.about, Content: About },
  { path: '/formation', ...pages.formations, Content: Formations },
  { path: '/bts', ...pages.bts, Content: Bts },
  { path: '/bts-3-ans', ...pages.btsThreeYears, Content: BtsThreeYears },
  { path: '/bacpro', ...pages.bacpro, Content: Bacpro },
  { path: '/licence', ...pages.licence, Content: Licence, hasNoEnrolBar: true },
  { path: '/courteduree', ...pages.shortCourses, Content: ShortCourses, hasNoEnrolBar: true },
  { path: '/auxentreprise', ...pages.companies, Content: Companies, hasNoEnrolBar: true },
  ...departments.map(({ path, title, description }) => ({
    path,
    title,
    description,
    Content: Department,
  })),
  { path: '/galerie', ...pages.gallery, Content: Gallery },
  { path: '/actualites', ...pages.news, Content: News },
  { path: '/actualites/:id', ...pages.news, Content: News, isPattern: true },
  { path: '/blog', ...pages.news, Content: News, sameAs: '/actualites' },
  {
    path: '/blog/category/:category',
    ...pages.news,
    Content: News,
    isPattern: true,
    sameAs: '/actualites',
  },
  { path: '/temoignages', ...pages.temoignages, Content: Temoignages },
  { path: '/contact', ...pages.contact, Content: Contact },
  { path: '/inscription', ...pages.inscription, Content: Inscription, hasNoEnrolBar: true },
  { path: '/suivi', ...pages.suivi, Content: Suivi, hasNoEnrolBar: true },
  { path: '/test-images', ...pages.testImages, Content: TestImages, isHidden: true },
  { path: '/test-carousel', ...pages.testCarousel, Content: TestCarousel, isHidden: true },
];

/** Page of any other address. */
export const notFound: PublicRoute = {
  path: '/404',
  ...pages.notFound,
  Content: NotFound,
  isHidden: true,
};

/** Preloads the code of a screen, so that it renders without a fallback. */
export function preloadScreen(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
  return route.Content.preload();
}

/** Canonical path of a page; `pathname` is the actual path of a pattern. */
export function canonicalPath(
  { path, isPattern, sameAs }: Pick<PublicRoute, 'path' | 'isPattern' | 'sameAs'>,
  pathname = path,
): string {
  return sameAs ?? (isPattern ? pathname : path);
}
