import type { Resource, Right } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import type { Guard } from './command.ts';
import * as commands from './index.ts';

/**
 * Agreed guards with their commands, written by hand, since a list derived from the commands
 * would always match them.
 */
const agreed: Partial<Record<'anyone' | `${Resource}:${Right}`, string>> = {
  'inscriptions:write': [
    'annotateInscription decideInscriptions noteContact settleCorrection updateInscription',
    'withdrawContact',
  ].join(' '),
  'inscriptions:read':
    'countInscriptions listInscriptions logConsultation logExport readInscription',
  anyone: [
    'countPhotos createInscription followInscription listArticles listPhotos listTemoignages',
    'listVitrine login logout readArticle readCampaign readTemoignage requestCorrection',
    'viewArticle',
  ].join(' '),
  'temoignages:read': 'countTemoignages',
  'users:write': 'createUser updateUser',
  'articles:delete': 'deleteArticle restoreArticle',
  'inscriptions:delete': 'deleteInscription restoreInscription',
  'galerie:delete': 'deletePhoto deleteVitrinePhoto restorePhoto restoreVitrinePhoto',
  'temoignages:delete': 'deleteTemoignage restoreTemoignage',
  'users:delete': 'deleteUser',
  'personnes:delete': 'handleDataSubjectRequest',
  'users:read': 'listJournal listUsers',
  'galerie:write': 'orderVitrine savePhoto saveVitrinePhoto',
  'dashboard:write': 'publishDecisions saveCampaign',
  'articles:write': 'saveArticle',
  'temoignages:write': 'saveTemoignage setTemoignageStatut',
  'dashboard:read': 'verifySession',
};
const guards = Object.entries(agreed).flatMap(([guard, names]) =>
  names.split(' ').map((name) => [name, guard] as const),
);

function textOf(guard: Guard): string {
  return 'allow' in guard ? guard.allow : `${guard.resource}:${guard.action}`;
}

describe('Guard of every command', () => {
  it('is listed by hand for all commands and no others', () => {
    expect(guards.map(([name]) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
  });

  it.each(guards)('is for %s the agreed %s', (name, guard) => {
    const command = Object.entries(commands).find(([one]) => one === name)?.[1];
    expect(command && textOf(command.guard)).toBe(guard);
  });
});
