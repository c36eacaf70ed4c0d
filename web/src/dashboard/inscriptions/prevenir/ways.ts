import { isMinor } from '@centre/domain/inscription/consent';
import { calendarDayOf } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { comparableNumber, formatPhone } from '@centre/domain/phone';
import type { Voie } from '@centre/domain/inscription/prevenir';
import { smsText } from '@centre/domain/sms';
import { answerText } from '../../../texts/answers.texts.ts';
import { prevenirTexts as texts } from './prevenir.texts.ts';

interface CalledNumber {
  /** In the form of `comparableNumber`. */
  readonly number: string;
  readonly label: string;
}

/** Numbers to call: the applicant's, and for a minor the guardian's. */
export function numbersOf(record: InscriptionRecord, now: Date): CalledNumber[] {
  const own = comparableNumber(record.telephone);
  const guardian = guardianOf(record, now);
  return [
    ...(own ? [{ number: own, label: texts.applicant(formatPhone(own)) }] : []),
    ...(guardian && guardian.number !== own ? [guardian] : []),
  ];
}

/** Number of a minor's guardian, if it can be dialled. */
export function guardianOf(record: InscriptionRecord, now: Date): CalledNumber | undefined {
  if (!isMinor(record.dateNaissance, calendarDayOf(now))) return undefined;
  const number = comparableNumber(record.contactUrgenceTelephone);
  if (!number) return undefined;
  return { number, label: texts.guardian(formatPhone(number), guardianText(record)) };
}

function guardianText(record: InscriptionRecord): string {
  const name = `${record.prenomTuteur} ${record.nomTuteur}`.trim();
  return `${name} (${answerText(record, 'contactUrgenceLien').toLowerCase() || 'tuteur'})`;
}

/**
 * Links by channel that open the member's own programs with the text. WhatsApp needs the country
 * code of the number; unavailable channels are left out.
 */
export function waysTo(
  { number, email }: { readonly number: string | undefined; readonly email: string },
  text: string,
): Partial<Record<Voie, string>> {
  const body = encodeURIComponent(text);
  const lines = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const subject = encodeURIComponent(texts.subject);
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
