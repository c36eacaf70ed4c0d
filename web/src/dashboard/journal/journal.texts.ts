import type { AuditEvent, JournalEntry } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { typeset } from '../../texts/typeset.ts';

const { actions, collections, channels, fields, formats } = journalMessages;

export const journalTexts = typeset({
  lead: 'Qui s’est connecté, et qui a modifié, consulté, exporté ou supprimé quoi, du plus récent au plus ancien. Le journal ne contient rien de ce qui est écrit dans les dossiers ; il ne peut pas être modifié, et garde chaque ligne pendant trois ans.',
  table: 'Journal des opérations',
  loading: 'Chargement du journal…',
  empty: {
    title: 'Rien n’a encore été inscrit au journal',
    hint: 'Les connexions et les opérations des membres apparaîtront ici.',
  },
  columns: {
    date: 'Date',
    member: 'Membre',
    action: 'Action',
    record: 'Enregistrement',
    channel: 'Par',
  },
  operator: 'Opérateur',
  clock: 'Automatique',
  filters: {
    title: 'Filtrer le journal',
    membre: 'Membre',
    everyMember: 'Tous les membres',
    action: 'Action',
    everyAction: 'Toutes les actions',
    du: 'Du',
    au: 'Au',
    clear: 'Effacer les filtres',
    none: {
      title: 'Aucune ligne ne correspond à ces filtres',
      hint: 'Effacez les filtres pour relire tout le journal.',
    },
  },
  applicant: 'Candidat',
  noRecord: '—',
  former: 'Opération qui n’existe plus',
});

/** Action with the changed fields, or with the format and number of exported records. */
export function actionText(
  { action, fields: changed = [], count, format }: Omit<AuditEvent, 'records'>,
  formatCount: (count: number) => string,
): string {
  const details = [
    // Old entries name fields and actions that no longer exist.
    ...changed.map((field) => fields[field]).filter(Boolean),
    ...(format ? [formats[format]] : []),
    ...(count === undefined ? [] : [formatCount(count)]),
  ];
  const label = Object.hasOwn(actions, action) ? actions[action] : journalTexts.former;
  return details.length === 0 ? label : `${label} (${details.join(', ')})`;
}

/** Records by their references, or else by their ids; of several, the first. */
export function recordText({ collection, records, references = [] }: JournalEntry): string {
  const [first, ...others] = references.length > 0 ? references : records;
  if (first === undefined) return journalTexts.noRecord;
  const many = others.length > 1 ? 'autres' : 'autre';
  const rest = others.length === 0 ? [] : [`et ${others.length} ${many}`];
  return [collections[collection], first, ...rest].filter(Boolean).join(' ');
}

export function memberText({ username, channel }: JournalEntry): string {
  if (username !== '') return username;
  if (channel === 'schedule') return journalTexts.clock;
  return channel === 'operation' ? journalTexts.operator : journalTexts.applicant;
}

export const channelText = ({ channel }: JournalEntry): string => channels[channel];
