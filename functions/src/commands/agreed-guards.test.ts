import { describe, expect, it } from 'vitest';
import type { Guard } from './command.ts';
import * as commands from './index.ts';

/**
 * Who may run each command, as it was agreed: copied by hand, since what is derived from the
 * commands would agree with whatever they say.
 */
const agreed = {
  countInscriptions: 'inscriptions:read',
  countPhotos: 'anyone',
  countTemoignages: 'temoignages:read',
  createInscription: 'anyone',
  createUser: 'users:write',
  deleteArticle: 'articles:delete',
  deleteInscription: 'inscriptions:delete',
  deletePhoto: 'galerie:delete',
  deleteTemoignage: 'temoignages:delete',
  deleteUser: 'users:delete',
  handleDataSubjectRequest: 'personnes:delete',
  indexInscriptions: 'inscriptions:read',
  listArticles: 'anyone',
  listInscriptions: 'inscriptions:read',
  listJournal: 'users:read',
  listPhotos: 'anyone',
  listTemoignages: 'anyone',
  listUsers: 'users:read',
  login: 'anyone',
  logout: 'anyone',
  noteConsultation: 'inscriptions:read',
  noteExport: 'inscriptions:read',
  readArticle: 'anyone',
  readInscription: 'inscriptions:read',
  readTemoignage: 'anyone',
  saveArticle: 'articles:write',
  savePhoto: 'galerie:write',
  saveTemoignage: 'temoignages:write',
  setTemoignageStatut: 'temoignages:write',
  updateInscription: 'inscriptions:write',
  updateUser: 'users:write',
  verifySession: 'dashboard:read',
  viewArticle: 'anyone, without App Check',
} as const satisfies Record<keyof typeof commands, string>;

function said(guard: Guard): string {
  if (!('allow' in guard)) return `${guard.resource}:${guard.action}`;
  return guard.unattested ? `${guard.allow}, without App Check` : guard.allow;
}

describe('the guard of every command', () => {
  it('is one that was agreed upon', () => {
    expect(Object.keys(agreed)).toEqual(Object.keys(commands).toSorted());
  });

  it.each(Object.entries(agreed))('%s: %s', (name, guard) => {
    expect(said(commands[name as keyof typeof commands].guard)).toBe(guard);
  });
});
