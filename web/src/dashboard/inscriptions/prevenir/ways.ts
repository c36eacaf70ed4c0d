import { isMinor } from '@centre/domain/inscription/consent';
import { calendarDayOf } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { comparableNumber, formatPhone } from '@centre/domain/phone';
import type { Voie } from '@centre/domain/inscription/prevenir';
import { smsText } from '@centre/domain/sms';
import { answerText } from '../../../texts/answers.texts.ts';
import { prevenirWords as words } from './prevenir.texts.ts';

interface CalledNumber {
  /** As `comparableNumber` gives it. */
  readonly number: string;
  readonly label: string;
}

/** The numbers to call: the applicant's, and the guardian's of a minor. */
export function numbersOf(record: InscriptionRecord, now: Date): CalledNumber[] {
  const own = comparableNumber(record.telephone);
  const guardian = guardianOf(record, now);
  return [
    ...(own ? [{ number: own, label: words.applicant(formatPhone(own)) }] : []),
    ...(guardian && guardian.number !== own ? [guardian] : []),
  ];
}

/** Number of the guardian of a minor, where one can be dialled. */
export function guardianOf(record: InscriptionRecord, now: Date): CalledNumber | undefined {
  if (!isMinor(record.dateNaissance, calendarDayOf(now))) return undefined;
  const number = comparableNumber(record.contactUrgenceTelephone);
  if (!number) return undefined;
  return { number, label: words.guardian(formatPhone(number), tutor(record)) };
}

function tutor(record: InscriptionRecord): string {
  const name = `${record.prenomTuteur} ${record.nomTuteur}`.trim();
  return `${name} (${answerText(record, 'contactUrgenceLien').toLowerCase() || 'tuteur'})`;
}

/**
 * The addresses that open the member's own programs with the text in them. WhatsApp needs the
 * country of the number; a way that cannot be gone is left out.
 */
export function waysTo(
  { number, email }: { readonly number: string | undefined; readonly email: string },
  text: string,
): Partial<Record<Voie, string>> {
  const body = encodeURIComponent(text);
  const lines = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const subject = encodeURIComponent(words.subject);
  return {
    ...(number?.startsWith('+') && {
      whatsapp: `https://wa.me/${number.slice(1)}?text=${body}`,
    }),
    ...(number && {
      sms: `sms:${number}?body=${encodeURIComponent(smsText(text))}`,
      appel: `tel:${number}`,
    }),
    ...(email && {
      email: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${lines}`,
    }),
  };
}
