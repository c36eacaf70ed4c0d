import { expect, it } from 'vitest';
import { notFound, routes } from '../../web/src/app/routes.tsx';
import { tabsFor } from '../../web/src/dashboard/tabs.ts';
import { catalogue } from './catalogue.ts';
import { chosenPictures } from './chosen-pictures.ts';

const paths = catalogue.map(({ address }) => new URL(address, 'http://site').pathname);

/** Whether the catalogue contains a screen of the route. */
function isShown(route: string): boolean {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
  return paths.some((path) => pattern.test(path));
}

it.each(routes.map(({ path }) => [path]))('Catalogue contains a screen of route %s', (path) => {
  expect(isShown(path)).toBe(true);
});

it.each(tabsFor('SUPER_ADMIN').map(({ path }) => [path]))(
  'Catalogue contains a screen of section %s',
  (path) => {
    expect(isShown(`/dashboard/${path}`)).toBe(true);
  },
);

it('Catalogue contains a screen of an unknown path', () => {
  const known = [...routes, notFound].map(({ path }) => path);
  expect(known).not.toContain('/nulle-part');
  expect(paths).toContain('/nulle-part');
});

it.each(chosenPictures)('Catalogue contains the README screen $screen', ({ screen }) => {
  expect(catalogue.map(({ name }) => name)).toContain(screen);
});

it('Catalogue names are unique and valid as file names', () => {
  const names = catalogue.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
