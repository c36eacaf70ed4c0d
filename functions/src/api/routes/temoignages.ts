import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import * as commands from '../../commands/index.ts';
import type { LegacyShape } from '../legacy-body.ts';
import { commandRoute, listRoute, type Route } from '../route.ts';

const all = '/api/temoignages';
const one = `${all}/:id`;

const shape: LegacyShape = {
  fields: [
    ...['nom', 'prenom', 'formation', 'promotion', 'contenu', 'note', 'entreprise', 'poste'],
    ...['statut', 'requestId'],
  ],
  picture: 'photo',
  numbers: ['note'],
  choices: ['statut'],
  removable: ['note'],
};

/** Testimonial with additional field names for older clients. */
function presentTemoignage(temoignage: Temoignage): object {
  const { photo, contenu } = temoignage;
  return { ...temoignage, image: photo, message: contenu };
}

const present = ({ temoignage }: { readonly temoignage: Temoignage }) => ({
  temoignage: presentTemoignage(temoignage),
});

/** Whether only the statut changes; an empty note is ignored. */
function hasOnlyStatut(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const fields = (Object.entries(input) as [string, unknown][])
    .filter(([name, value]) => name !== 'note' || value !== null)
    .map(([name]) => name);
  return fields.sort().join() === 'id,statut';
}

export const temoignageRoutes: readonly Route[] = [
  listRoute(all, 'temoignages', commands.listTemoignages, presentTemoignage),
  commandRoute('GET', `${all}/stats`, commands.countTemoignages),
  commandRoute('GET', one, commands.readTemoignage, { present }),
  commandRoute('POST', all, commands.saveTemoignage, {
    status: 201,
    shape,
    present: (added) => ({ ...present(added), message: staffTemoignageMessages.added }),
  }),
  commandRoute('PUT', one, commands.saveTemoignage, {
    commandFor: (input) =>
      hasOnlyStatut(input) ? commands.setTemoignageStatut : commands.saveTemoignage,
    failure: staffTemoignageMessages.modifyFailed,
    shape,
    present,
  }),
  commandRoute('DELETE', one, commands.deleteTemoignage),
];
