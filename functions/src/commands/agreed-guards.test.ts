import type { Resource, Right } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import type { Guard } from './command.ts';
import * as commands from './index.ts';

/**
 * Who may run each command, as it was agreed: copied by hand, since what is derived from the
 * commands would agree with whatever they say.
 */
const agreed = {
  annotateInscription: 'inscriptions:write',
  countInscriptions: 'inscriptions:read',
  countPhotos: 'anyone',
  countTemoignages: 'temoignages:read',
  createInscription: 'anyone',
  createUser: 'users:write',
  decideInscriptions: 'inscriptions:write',
  deleteArticle: 'articles:delete',
  deleteInscription: 'inscriptions:delete',
  deletePhoto: 'galerie:delete',
  deleteTemoignage: 'temoignages:delete',
  deleteUser: 'users:delete',
  deleteVitrinePhoto: 'galerie:delete',
  followInscription: 'anyone',
  handleDataSubjectRequest: 'personnes:delete',
  listArticles: 'anyone',
  listInscriptions: 'inscriptions:read',
  listJournal: 'users:read',
  listPhotos: 'anyone',
  listTemoignages: 'anyone',
  listUsers: 'users:read',
  listVitrine: 'anyone',
  logConsultation: 'inscriptions:read',
  logExport: 'inscriptions:read',
  login: 'anyone',
  logout: 'anyone',
  noteContact: 'inscriptions:write',
  orderVitrine: 'galerie:write',
  publishDecisions: 'dashboard:write',
  readArticle: 'anyone',
  readCampaign: 'anyone',
  readInscription: 'inscriptions:read',
  readTemoignage: 'anyone',
  requestCorrection: 'anyone',
  restoreArticle: 'articles:delete',
  restoreInscription: 'inscriptions:delete',
  restorePhoto: 'galerie:delete',
  restoreTemoignage: 'temoignages:delete',
  restoreVitrinePhoto: 'galerie:delete',
  saveArticle: 'articles:write',
  saveCampaign: 'dashboard:write',
  savePhoto: 'galerie:write',
  saveTemoignage: 'temoignages:write',
  saveVitrinePhoto: 'galerie:write',
  setTemoignageStatut: 'temoignages:write',
  settleCorrection: 'inscriptions:write',
  updateInscription: 'inscriptions:write',
  updateUser: 'users:write',
  verifySession: 'dashboard:read',
  viewArticle: 'anyone',
  withdrawContact: 'inscriptions:write',
} as const satisfies Record<keyof typeof commands, 'anyone' | `${Resource}:${Right}`>;

function said(guard: Guard): string {
  return 'allow' in guard ? guard.allow : `${guard.resource}:${guard.action}`;
}

describe('the guard of every command', () => {
  it('is one that was agreed upon', () => {
    expect(Object.keys(agreed)).toEqual(Object.keys(commands).toSorted());
  });

  it.each(Object.entries(agreed))('%s: %s', (name, guard) => {
    expect(said(commands[name as keyof typeof commands].guard)).toBe(guard);
  });
});
