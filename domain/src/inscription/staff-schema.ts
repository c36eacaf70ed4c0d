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
import { toReference } from './reference.ts';
import { personalDataMessages as says } from '../messages/staff/inscription.ts';
import { foldEmail, normalizeText } from '../typed-text.ts';

const typed = byField((field) =>
  text(labels[field], {
    max: limits.length.longText,
    normalize: normalizeText,
  }).optional(),
);

const { invalid } = messages.field;

const oneOf = <Key extends string>(label: string, known: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(known) as [Key, ...Key[]], { error: invalid(label) });

const statut = oneOf('Statut', statutLabels);

/** The request of `updateInscription`: some answers, the decision, or both. */
export const updateInscriptionRequest = z.strictObject({
  id: documentId,
  statut: statut.optional(),
  ...typed,
});

const invalidIds = { error: invalid('ids') };

/** The request of `decideInscriptions`: what each becomes, and what it was to the member. */
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

/** The request of `annotateInscription`: what of the staff's words and marks on it changes. */
export const annotateInscriptionRequest = z.strictObject({
  id: documentId,
  note: z
    .strictObject(
      {
        texte: note,
        /** The text that the member read before they wrote theirs. */
        avant: note,
      },
      invalidNote,
    )
    .optional(),
  /** Empty once it came. */
  pieceManquante: text('Pièce manquante', { max: limits.length.pieceManquante }).optional(),
  /** Id of a likely duplicate that belongs to another person. */
  autrePersonneQue: documentId.optional(),
  /** Id of one that belongs to the same person after all. */
  memePersonneQue: documentId.optional(),
  /** Somebody has looked at what was to be checked. */
  verifiee: z.literal(true, { error: invalid('verifiee') }).optional(),
});

export type Annotation = Omit<z.output<typeof annotateInscriptionRequest>, 'id'>;

/** The request of `settleCorrection`, about what the applicant asked for at `demandeeLe`. */
export const settleCorrectionRequest = z.strictObject({
  id: documentId,
  accepte: z.boolean({ error: invalid('accepte') }),
  demandeeLe: z.iso.datetime({ error: invalid('demandeeLe') }),
});

/** The request of `noteContact`: how an applicant was told, or not. */
export const noteContactRequest = z.strictObject({
  id: documentId,
  motif: oneOf('Motif', motifLabels),
  voie: oneOf('Voie', voieLabels),
  resultat: oneOf('Résultat', resultatLabels),
});
/** The request of `withdrawContact`: which try was noted by mistake. */
export const withdrawContactRequest = z.strictObject({
  id: documentId,
  date: z.iso.datetime({ error: invalid('date') }),
});
export type NotedContact = Omit<z.output<typeof noteContactRequest>, 'id'>;

export const updatableFields: readonly string[] = ['statut', ...fieldNames];

/** The request of `logExport`: how many records are exported, or which. */
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

// A whole message of the person may be pasted.
const reference = text(says.fields.reference, {
  min: 1,
  max: limits.length.longText,
}).transform(toReference);

const telephone = text(says.fields.telephone, { min: 1 })
  .transform(toPhone(says.fields.telephone))
  .transform(currentNumber);

const sought = {
  reference: reference.optional(),
  telephone: telephone.optional(),
  email: email(says.fields.email, messages.inscription.email).transform(foldEmail).optional(),
};

/**
 * The request of `handleDataSubjectRequest`: at least one contact, and whether to give access
 * to the person's data or to erase applications that an access has shown.
 */
export const dataSubjectRequest = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('access'), ...sought }),
      z.strictObject({
        kind: z.literal('erasure'),
        ...sought,
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
    { error: says.nothingSought },
  );
