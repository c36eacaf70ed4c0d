import type { Mutant } from './mutant.ts';

/** A mutant that behaves as the original does, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string;
  /** How the table describes it. */
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

const drawnName = 'l’identifiant vient d’être tiré au hasard : rien ne peut s’y trouver';
const twoCreations =
  'la fiche et sa copie sont créées sous le même nom dans le même lot : l’autre création suffit';
const overwrites = 'écrase au lieu de créer';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'functions/src/api/legacy-body.ts',
    what: 'sans « picture === undefined »',
    because: 'un formulaire n’est lu que pour une fiche qui peut avoir une image',
  },
  {
    file: 'functions/src/data/inscription/inscriptions.ts',
    what: overwrites,
    code: 'documents.record',
    because: twoCreations,
  },
  {
    file: 'functions/src/data/inscription/inscriptions.ts',
    what: overwrites,
    code: 'documents.copy',
    because: twoCreations,
  },
  {
    file: 'functions/src/data/member/creation.ts',
    what: overwrites,
    code: 'batch.create(user',
    because: drawnName,
  },
  {
    file: 'functions/src/data/journal/journal.ts',
    what: overwrites,
    code: 'journal().doc()',
    because: drawnName,
  },
  {
    file: 'firestore.rules',
    what: 'avec « get »',
    code: 'allow list: if isSuperAdmin()',
    because: 'la règle voisine accorde déjà get aux mêmes personnes',
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

const means = ({ file, what, code = '' }: Equivalent, mutant: Mutant): boolean =>
  file === mutant.file && what === mutant.what && mutant.code.includes(code);

/** Why a mutant behaves as the original does; undefined when it should not. */
export function equivalenceOf(mutant: Mutant): string | undefined {
  return equivalents.find((known) => means(known, mutant))?.because;
}

/** Those of the list that mean no mutant any more. */
export function idle(mutants: readonly Mutant[]): readonly Equivalent[] {
  return equivalents.filter((known) => !mutants.some((mutant) => means(known, mutant)));
}
