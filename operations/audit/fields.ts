import { articleCategories, type Article } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import {
  answersOf,
  inscriptionFields,
  isOpenParcours,
  statutLabels,
} from '@centre/domain/inscription/inscription';
import { recordOf } from '@centre/domain/inscription/record';
import { enrolmentForm } from '@centre/domain/inscription/schema';
import { limits } from '@centre/domain/limits';
import { updateUserRequest } from '@centre/domain/member/schema';
import { savePhotoRequest } from '@centre/domain/photo/schema';
import { fieldErrorsIn, type Schema } from '@centre/domain/schema';
import type { Fields } from '@centre/domain/content/stored-documents';
import { temoignageStatuts } from '@centre/domain/temoignage/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
import { formerCollections, formerFields } from '../../functions/src/data/former-data.ts';
import type { Findings } from './findings.ts';
import type { Source, Stored } from './source.ts';

/** Finds the invalid fields of a document. */
type Check = (stored: Stored) => string[];

/** Since when the centre keeps records; a date before it was read wrongly. */
const earliest = Date.UTC(2000, 0, 1);

/** Clocks of the functions and of this machine may differ by this much. */
const aheadMs = 24 * 60 * 60 * 1000;

const checks: Readonly<Record<string, readonly [label: string, check: Check]>> = {
  articles: ['Articles', articleProblems],
  galerie: ['Photos', photoProblems],
  temoignages: ['Témoignages', temoignageProblems],
  users: ['Fiches de membres', memberProblems],
};

/** Checks published documents and members by the domain's schemas. */
export async function auditFields(source: Source, findings: Findings): Promise<void> {
  for (const [collection, [label, check]] of Object.entries(checks)) {
    for await (const stored of source.documents(collection)) {
      findings.examine(label);
      for (const field of check(stored)) {
        findings.add('field-malformed', `${collection}/${stored.id} (${field})`);
      }
    }
  }
}

/** The same for an application, which another check has just read. */
export function checkInscription(stored: Stored, findings: Findings): void {
  for (const field of inscriptionProblems(stored)) {
    findings.add('field-malformed', `inscriptions/${stored.id} (${field})`);
  }
  for (const field of formerFields) {
    const isThere = field in stored.fields;
    findings.expect(!isThere, 'former-data', `inscriptions/${stored.id} (${field})`);
  }
}

/** Documents of collections that only older versions of the product stored. */
export async function auditFormerCollections(source: Source, findings: Findings) {
  for (const collection of formerCollections) {
    for await (const { id } of source.documents(collection)) {
      findings.add('former-data', `${collection}/${id}`);
    }
  }
}

function articleProblems({ fields }: Stored): string[] {
  const words = only(fields, [
    'titre',
    'contenu',
    'auteur',
    'categorie',
    'isPrincipal',
    'version',
  ]);
  const statuts: readonly Article['statut'][] = ['publié', 'brouillon'];
  return [
    ...refused(saveArticleRequest, words),
    ...unless(isOneOf(fields['statut'], statuts), 'statut'),
    ...unless(isOneOf(fields['categorie'], articleCategories), 'categorie'),
    ...unless(fields['featured'] === fields['isPrincipal'], 'featured'),
    ...unless(isCount(fields['vues']), 'vues'),
    ...badDates(fields, ['date', 'dateCreation', 'dateModification']),
  ];
}

function photoProblems({ id, fields }: Stored): string[] {
  const words = { id, ...only(fields, ['titre', 'description', 'categorie']) };
  return [
    ...refused(savePhotoRequest, words),
    ...unless(isText(fields['imageUrl']), 'imageUrl'),
    ...unless(isCount(fields['size']), 'size'),
    ...badDates(fields, ['dateUpload']),
  ];
}

const speech = ['nom', 'prenom', 'formation', 'promotion', 'contenu', 'note', 'entreprise'];

function temoignageProblems({ fields }: Stored): string[] {
  return [
    ...refused(saveTemoignageRequest, only(fields, [...speech, 'poste', 'statut'])),
    ...unless(isOneOf(fields['statut'], temoignageStatuts), 'statut'),
    ...badDates(fields, ['dateCreation']),
  ];
}

function memberProblems({ id, fields }: Stored): string[] {
  const { min, max } = limits.length.username;
  const name = fields['username'];
  return [
    ...refused(updateUserRequest, { id, ...only(fields, ['email', 'role', 'isActive']) }),
    ...unless(isText(name) && name.length >= min && name.length <= max, 'username'),
    ...unless(typeof fields['role'] === 'string', 'role'),
    ...unless(typeof fields['isActive'] === 'boolean', 'isActive'),
    ...unless(typeof fields['canBeDeleted'] === 'boolean', 'canBeDeleted'),
    ...badDates(fields, ['createdAt']),
    ...(fields['sessionsSince'] === undefined ? [] : badDates(fields, ['sessionsSince'])),
  ];
}

const answers = Object.keys(inscriptionFields);

/** Records of an older site are only checked where the dashboard relies on them. */
function inscriptionProblems({ id, fields }: Stored): string[] {
  const isOfTheForm = isOpenParcours(fields['parcours']);
  const decided = fields['dateTraitement'];
  return [
    ...(isOfTheForm ? refused(enrolmentForm, answersOf(only(fields, answers) as never)) : []),
    ...['nom', 'prenom'].flatMap((field) => unless(isText(fields[field]), field)),
    ...unless(
      typeof fields['statut'] === 'string' && Object.hasOwn(statutLabels, fields['statut']),
      'statut',
    ),
    ...badDates(fields, ['dateInscription']),
    ...(decided === undefined ? [] : badDates(fields, ['dateTraitement'])),
    ...unless(
      fields['consentement'] === undefined || recordOf(id, fields).consentement !== undefined,
      'consentement',
    ),
  ];
}

const refused = (schema: Schema, input: unknown) => Object.keys(fieldErrorsIn(schema, input));

const unless = (holds: boolean, field: string): string[] => (holds ? [] : [field]);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isOneOf = (value: unknown, known: readonly unknown[]): boolean => known.includes(value);

function badDates(fields: Fields, names: readonly string[]): string[] {
  const latest = Date.now() + aheadMs;
  return names.filter((name) => {
    const date = fields[name];
    return !(date instanceof Date && date.getTime() > earliest && date.getTime() < latest);
  });
}

function only(fields: Fields, names: readonly string[]): Record<string, unknown> {
  const given = names.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
