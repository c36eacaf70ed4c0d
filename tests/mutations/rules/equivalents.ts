import type { Mutant } from './weaken-rules.ts';

/** A mutant that behaves as the original does, so that no test can tell them apart. */
interface Equivalent {
  readonly file: string;
  /** As the list calls it. */
  readonly what: string;
  /** What its line holds, where `what` alone would mean others too. */
  readonly code?: string;
  /** Why nothing changes, in French: it is printed. */
  readonly because: string;
}

const noAccount =
  'sans compte, lire l’uid ou le jeton est une erreur, et les règles refusent sur une erreur';

const newAlone =
  'la condition veut un objet qui n’existe pas encore et ce qui en est envoyé : les autres méthodes n’ont pas les deux';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'firestore.rules',
    what: 'avec « get »',
    code: 'allow list: if isSuperAdmin()',
    because: 'la règle voisine accorde déjà get aux mêmes personnes',
  },
  {
    file: 'firestore.rules',
    what: 'avec « get »',
    code: 'isOnePage()',
    because:
      'get n’a pas de limite, la lire est une erreur, et la règle voisine accorde déjà get aux autres',
  },
  { file: 'firestore.rules', what: 'sans « request.auth != null »', because: noAccount },
  { file: 'storage.rules', what: 'sans « request.auth != null »', because: noAccount },
  ...['get', 'list', 'update', 'delete'].map((method) => ({
    file: 'storage.rules',
    what: `avec « ${method} »`,
    code: 'allow create',
    because: newAlone,
  })),
];

/** Whether that entry of the list is about a mutant of `file`. */
export const means = (known: Equivalent, file: string, { what, code }: Mutant): boolean =>
  known.file === file && known.what === what && code.includes(known.code ?? '');
