import { formatDateTime } from '@centre/domain/dates';
import { fileNameInstant } from '@centre/domain/file-name';
import type { ExportedAuditEvent } from '@centre/domain/inscription/personal-data';
import { roleLabels } from '@centre/domain/permissions';
import {
  motifLabels,
  resultatLabels,
  voieLabels,
  type Contact,
} from '@centre/domain/inscription/prevenir';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { actionText } from '../dashboard/journal/journal.texts.ts';
import { typeset } from './typeset.ts';

const applications = (count: number) =>
  count < 2 ? `${count} inscription` : `${count} inscriptions`;

export const personsTexts = typeset({
  lead: 'Une personne demande à voir ce que le centre conserve d’elle, ou à le faire effacer. Vérifiez d’abord son identité ; pour un mineur, c’est son père, sa mère ou son tuteur qui demande. Chaque recherche est inscrite au journal. Les témoignages et les photos se retirent dans leurs onglets.',
  searchTitle: 'Rechercher une personne',
  help: {
    reference: 'Telle qu’elle figure sur le reçu.',
    telephone: 'Le sien, ou celui du tuteur.',
    email: 'L’adresse donnée à l’inscription.',
  },
  search: 'Rechercher',
  searching: 'Recherche…',
  none: {
    title: 'Rien n’est conservé sous ces coordonnées',
    hint: 'Essayez une autre référence, un autre numéro ou une autre adresse, puis répondez à la personne que le centre ne conserve rien d’elle.',
  },
  held: 'Ce qui est conservé',
  found: (count: number) => `${applications(count)} sous ces coordonnées`,
  several:
    'Plusieurs personnes ont ces coordonnées. Cochez seulement les inscriptions de celle qui demande.',
  received: (date: string) => `Reçue le ${date}`,
  born: (date: string) => `Né(e) le ${date}`,
  keptUntil: (date: string) => `Conservée jusqu’au ${date}`,
  noReference: 'Sans référence',
  journal: (count: number) =>
    count < 2 ? `${count} opération au journal` : `${count} opérations au journal`,
  download: 'Télécharger ses données',
  notMade: (reason: string) => `Le fichier n’a pas pu être préparé : ${reason}`,
  downloaded: (file: string) => `«\u00A0${file}\u00A0» est dans vos téléchargements.`,
  erase: 'Effacer définitivement',
  erasing: 'Effacement…',
  confirmTitle: 'Confirmer l’effacement',
  confirmErase: (count: number) =>
    `${applications(count)}\u00A0: toutes les réponses, la décision, la note et la ligne de la liste seront perdues, et la référence ne mènera plus à rien. Le journal gardera seulement qu’un effacement a été fait, quand, par qui et de quelles références. Cela ne peut pas être annulé.`,
  chooseFirst: 'Cochez au moins une inscription.',
} as const);

/** Texts of the file with an applicant's personal data. */
export const personFileTexts = typeset({
  title: 'Vos données personnelles',
  made: (centre: string, date: string) =>
    `Tout ce que le ${centre} conserve de vous dans ses dossiers d’inscription, au ${date}.`,
  application: (reference: string) =>
    reference === '' ? 'Inscription sans référence' : `Inscription ${reference}`,
  about: 'Le dossier',
  reference: 'Référence',
  received: 'Reçue le',
  statut: 'Décision',
  keptUntil: 'Conservée jusqu’au',
  consent: 'Avis sur les données',
  piece: 'Pièce manquante',
  prevenu: 'Quand le centre vous a contacté',
  note: 'Note du centre',
  noted: (date: string) => `Écrite le ${date}`,
  journal: 'Qui l’a ouvert ou modifié',
  journalNote:
    'Les personnes du centre sont désignées par leur fonction. Les exports de listes entières ne nomment pas chaque dossier et ne figurent pas ici.',
  noJournal: 'Personne ne l’a encore ouvert ni modifié depuis le tableau de bord.',
  empty: 'Non renseigné',
  rights: (email: string) =>
    `Vous pouvez faire corriger ces données ou demander leur effacement en écrivant à ${email}.`,
} as const);

/** Describes a journal event to the applicant: the action, and the role instead of the name. */
export function auditEventText(event: ExportedAuditEvent): string {
  const { role } = event;
  const office = role ? roleLabels[role].name : journalMessages.channels.operation;
  return `${actionText(event, String)} · ${office}`;
}

/** Describes an attempt to contact the applicant, without the staff member. */
export function contactText({ motif, voie, resultat, date }: Contact): string {
  const details = [motifLabels[motif], voieLabels[voie], resultatLabels[resultat]];
  return `${formatDateTime(date)} : ${details.join(' · ')}`;
}

/** `donnees-personnelles-CFPI-7KQ3-M4XH-20261120-140509.html`. */
export function personFileName(reference: string, now: Date): string {
  const suffix = reference === '' ? '' : `-${reference}`;
  return `donnees-personnelles${suffix}-${fileNameInstant(now)}.html`;
}
