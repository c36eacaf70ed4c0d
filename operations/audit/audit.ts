import { pictureIn, vitrineOf } from '@centre/domain/content/records';
import { isMainArticle } from '@centre/domain/article/article';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { dateIn, textIn } from '@centre/domain/content/stored-documents';
import { limits } from '@centre/domain/limits';
import { differencesOf, registerOf } from '@centre/domain/registre/differences';
import { usernameId } from '../../functions/src/data/member/usernames.ts';
import type { Snapshot } from './snapshot.ts';

/** Invariants of a project's data, with French labels for operators. */
export const invariants = {
  'reference-missing': 'Inscription sans réservation de sa référence',
  'reference-orphan': 'Référence réservée pour une inscription qui n’existe pas',
  'row-missing': 'Inscription sans ligne au registre',
  'row-wrong': 'Ligne du registre qui ne dit pas ce que dit l’inscription',
  'row-stranger': 'Ligne du registre d’une inscription qui n’existe pas',
  'derived-wrong':
    'Inscription qui ne dit pas sa campagne, ou dont l’échéance n’est pas celle de la règle',
  'expired-present': 'Inscription gardée au-delà de son échéance',
  'deleted-present': 'Inscription à la fois supprimée et présente',
  'too-many-published': 'Plus de témoignages publiés que permis',
  'principal-twice': 'Article principal, alors qu’un autre l’est',
  'account-missing': 'Membre sans compte',
  'account-orphan': 'Compte du personnel sans membre',
  'account-differs': 'Compte qui ne dit pas la même chose que la fiche du membre',
  'name-missing': 'Membre sans réservation de son nom',
  'name-orphan': 'Nom réservé sans membre, ou création ou suppression inachevée',
  'no-super-admin': 'Aucun super administrateur actif',
  'file-orphan': 'Fichier publié qu’aucune fiche ne nomme',
  'file-missing': 'Fichier nommé par une fiche et absent',
} as const;

type Invariant = keyof typeof invariants;

/** Broken invariant and its location: path of a document or file, or a uid; no personal data. */
export interface Violation {
  readonly invariant: Invariant;
  readonly location: string;
}

const at = (invariant: Invariant, folder: string, ids: Iterable<string>): Violation[] =>
  Array.from(ids, (id) => ({ invariant, location: `${folder}${id}` }));

/** Grace period for a failed purge over a weekend, in milliseconds; the purge runs twice a day. */
const purgeGraceMs = 4 * 24 * 60 * 60_000;

/**
 * Finds the invariants that the data break.
 *
 * @param startedBefore creations and removals begun before this time should have ended.
 */
export async function violationsOf(
  data: Snapshot,
  startedBefore: Date,
): Promise<readonly Violation[]> {
  return [
    ...(await brokenApplications(data)),
    ...brokenPublications(data),
    ...brokenMembers(data, startedBefore),
    ...brokenFiles(data, startedBefore),
  ];
}

async function brokenApplications({ documents }: Snapshot): Promise<Violation[]> {
  const { inscriptions, references, registres, inscriptionsSupprimees } = documents;
  const holders = new Map(references.map(({ id, fields }) => [id, fields['inscription']]));
  const referenceOf = new Map(
    inscriptions.map(({ id, fields }) => [id, textIn(fields['reference'])]),
  );
  const unreserved = [...referenceOf].filter(
    ([id, reference]) => reference !== '' && holders.get(reference) !== id,
  );
  const orphans = [...holders].filter(
    ([reference, holder]) => referenceOf.get(textIn(holder)) !== reference,
  );
  const expired = inscriptions.filter(
    ({ fields }) => Number(dateIn(fields['expiration'])) < Date.now() - purgeGraceMs,
  );
  const deleted = inscriptionsSupprimees.filter(({ id }) => referenceOf.has(id));
  const registers = registres.map(({ id, fields }) => registerOf(id, fields));
  const differences = await Array.fromAsync(differencesOf(inscriptions, registers));
  return [
    ...at('reference-missing', 'inscriptions/', ids(unreserved)),
    ...at('reference-orphan', 'references/', ids(orphans)),
    ...at('expired-present', 'inscriptions/', expired.map(idOf)),
    ...at('deleted-present', 'inscriptions/', deleted.map(idOf)),
    ...differences.flatMap(({ kind, id }) => at(kind, 'inscriptions/', [id])),
  ];
}

const idOf = ({ id }: { readonly id: string }) => id;
const ids = (entries: readonly (readonly [string, unknown])[]) => entries.map(([id]) => id);

function brokenPublications({ documents }: Snapshot): Violation[] {
  const { temoignages, articles } = documents;
  const published = temoignages.filter(({ fields }) => fields['statut'] === 'publie');
  const principal = articles.filter(({ fields }) => isMainArticle(fields));
  return [
    ...at(
      'too-many-published',
      'temoignages/',
      published.slice(limits.publishedTemoignages).map(idOf),
    ),
    ...at('principal-twice', 'articles/', principal.slice(1).map(idOf)),
  ];
}

/** Violations of members, whose document, account and username reservation must agree. */
function brokenMembers({ documents, accounts }: Snapshot, startedBefore: Date): Violation[] {
  const { users, usernames } = documents;
  const members = new Map(users.map(({ id, fields }) => [id, fields]));
  const accountsOf = new Map(accounts.map((account) => [account.uid, account]));
  const reservations = usernames.map(({ id, fields }) => {
    const uid = textIn(fields['uid']);
    const since = dateIn(fields['pendingSince'], fields['leavingSince']);
    const nameOfMember = textIn(members.get(uid)?.['username']);
    const isHeld = !since && members.has(uid) && usernameId(nameOfMember) === id;
    return {
      id,
      uid,
      alias: fields['alias'],
      isSound: isHeld || Number(since) > +startedBefore,
    };
  });
  const sound = new Map(
    reservations.filter(({ isSound }) => isSound).map((one) => [one.uid, one]),
  );
  const orphans = accounts.filter(
    ({ uid, createdAt }) => !members.has(uid) && !sound.has(uid) && createdAt <= startedBefore,
  );
  const different = users.filter(({ id, fields }) => {
    const account = accountsOf.get(id);
    const alias = sound.get(id)?.alias ?? account?.email;
    return (
      account &&
      (account.role !== fields['role'] ||
        account.disabled !== (fields['isActive'] !== true) ||
        account.email !== alias)
    );
  });
  const hasSuperAdmin = users.some(
    ({ fields }) => fields['role'] === 'SUPER_ADMIN' && fields['isActive'] === true,
  );
  const missingFrom = (known: ReadonlyMap<string, unknown>) =>
    users.map(idOf).filter((id) => !known.has(id));
  return [
    ...at('account-missing', 'users/', missingFrom(accountsOf)),
    ...at('name-missing', 'users/', missingFrom(sound)),
    ...at(
      'account-orphan',
      'comptes/',
      orphans.map(({ uid }) => uid),
    ),
    ...at('account-differs', 'comptes/', different.map(idOf)),
    ...at(
      'name-orphan',
      'usernames/',
      reservations.filter(({ isSound }) => !isSound).map(idOf),
    ),
    ...at('no-super-admin', 'users', hasSuperAdmin ? [] : ['']),
  ];
}

/** Violations of files: those below `public/` must be exactly those that documents reference. */
function brokenFiles({ documents, files }: Snapshot, startedBefore: Date): Violation[] {
  const { articles, galerie, temoignages, reglages } = documents;
  const vitrine = reglages.find(({ id }) => id === 'vitrine')?.fields ?? {};
  const referenced = new Set(
    [
      ...[...articles, ...galerie, ...temoignages].map(({ fields }) =>
        pictureIn(fields['picture']),
      ),
      ...vitrineOf(vitrine),
    ].flatMap(({ picture }) => (picture ? filesOf(picture) : [])),
  );
  const missing = [...referenced].filter((path) => !files.has(path));
  const orphans = [...files].filter(
    ([path, createdAt]) => !referenced.has(path) && createdAt <= startedBefore,
  );
  return [...at('file-missing', '', missing), ...at('file-orphan', '', ids(orphans))];
}

/** Paths of a picture's files, decoded from their URLs. */
const filesOf = ({ sources, jpeg }: PublishedPicture): string[] =>
  [...sources.map(({ url }) => url), jpeg].flatMap((url) => {
    const path = /\/o\/([^?]+)/.exec(url)?.[1];
    return path === undefined ? [] : [decodeURIComponent(path)];
  });
