import { z } from 'zod';
import { aVerifierLabels, correctableFields } from './inscription/record.ts';
import { articleCategories, publishedArticle } from './article/article.ts';
import { campagneEtats } from './campagne/campagne.ts';
import { guardianAnswers } from './inscription/consent.ts';
import {
  classeLabels,
  inscriptionFields,
  modaliteLabels,
  parcoursLabels,
  statutLabels,
} from './inscription/inscription.ts';
import { otherPhotoCategorie, photoCategories } from './photo/photo.ts';
import { motifLabels, resultatLabels, voieLabels } from './inscription/prevenir.ts';
import { roles } from './permissions.ts';
import { temoignageStatuts } from './temoignage/temoignage.ts';
import { emplacements } from './vitrine/vitrine.ts';

/** What the HTTP API answers: described for its document, and held to it by the tests. */

/** An object that the document of the API describes once, under this name. */
function named<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  return z.object(shape).meta({ id });
}

const instant = z.iso.datetime();
const count = z.int().min(0);
const keysOf = (labels: object) => z.enum(Object.keys(labels));

const picture = named('Picture', {
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
  jpeg: z.string(),
  placeholder: z.string(),
});

const day = z.iso.date();
/** A day that may be unknown. */
const anyDay = z.union([day, z.literal('')]);

export const campagneAnswer = named('Campagne', {
  anneeScolaire: z.string(),
  ouverture: day,
  cloture: anyDay,
  prolongation: anyDay,
  etat: keysOf(campagneEtats),
  prochaine: anyDay,
  confirmation: anyDay,
  suite: z.string(),
  reponse: z.string(),
  ouverte: z.boolean(),
  closeLe: instant.optional(),
  titre: z.string(),
  texte: z.string(),
  fin: z.string().optional(),
});

export const articleAnswer = named('Article', {
  id: z.string(),
  titre: z.string(),
  contenu: z.string(),
  auteur: z.string(),
  categorie: z.enum(articleCategories),
  statut: z.enum([publishedArticle, 'brouillon']),
  imageUrl: z.string(),
  image: z.string(),
  picture: picture.optional(),
  date: instant,
  datePublication: instant,
  dateCreation: instant,
  dateModification: instant,
  vues: count,
  comments: count,
  isPrincipal: z.boolean(),
  featured: z.boolean(),
  version: count.optional(),
});

export const photoAnswer = named('Photo', {
  id: z.string(),
  titre: z.string(),
  description: z.string(),
  categorie: z.enum([...photoCategories, otherPhotoCategorie]),
  imageUrl: z.string(),
  picture: picture.optional(),
  size: count,
  dateUpload: instant,
});

export const photoCategoryAnswer = z.object({
  categorie: z.enum([...photoCategories, otherPhotoCategorie]),
  count,
});

const percent = z.number().min(0).max(100);

export const vitrinePhotoAnswer = named('VitrinePhoto', {
  id: z.string(),
  emplacement: z.enum(emplacements),
  titre: z.string(),
  texte: z.string(),
  alt: z.string(),
  credit: z.string(),
  centrage: z.object({ x: percent, y: percent }),
  picture,
});

export const temoignageAnswer = named('Temoignage', {
  id: z.string(),
  nom: z.string(),
  prenom: z.string(),
  formation: z.string(),
  promotion: z.string(),
  contenu: z.string(),
  message: z.string(),
  note: z.int().min(1).max(5).optional(),
  entreprise: z.string(),
  poste: z.string(),
  photo: z.string(),
  image: z.string(),
  picture: picture.optional(),
  statut: z.enum(temoignageStatuts),
  dateCreation: instant,
});

export const temoignageStatsAnswer = z.object({
  total: count,
  publie: count,
  brouillon: count,
  limite: count,
  placesRestantes: count,
});

export const receiptAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  dateInscription: instant,
});

const answers = Object.fromEntries(
  Object.keys(inscriptionFields).map((field) => [field, z.string()]),
) as Record<keyof typeof inscriptionFields, z.ZodString>;

const signedText = z.object({ texte: z.string(), par: z.string(), date: instant });

export const inscriptionAnswer = named('Inscription', {
  id: z.string(),
  reference: z.string(),
  ...answers,
  parcours: keysOf(parcoursLabels).optional(),
  classe: keysOf(classeLabels).optional(),
  modalite: keysOf(modaliteLabels).optional(),
  adresse: z.string(),
  formation: z.string(),
  niveau: z.string(),
  motivation: z.string(),
  statut: keysOf(statutLabels),
  dateInscription: instant,
  expiration: instant,
  dateTraitement: instant.optional(),
  traitePar: z.string(),
  consentement: z
    .object({
      version: z.string(),
      date: instant,
      tuteur: z.enum(guardianAnswers).optional(),
    })
    .optional(),
  doublon: z.boolean(),
  aVerifier: z.array(keysOf(aVerifierLabels)),
  note: signedText.optional(),
  pieceManquante: signedText.optional(),
  prevenu: z.array(
    z.object({
      motif: keysOf(motifLabels),
      voie: keysOf(voieLabels),
      resultat: keysOf(resultatLabels),
      par: z.string(),
      date: instant,
    }),
  ),
  decisionRemplaceeLe: instant.optional(),
  campagne: z.string(),
  correction: z
    .object({ answers: z.partialRecord(z.enum(correctableFields), z.string()), date: instant })
    .optional(),
});

export const inscriptionStatsAnswer = z.object({
  total: count,
  bts: count,
  bacpro: count,
  formationCourte: count,
  licence: count,
  bts2: count,
  bts2Jour: count,
  bts2Soir: count,
});

export const memberAnswer = named('User', {
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isActive: z.boolean(),
  createdAt: instant,
  lastLogin: instant.nullable(),
  canBeDeleted: z.boolean(),
});

/** A successful answer with these named fields. */
export function answerWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** The same with a part of a list. */
export function pageWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return answerWith({ ...shape, nextCursor: z.string().optional() });
}

/** A list of items that `one` describes. */
export const listOf = <S extends z.ZodType>(one: S) => z.array(one);

/** A text, in an answer. */
export const textAnswer = z.string();

/** The body of every failure. */
export const failureAnswer = named('Failure', {
  success: z.literal(false),
  error: z.string(),
  incident: z.string().regex(/^[0-9a-f]{8}$/),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The body of a success that returns no data. */
export const nothingAnswer = answerWith({});

/** Answer of a deletion; `message` says which files are still public, and for how long. */
export const deletionAnswer = answerWith({ message: textAnswer.optional() });

export const healthAnswer = answerWith({ status: z.literal('ok'), version: z.string() });

/** A document in the OpenAPI format, which describes itself. */
export const documentAnswer = z.looseObject({ openapi: z.string() });
