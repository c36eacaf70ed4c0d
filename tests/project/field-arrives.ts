/**
 * Sends an application with one more answer through what stands between the form and the
 * database, and prints where it arrives: `field-arrives.ts FIELD ANSWER`.
 */
import { inscriptionAnswer } from '@centre/domain/api-answers';
import { answersOf } from '@centre/domain/inscription/inscription';
import { recordOf } from '@centre/domain/inscription/record';
import { createInscriptionRequest } from '@centre/domain/inscription/schema';
import { parse } from '@centre/domain/schema';
import { newDocumentsOf } from '../../functions/src/data/inscription/documents.ts';
import { ficheSections, windowOrder } from '../../web/src/texts/fiche.texts.ts';
import { exportColumns } from '../../web/src/exports/columns.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
// Points the Admin SDK at a project, which nothing here speaks to.
import '../functions/admin.ts';

const [field = '', answer = ''] = process.argv.slice(2);
const request: unknown = { ...enrolmentRequest(), [field]: ` ${answer} ` };
const accepted = answersOf(parse(createInscriptionRequest, request));
const { record: stored, copy } = newDocumentsOf({ ...accepted, statut: 'en_attente' });
const read = recordOf('one', stored);
const shown = ficheSections(read, windowOrder).flatMap(({ facts }) => facts);
const older = recordOf('older', {});

const arrived = {
  accepted: textIn(accepted),
  stored: textIn(stored),
  copied: textIn(copy),
  read: textIn(read),
  shown: shown.find(({ name }) => name === field)?.value,
  exported: exportColumns.filter(({ value }) => JSON.stringify(value(read)).includes(answer))
    .length,
  answered: field in inscriptionAnswer.shape,
  older: textIn(older),
};
console.log(JSON.stringify(arrived));

function textIn(fields: object): unknown {
  return (fields as Record<string, unknown>)[field];
}
