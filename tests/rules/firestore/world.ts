import { doc, setDoc, type Firestore } from 'firebase/firestore';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { roles, type Role } from '@centre/domain/permissions';
import { article } from '../../factories/article.ts';
import { inscription } from '../../factories/inscription.ts';
import { memberDocument } from '../../factories/member.ts';
import { photo } from '../../factories/photo.ts';
import { temoignage } from '../../factories/temoignage.ts';

/** Collections that some role may read; only the functions access all others. */
export const openCollections = [
  'articles',
  'galerie',
  'temoignages',
  'inscriptions',
  'corbeilleArticles',
  'corbeilleGalerie',
  'corbeilleTemoignages',
  'corbeilleVitrine',
  'corbeilleInscriptions',
  'registres',
  'users',
  'connexions',
] as const;
export type OpenCollection = (typeof openCollections)[number];

/** Paths of documents that only the functions may access, in unknown collections too. */
export const closedPaths = [
  'marques/publications',
  'usernames/direction',
  'limites/ip',
  'vues/article-0',
  'vuesInscriptions/partagee',
  'references/CFPI-7KQ3-M4XH',
  'recherche/demande',
  'rapprochements/empreinte',
  'inscriptionsSupprimees/demande',
  'contenusSupprimes/galerie~photo',
  'journal/entree',
  'sessionsTerminees/empreinte',
  'requetes/00000000',
  'demonstration/semis',
  'reglages/autre',
  'anything/else',
  'articles/brouillon/versions/1',
  'inscriptions/demande/notes/1',
  'users/SUPER_ADMIN/sessions/1',
] as const;

/** Path of a stored document by collection: a draft where published documents are public. */
export const documents: Readonly<Record<OpenCollection, string>> = {
  articles: 'articles/brouillon',
  galerie: 'galerie/photo',
  temoignages: 'temoignages/brouillon',
  inscriptions: 'inscriptions/demande',
  corbeilleArticles: 'corbeilleArticles/article',
  corbeilleGalerie: 'corbeilleGalerie/photo',
  corbeilleTemoignages: 'corbeilleTemoignages/temoignage',
  corbeilleVitrine: 'corbeilleVitrine/photo',
  corbeilleInscriptions: 'corbeilleInscriptions/demande',
  registres: 'registres/2025-2026~0',
  users: 'users/collegue',
  connexions: 'connexions/collegue',
};

export const uidOf = (role: Role): string => role;

/** Stores a document of every kind, and a member of every role. */
export async function populate(db: Firestore): Promise<void> {
  const set = (path: string, data: object) => setDoc(doc(db, path), data);
  await Promise.all([
    set('reglages/campagne', firstCampagne),
    set('reglages/vitrine', { photos: [] }),
    set(documents.articles, article({ statut: 'brouillon' })),
    set('articles/publie', article()),
    set(documents.galerie, photo()),
    set(documents.temoignages, temoignage({ statut: 'brouillon' })),
    set('temoignages/publie', temoignage()),
    set(documents.inscriptions, inscription()),
    set(documents.corbeilleArticles, article()),
    set(documents.corbeilleGalerie, photo()),
    set(documents.corbeilleTemoignages, temoignage()),
    set(documents.corbeilleVitrine, photo()),
    set(documents.corbeilleInscriptions, inscription()),
    set(documents.registres, { lignes: { demande: 'Mensah' } }),
    set(documents.users, memberDocument()),
    set(documents.connexions, { lastLogin: new Date(0) }),
    ...roles.map((role) => set(`users/${uidOf(role)}`, memberDocument({ role }))),
    ...closedPaths.map((path) => set(path, { valeur: 1 })),
  ]);
}
