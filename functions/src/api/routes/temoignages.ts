import {
  answerWith,
  listOf,
  nothingAnswer,
  pageWith,
  temoignageAnswer,
  temoignageStatsAnswer,
  textAnswer,
} from '@centre/domain/api-answers';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import type { Temoignage } from '@centre/domain/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage-schema';
import * as commands from '../../commands/index.ts';
import type { OlderShape } from '../older-body.ts';
import { presentPage, presentTemoignage } from '../presented.ts';
import { commandRoute, documentOfPath, nothing, pageOfList, type Route } from '../route.ts';

const all = '/api/temoignages';
const one = `${all}/:id`;

const words = [
  ...['nom', 'prenom', 'formation', 'promotion', 'contenu', 'note', 'entreprise', 'poste'],
  ...['statut', 'requestId'],
];

const shape: OlderShape = {
  fields: words,
  picture: 'photo',
  numbers: ['note'],
  choices: ['statut'],
  removable: ['note'],
};

const answer = answerWith({ temoignage: temoignageAnswer });
const present = ({ temoignage }: { readonly temoignage: Temoignage }) => ({
  temoignage: presentTemoignage(temoignage),
});

/** The names of the fields, but that of a note which is none. */
function withoutNote(input: object): string[] {
  const fields = Object.entries(input) as [string, unknown][];
  return fields
    .filter(([name, value]) => name !== 'note' || value !== null)
    .map(([name]) => name);
}

function isStatutAlone(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    withoutNote(input).sort().join() === 'id,statut'
  );
}

export const temoignageRoutes: readonly Route[] = [
  commandRoute({
    method: 'GET',
    path: all,
    does: 'Lists the testimonials, the latest first; drafts too for members who may read them.',
    command: commands.listTemoignages,
    input: pageOfList,
    isList: true,
    present: (page) => presentPage('temoignages', page, presentTemoignage),
    answer: pageWith({ temoignages: listOf(temoignageAnswer) }),
    refusals: [429],
  }),
  commandRoute({
    method: 'GET',
    path: `${all}/stats`,
    does: 'Counts published testimonials, drafts, and how many more may be published.',
    command: commands.countTemoignages,
    input: nothing,
    present: (stats) => stats,
    answer: answerWith({ stats: temoignageStatsAnswer }),
  }),
  commandRoute({
    method: 'GET',
    path: one,
    does: 'Reads one testimonial.',
    command: commands.readTemoignage,
    input: documentOfPath,
    present,
    answer,
  }),
  commandRoute({
    method: 'POST',
    path: all,
    does: 'Adds a testimonial, published unless its `statut` says otherwise.',
    command: commands.saveTemoignage,
    status: 201,
    body: { schema: saveTemoignageRequest },
    shape,
    present: (added) => ({ ...present(added), message: staffTemoignageMessages.added }),
    answer: answerWith({ temoignage: temoignageAnswer, message: textAnswer }),
    refusals: [409, 429],
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    does: 'Changes a testimonial; with its `statut` alone it is published or unpublished.',
    command: commands.saveTemoignage,
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
  commandRoute({
    method: 'DELETE',
    path: one,
    does: 'Deletes a testimonial and frees its place.',
    command: commands.deleteTemoignage,
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
  }),
];
