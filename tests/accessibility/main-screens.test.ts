import { catalogue } from '../screens/catalogue.ts';
import { faultsAtOnce } from '../screens/checks/look.ts';
import { expectAccessible } from './expect-accessible.ts';

const names = [
  'accueil',
  'actualites',
  'article-partage',
  'galerie',
  'inscription',
  'contact',
  'connexion',
  'tableau-inscriptions',
  'tableau-inscription',
  'tableau-articles',
  'tableau-galerie',
  'tableau-utilisateurs',
];

const screens = names.map((name) => {
  const screen = catalogue.find((known) => known.name === name);
  if (!screen) throw new Error(`No screen is called ${name}.`);
  return screen;
});

expectAccessible('the main screens on a phone', screens, { look: faultsAtOnce });
