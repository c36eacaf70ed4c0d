import { centrePath } from '@centre/domain/centre';
import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { departments } from '../content/departments.ts';
import { pages, type PageText } from '../content/pages.ts';

const isReachable = () =>
  navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller);

/**
 * The result of `load`. When the code of another screen cannot be loaded, because the site was
 * deployed again or the network failed, the page is reloaded from the server or the cache.
 *
 * @throws what `load` throws, when neither server nor cache can be reached.
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

/** A page of the public site. */
export interface PublicRoute extends PageText {
  /** Its address, or the pattern of its addresses. */
  readonly path: string;
  readonly Content: LaterScreen;
  /** Kept out of search engines. */
  readonly isHidden?: boolean;
  /** Its path is a pattern; firebase.json serves another page's file there. */
  readonly isPattern?: boolean;
  /** The canonical path, where it is another one. */
  readonly sameAs?: string;
}

/** A screen whose code is fetched when it is first shown, or by `preload`. */
type LaterScreen = ComponentType & { readonly preload: () => Promise<void> };

/** A screen, by its name in its module. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LaterScreen {
  const Later = lazy<ComponentType>(async () => ({
    default: (await reloadOnChunkError(load))[name],
  }));
  let Loaded: ComponentType | undefined;
  // Without Suspense, React hydrates the screen together with its frame.
  const Content = () =>
    Loaded ? (
      <Loaded />
    ) : (
      <Suspense fallback={null}>
        <Later />
      </Suspense>
    );
  const preload = async () => {
    Loaded = (await load())[name];
  };
  return Object.assign(Content, { preload });
}

const Home = screen('Home', () => import('../site/home/home.tsx'));
const Centre = screen('Centre', () => import('../site/centre/centre.tsx'));
const About = screen('About', () => import('../site/about/about.tsx'));
const Formations = screen('Formations', () => import('../site/programmes/formations.tsx'));
const Bts = screen('Bts', () => import('../site/programmes/bts.tsx'));
const BtsThreeYears = screen(
  'BtsThreeYears',
  () => import('../site/programmes/bts-three-years.tsx'),
);
const Bacpro = screen('Bacpro', () => import('../site/programmes/bacpro.tsx'));
const Licence = screen('Licence', () => import('../site/programmes/licence.tsx'));
const ShortCourses = screen(
  'ShortCourses',
  () => import('../site/programmes/short-courses.tsx'),
);
const Companies = screen('Companies', () => import('../site/programmes/companies.tsx'));
const Department = screen('Department', () => import('../site/departments/department.tsx'));
const Gallery = screen('Gallery', () => import('../site/gallery/gallery.tsx'));
const News = screen('NewsPage', () => import('../site/news/news.tsx'));
const Temoignages = screen('Temoignages', () => import('../site/temoignages/temoignages.tsx'));
const Contact = screen('Contact', () => import('../site/contact/contact.tsx'));
const Inscription = screen('Inscription', () => import('../site/inscription/inscription.tsx'));
const Suivi = screen('Suivi', () => import('../site/suivi/suivi.tsx'));
const TestImages = screen('TestImages', () => import('../site/test-screens/test-images.tsx'));
const TestCarousel = screen(
  'TestCarousel',
  () => import('../site/test-screens/test-carousel.tsx'),
);
const NotFound = screen('NotFound', () => import('../site/not-found/not-found.tsx'));

/** Every page of the public site; each one with an address of its own is prerendered. */
export const routes: readonly PublicRoute[] = [
  { path: '/', ...pages.home, Content: Home },
  { path: centrePath, ...pages.centre, Content: Centre },
  { path: '/apropos', ...pages.about, Content: About },
  { path: '/formation', ...pages.formations, Content: Formations },
  { path: '/bts', ...pages.bts, Content: Bts },
  { path: '/bts-3-ans', ...pages.btsThreeYears, Content: BtsThreeYears },
  { path: '/bacpro', ...pages.bacpro, Content: Bacpro },
  { path: '/licence', ...pages.licence, Content: Licence },
  { path: '/courteduree', ...pages.shortCourses, Content: ShortCourses },
  { path: '/auxentreprise', ...pages.companies, Content: Companies },
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
  { path: '/inscription', ...pages.inscription, Content: Inscription },
  { path: '/suivi', ...pages.suivi, Content: Suivi },
  { path: '/test-images', ...pages.testImages, Content: TestImages, isHidden: true },
  { path: '/test-carousel', ...pages.testCarousel, Content: TestCarousel, isHidden: true },
];

/** Shown at any other address. */
export const notFound: PublicRoute = {
  path: '/404',
  ...pages.notFound,
  Content: NotFound,
  isHidden: true,
};

/** Loads the screen of a page, so that it is rendered at once. */
export function preloadScreen(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
  return route.Content.preload();
}

/** The path under which search engines know the page; `pathname` is that of a pattern. */
export function canonicalPath(
  { path, isPattern, sameAs }: Pick<PublicRoute, 'path' | 'isPattern' | 'sameAs'>,
  pathname = path,
): string {
  return sameAs ?? (isPattern ? pathname : path);
}
