import { statutLabels } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { foldText } from '@centre/domain/text';
import { answerLabels, answerText, type AnswerName } from '../../../texts/answers.texts.ts';
import { receivedText } from '../../../texts/fiche.texts.ts';
import { detailsTexts } from './details.texts.ts';

/** Answer in each of the compared records. */
interface ComparedAnswer {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
}

/**
 * Answers of the records side by side, without those that are empty in all. Case, accents and spaces
 * are ignored, because people type their names differently each time.
 */
export function compare(records: readonly InscriptionRecord[]): ComparedAnswer[] {
  const names = Object.keys(answerLabels) as AnswerName[];
  return [
    // Not marked: it always differs.
    { label: detailsTexts.received, values: records.map(receivedText), differs: false },
    compared(
      detailsTexts.statut,
      records.map(({ statut }) => statutLabels[statut]),
    ),
    ...names.map((name) =>
      compared(
        answerLabels[name],
        records.map((record) => answerText(record, name)),
      ),
    ),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

function compared(label: string, values: readonly string[]): ComparedAnswer {
  return { label, values, differs: new Set(values.map(foldText)).size > 1 };
}
