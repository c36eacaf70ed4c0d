import { fileNameInstant } from '@centre/domain/file-name';
import { typeset } from './typeset.ts';

/** Labels of the export formats. */
export const exportFormats = {
  csv: 'Exporter en CSV',
  xlsx: 'Exporter en Excel (XLSX)',
} as const;
export type ExportFormat = keyof typeof exportFormats;

/** Texts of an export, and the headers of its columns. */
export const exportTexts = typeset({
  menu: 'Exporter',
  rows: (count: string) => `${count} : toutes les lignes des filtres en cours.`,
  selectedRows: (count: string) => `${count} : les lignes sélectionnées.`,
  title: 'Export en cours',
  reading: (rows: string, all: string) => `Lecture : ${rows} sur ${all}…`,
  writing: 'Écriture du fichier…',
  privacy:
    'Ce fichier contient des données personnelles : gardez-le sur un poste du centre et supprimez-le quand il ne sert plus.',
  cancelled: 'Export annulé',
  done: (rows: string, file: string) => `${rows} dans « ${file} »`,
  nothing: 'Aucune inscription à exporter avec ces filtres.',
  failed: (reason: string) => `Erreur lors de l’export : ${reason}`,
  tooManyForExcel: 'il y a trop de lignes pour une feuille Excel. Utilisez le CSV.',
  sheet: 'Inscriptions',
  columns: {
    reference: 'Référence',
    received: 'Date d’inscription',
    statut: 'Statut',
    decided: 'Date de traitement',
    decidedBy: 'Traitée par',
    campagne: 'Campagne',
  },
});

/** `inscriptions-20261120-140509.csv`. */
export function exportFileName(format: ExportFormat, now: Date): string {
  return `inscriptions-${fileNameInstant(now)}.${format}`;
}
