import {
  answerWith,
  deletionAnswer,
  temoignageAnswer,
  temoignageStatsAnswer,
  textAnswer,
} from '@centre/domain/api-answers';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
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

/** A testimonial with its fields under the names that older clients read, too. */
function presentTemoignage(temoignage: Temoignage): object {
  const { photo, contenu } = temoignage;
  return { ...temoignage, image: photo, message: contenu };
}

const present = ({ temoignage }: { readonly temoignage: Temoignage }) => ({
  temoignage: presentTemoignage(temoignage),
});
const answer = answerWith({ temoignage: temoignageAnswer });

/** Whether nothing but the statut is to change; an empty note does not count. */
function isStatutAlone(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const fields = (Object.entries(input) as [string, unknown][])
    .filter(([name, value]) => name !== 'note' || value !== null)
    .map(([name]) => name);
  return fields.sort().join() === 'id,statut';
}

export const temoignageRoutes: readonly Route[] = [
  listRoute(all, 'temoignages', commands.listTemoignages, {
    does: 'Lists the testimonials, the latest first; drafts too for members who may read them.',
    record: temoignageAnswer,
    present: presentTemoignage,
  }),
  commandRoute('GET', `${all}/stats`, commands.countTemoignages, {
    does: 'Counts published testimonials, drafts, and how many more may be published.',
    answer: answerWith({ stats: temoignageStatsAnswer }),
  }),
  commandRoute('GET', one, commands.readTemoignage, {
    does: 'Reads one testimonial.',
    present,
    answer,
  }),
  commandRoute('POST', all, commands.saveTemoignage, {
    does: 'Adds a testimonial, published unless its `statut` says otherwise.',
    status: 201,
    body: { schema: saveTemoignageRequest },
    shape,
    present: (added) => ({ ...present(added), message: staffTemoignageMessages.added }),
    answer: answerWith({ temoignage: temoignageAnswer, message: textAnswer }),
    refusals: [409, 429],
  }),
  commandRoute('PUT', one, commands.saveTemoignage, {
    does: 'Changes a testimonial; with its `statut` alone it is published or unpublished.',
    commandFor: (input) =>
      isStatutAlone(input) ? commands.setTemoignageStatut : commands.saveTemoignage,
    failure: staffTemoignageMessages.modifyFailed,
    body: {
      schema: saveTemoignageRequest,
      optional: ['nom', 'prenom', 'formation', 'contenu'],
    },
    shape,
    present,
    answer,
    refusals: [409, 429],
  }),
  commandRoute('DELETE', one, commands.deleteTemoignage, {
    does: 'Puts a testimonial into the bin, for thirty days, and frees its place.',
    answer: deletionAnswer,
  }),
];
