import { firstCampagne, type Campagne } from '@centre/domain/campagne/campagne';
import { centre } from '@centre/domain/centre';
import { formatDay, formatLongDate, isCalendarDay, startOf } from '@centre/domain/dates';
import { inscriptionFields } from '@centre/domain/inscription/inscription';
import { formatPhone, phoneNumber } from '@centre/domain/phone';
import { readDay } from '@centre/domain/typed-day';
import { programmeOf } from '@centre/domain/inscription/programme';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { suiviAddress, suiviSite } from '@centre/domain/inscription/reference';
import { site } from './site.texts.ts';
import { typeset } from './typeset.ts';

const { abbreviation, openingHours } = centre;

/** Texts of the screen after an application was sent. */
export const receiptScreen = typeset({
  title: 'Reçu d’inscription',
  reference: 'Votre référence',
  copy: 'Copier la référence',
  copied: 'Référence copiée',
  selected: 'Référence sélectionnée : appuyez longuement dessus pour la copier.',
  keep: 'Le reçu tient sur une page : gardez-le dans votre téléphone ou imprimez-le.',
  correct: 'Corriger',
  correctHint: 'Une erreur ? Corrigez-la tout de suite : la référence reste la même.',
  download: 'Télécharger le reçu (PDF)',
  preparing: 'Préparation du reçu…',
  downloaded: 'Le reçu est dans vos téléchargements.',
  /** For in-app browsers, which may drop downloads. */
  inApp: `Vous êtes dans le navigateur d’une application, qui ne garde pas toujours les fichiers. Pas de reçu dans vos téléchargements ? Faites une capture d’écran, envoyez-vous la référence, ou ouvrez le site dans Chrome ou Safari : « ${site.follow} » y retrouve votre inscription.`,
  sharePdf: 'Partager le reçu (PDF)',
  shared: 'Le reçu a été partagé.',
  /** For browsers that require another tap, because the first one was too long ago. */
  ready: 'Le reçu est prêt : appuyez encore une fois pour le partager.',
  print: 'Imprimer',
  printHint: 'Pour l’imprimer ou la garder : le menu de votre navigateur.',
  nextTitle: 'Et maintenant ?',
  next: ({ suite, reponse }: Pick<Campagne, 'suite' | 'reponse'> = firstCampagne) => [
    'Le secrétariat étudie votre demande.',
    `${suite}, ${reponse}.`,
    'Gardez votre téléphone joignable. Si votre numéro change, appelez le centre avec votre référence.',
  ],
  share: 'Partager',
  shareTitle: 'Envoyer la référence à votre famille, ou à vous-même',
  shareBy: { whatsapp: 'WhatsApp', sms: 'SMS' },
  askTitle: 'Une question sur votre inscription ?',
  ask: 'Donnez votre référence : nous retrouverons votre demande tout de suite.',
  call: 'Appeler le',
  whatsapp: 'Écrire sur WhatsApp',
  follow: site.follow,
  followHint: `Sur ${suiviSite()}, avec votre référence et votre date de naissance, à tout moment.`,
  another: 'Faire une autre inscription',
});

/** Error message when the PDF could not be created. */
export const receiptFailed = (reason: string) =>
  `Erreur lors de la génération du PDF: ${reason.replace(/\.$/, '')}. Votre inscription est bien enregistrée.`;

/** Texts of the PDF. */
export const receiptPage = typeset({
  title: 'Reçu d’inscription',
  documentTitle: (reference: string) => `Reçu d’inscription ${reference}`,
  reference: 'Référence de la demande',
  keep: 'À conserver',
  follow: 'Pour suivre la demande',
  reminders: [
    'Donnez cette référence quand vous appelez ou venez au secrétariat.',
    `Une erreur sur ce reçu ? Corrigez-la sur ${suiviSite()}, ou appelez-nous.`,
    'Ce reçu confirme que votre demande nous est parvenue. La décision vous sera communiquée par le centre.',
  ],
  hours: `Horaires : ${openingHours.days}, de ${openingHours.from} à ${openingHours.to}`,
  call: 'Téléphone :',
});

/** Text shared with the family: enough to ask about the application, without any answers. */
export function sharedText({
  reference,
  dateInscription,
}: ReceivedApplication['receipt']): string {
  const date = formatLongDate(new Date(dateInscription));
  return `Demande d’inscription au ${abbreviation}, reçue le ${date}. Référence : ${reference}. À donner au centre : ${centre.phones.map(formatPhone).join(' ou ')}. Pour la suivre : ${suiviAddress(reference)}`;
}

/** WhatsApp link with the beginning of a message to the centre. */
export function whatsappUrl(reference: string): string {
  const text = `Bonjour, j’ai envoyé une demande d’inscription sur le site du ${abbreviation}. Ma référence est ${reference}. Merci de votre aide.`;
  return `https://wa.me/${centre.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
}

export interface ReceiptFact {
  readonly label: string;
  readonly value: string;
}

/** Birth date in words, which reveal a slip, such as swapped days and months. */
const birth = ({ dateNaissance, sexe }: ReceivedApplication['form']) => {
  const { day } = readDay(dateNaissance);
  if (!isCalendarDay(day)) return day;
  return `${sexe === 'feminin' ? 'Née' : 'Né'} le ${formatDay(startOf(day))}`;
};
const callAt = (typed: string) => {
  const number = formatPhone(phoneNumber(typed) ?? typed.trim());
  return number && `Nous vous appellerons au ${number.replace(`+${centre.callingCode} `, '')}`;
};
/** Longest shown address, so that the PDF always fits one page. */
const longestEmail = 50;
const writeTo = (email: string) =>
  `Nous vous écrirons à ${email.length > longestEmail ? `${email.slice(0, longestEmail)}…` : email}`;

/** Facts of the receipt, without empty ones. */
export function receiptFacts({ receipt, form }: ReceivedApplication): ReceiptFact[] {
  return [
    { label: 'Nom et prénom', value: `${form.nom.trim()} ${form.prenom.trim()}` },
    { label: inscriptionFields.dateNaissance, value: birth(form) },
    { label: inscriptionFields.telephone, value: callAt(form.telephone) },
    { label: inscriptionFields.email, value: form.email && writeTo(form.email.trim()) },
    { label: 'Formation demandée', value: programmeOf(form) },
    { label: 'Reçue le', value: formatLongDate(new Date(receipt.dateInscription)) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
