import { serverMessages } from '@centre/domain/messages/server';
import { CommandError } from '@centre/domain/command-error';
import { can } from '@centre/domain/permissions';
import { documentRequest } from '@centre/domain/schema';
import { vueMessages } from '@centre/domain/messages/staff/inscription';
import { saveVueRequest } from '@centre/domain/inscription/vue-schema';
import * as vues from '../data/inscription/vues.ts';
import { defineCommand } from './command.ts';

/** Saves filters and an order of the applications; one's own, or for everybody who reads them. */
export const saveVue = defineCommand({
  name: 'saveVue',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: saveVueRequest,
  failure: vueMessages.saveFailed,
  run: async (vue, { member, by }) => {
    if (vue.partagee && !can(member.role, 'inscriptions', 'write')) {
      throw new CommandError('permission-denied', serverMessages.notAllowedToShare);
    }
    return { id: await vues.saveVue(vue, by) };
  },
});

export const deleteVue = defineCommand({
  name: 'deleteVue',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  failure: vueMessages.deleteFailed,
  run: ({ id }, { by }) => vues.deleteVue(id, by),
});
