import { z } from 'zod';
import {
  byField,
  fieldNames,
  inscriptionFields as labels,
  statutLabels,
} from './inscription.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { documentId, text, email, toPhone } from '../schema.ts';
import { exportFormats } from '../journal/journal.ts';
import { motifLabels, resultatLabels, voieLabels } from './prevenir.ts';
import { currentNumber } from '../phone.ts';
import { normalizeReference } from './reference.ts';
import { personalDataMessages as texts } from '../messages/staff/inscription.ts';
import { foldEmail, normalizeText } from '../typed-text.ts';

const answerFields = byField((field) =>
  text(labels[field], {
    max: limits.length.longText,
    normalize: normalizeText,
  }).optional(),
);

const { invalid } = messages.field;

const oneOf = <Key extends string>(label: string, known: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(known) as [Key, ...Key[]], { error: invalid(label) });

const statut = oneOf('Statut', statutLabels);

/** Request of `updateInscription`: some answers, the decision, or both. */
export const updateInscriptionRequest = z.strictObject({
  id: documentId,
  statut: statut.optional(),
  ...answerFields,
});

const invalidIds = { error: invalid('ids') };

/** Request of `decideInscriptions`: new statuts, each with the one that the member saw (`avant`). */
export const decideInscriptionsRequest = z.strictObject({
  decisions: z
    .array(z.strictObject({ id: documentId, avant: statut, statut }), invalidIds)
    .min(1, invalidIds)
    .max(limits.decidedAtOnce, invalidIds)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, invalidIds),
});
export type Decisions = z.output<typeof decideInscriptionsRequest>['decisions'];

const invalidNote = { error: invalid('Note') };
const note = text('Note', { max: limits.length.noteInscription, normalize: normalizeText });

/** Request of `annotateInscription`: changes of the staff's notes and marks. */
export const annotateInscriptionRequest = z.strictObject({
  id: documentId,
  note: z
    .strictObject(
      {
        texte: note,
        /** The text that the member saw before the change. */
        avant: note,
      },
      invalidNote,
    )
    .optional(),
  /** Empty once it was received. */
  pieceManquante: text('Pièce manquante', { max: limits.length.pieceManquante }).optional(),
  /** Id of a likely duplicate that belongs to another person. */
  autrePersonneQue: documentId.optional(),
  /** Id of an application that belongs to the same person after all. */
  memePersonneQue: documentId.optional(),
  /** The application was checked; clears `aVerifier` in the record. */
  verifiee: z.literal(true, { error: invalid('verifiee') }).optional(),
});

export type Annotation = Omit<z.output<typeof annotateInscriptionRequest>, 'id'>;

/** Request of `settleCorrection`, for the correction that was requested at `demandeeLe`. */
export const settleCorrectionRequest = z.strictObject({
  id: documentId,
  accepte: z.boolean({ error: invalid('accepte') }),
  demandeeLe: z.iso.datetime({ error: invalid('demandeeLe') }),
});

/** Request of `noteContact`: an attempt to contact an applicant. */
export const noteContactRequest = z.strictObject({
  id: documentId,
  motif: oneOf('Motif', motifLabels),
  voie: oneOf('Voie', voieLabels),
  resultat: oneOf('Résultat', resultatLabels),
});
/** Request of `withdrawContact`: the date of an attempt that was noted by mistake. */
export const withdrawContactRequest = z.strictObject({
  id: documentId,
  date: z.iso.datetime({ error: invalid('date') }),
});
export type NotedContact = Omit<z.output<typeof noteContactRequest>, 'id'>;

export const updatableFields: readonly string[] = ['statut', ...fieldNames];

/** Request of `logExport`: the number of exported records, or their ids. */
export const logExportRequest = z.strictObject({
  format: z.enum(exportFormats, { error: invalid('format') }),
  count: z
    .int({ error: invalid('count') })
    .min(1, { error: invalid('count') })
    .max(limits.exportedRows, { error: invalid('count') }),
  ids: z
    .array(documentId, { error: invalid('ids') })
    .max(limits.namedRecords, { error: invalid('ids') })
    .optional()
    .default([]),
});

// Staff may paste the person's whole message.
const reference = text(texts.fields.reference, {
  min: 1,
  max: limits.length.longText,
}).transform(normalizeReference);

const telephone = text(texts.fields.telephone, { min: 1 })
  .transform(toPhone(texts.fields.telephone))
  .transform(currentNumber);

const criteria = {
  reference: reference.optional(),
  telephone: telephone.optional(),
  email: email(texts.fields.email, messages.inscription.email).transform(foldEmail).optional(),
};

/**
 * Request of `handleDataSubjectRequest`: at least one contact, and whether to give access
 * to the person's data or to erase applications that an access has shown.
 */
export const dataSubjectRequest = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('access'), ...criteria }),
      z.strictObject({
        kind: z.literal('erasure'),
        ...criteria,
        ids: z
          .array(documentId, invalidIds)
          .min(1, invalidIds)
          .max(limits.requestedRecords, invalidIds),
      }),
    ],
    { error: invalid('kind') },
  )
  .refine(
    ({ reference, telephone, email }) =>
      [reference, telephone, email].some((one) => one !== undefined),
    { error: texts.nothingSought },
  );
