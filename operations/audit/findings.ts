import { messages } from '../messages.ts';

/** The invariants of a project's data, with their names for operators. */
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
  'name-orphan': 'Nom réservé pour quelqu’un qui n’est pas membre',
  'name-unfinished': 'Création ou suppression de membre restée inachevée',
  'login-orphan': 'Date de connexion de quelqu’un qui n’est pas membre',
  'no-super-admin': 'Aucun super administrateur actif',
  'super-admin-mark': 'Marque des super administrateurs illisible',
  'file-orphan': 'Fichier publié qu’aucune fiche ne nomme',
  'file-missing': 'Fichier nommé par une fiche et absent',
  'original-left': 'Original laissé en attente depuis plus d’un jour',
  'field-malformed': 'Champ absent ou mal formé',
  'former-data': 'Donnée d’une fonction que le logiciel n’a plus',
} as const;

export type Invariant = keyof typeof invariants;

/** A violated invariant and its place; never personal data. */
interface Violation {
  readonly invariant: Invariant;
  /** The path of a document or a file, or the uid of an account. */
  readonly where: string;
}

/** Violations of one kind that keep their place; more are only counted. */
const mostKept = 200;

/** The documents examined and the violations found. */
export class Findings {
  /** How many of each kind of thing were looked at, by its French name. */
  readonly examined = new Map<string, number>();
  readonly counts = new Map<Invariant, number>();
  readonly violations: Violation[] = [];

  examine(what: string): void {
    this.examined.set(what, (this.examined.get(what) ?? 0) + 1);
  }

  add(invariant: Invariant, where: string): void {
    const count = (this.counts.get(invariant) ?? 0) + 1;
    this.counts.set(invariant, count);
    if (count <= mostKept) this.violations.push({ invariant, where });
  }

  expect(holds: boolean, invariant: Invariant, where: string): void {
    if (!holds) this.add(invariant, where);
  }
}

const number = new Intl.NumberFormat('fr-FR');

/** The report as text. */
export function reportOf(findings: Findings, project: string): string {
  const { examined, counts, violations } = findings;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rules = Object.entries(invariants) as [Invariant, string][];
  return [
    messages.audit.title(project),
    '',
    ...table(
      messages.audit.examined,
      [...examined].map(([what, count]) => [what, count]),
    ),
    '',
    ...table(
      messages.audit.violations,
      rules.map(([rule, label]) => [label, counts.get(rule) ?? 0]),
    ),
    ...(violations.length > 0 ? ['', messages.audit.places] : []),
    ...violations.map(({ invariant, where }) => `  - ${invariants[invariant]} : ${where}`),
    ...(total > violations.length ? [messages.audit.more(total - violations.length)] : []),
    '',
    total === 0 ? messages.audit.sound : messages.audit.unsound(total),
  ].join('\n');
}

function table(title: string, rows: readonly (readonly [string, number])[]): string[] {
  const width = Math.max(title.length, ...rows.map(([label]) => label.length));
  const lines = rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${number.format(count).padStart(9)}`,
  );
  return [title, '─'.repeat(width + 11), ...lines];
}
