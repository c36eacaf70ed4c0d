import { formatLongDateTime } from '@centre/domain/dates';

/** What `npm run schedule-backups` says at the terminal. */
export const says = {
  usage:
    'Utilisation : npm run schedule-backups -- --project ID [--keep-days JOURS] [--status]',
  projectMissing:
    'Indiquez le projet Firebase : npm run schedule-backups -- --project ID (l’identifiant est dans la console Firebase, « Paramètres du projet »).',
  demo: 'Les émulateurs n’ont pas de sauvegardes programmées : « npm run backup » les copie.',
  badDays: (most: number) =>
    `--keep-days veut un nombre entier de jours, de 1 à ${most} (Google ne garde pas une sauvegarde plus longtemps).`,
  created: (days: number) =>
    `Programmé : la base de données est sauvegardée chaque jour, et chaque sauvegarde est gardée ${days} jours. La première sera là dans les 24 heures.`,
  changed: (before: number, days: number) =>
    `Changé : les prochaines sauvegardes seront gardées ${days} jours, et non plus ${before}.`,
  unchanged: (days: number) =>
    `Déjà programmé : une sauvegarde par jour, gardée ${days} jours. Rien n’a été changé.`,
  notScheduled: (project: string) =>
    `Aucune sauvegarde quotidienne n’est programmée : npm run schedule-backups -- --project ${project}`,
  scheduled: (days: number) => `Une sauvegarde par jour, gardée ${days} jours.`,
  none: 'Aucune sauvegarde n’est encore là.',
  last: (date: Date, count: number, megabytes: number | undefined) =>
    `${count} sauvegarde(s) ; la dernière est du ${formatLongDateTime(date)}${
      megabytes === undefined ? '' : ` (${megabytes.toFixed(1).replace('.', ',')} Mo)`
    }.`,
  old: 'Elle a plus de deux jours : voyez « Sauvegardes » dans docs/operations.md.',
  notEverything:
    'Ces sauvegardes contiennent les documents. Les comptes et les images sont dans celles de « npm run backup ».',
} as const;
