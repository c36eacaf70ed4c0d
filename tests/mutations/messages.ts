const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** What a weakening comes to, in the words of the table. */
export const what = {
  alwaysTrue: 'condition toujours vraie',
  dropped: (clause: string) => `sans « ${short(clause)} »`,
  relaxed: 'comparaison relâchée',
  added: (word: string) => `avec « ${word} »`,
  anyDepth: 'un nom devient un chemin',
  opened: (method: string) => `${method} ouvert partout aux connectés`,
  granted: (role: string, resource: string, right: string) =>
    `${role} : ${right} sur ${resource}`,
  actionAs: (action: string, right: string) => `${action} ne demande que ${right}`,
  openToAnyone: 'ouvert à tous',
  guardedBy: (resource: string, action: string) => `garde ${resource}:${action}`,
  neverRefused: 'jamais refusé',
  always: 'toujours',
  never: 'jamais',
  only: (operand: string) => `seulement « ${short(operand)} »`,
  flag: 'vrai devient faux',
  noCall: (name: string) => `${name} n’est pas appelé`,
  noCeiling: 'sans plafond',
  noPrecondition: 'sans précondition',
  overwrites: 'écrase au lieu de créer',
  loose: 'champs inconnus acceptés',
  unchecked: (name: string) => `sans ${name}`,
} as const;

/** How a mutant is said to have ended. */
export const verdicts = {
  killed: 'vu',
  survived: 'SURVIT',
  broken: 'NE COMPILE PAS',
  equivalent: 'sans effet',
} as const;

/** All that the command says at the terminal besides. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only GROUPE,GROUPE, --match TEXTE, --skip NOMBRE, --likely et --list.`,
  unknownGroup: (name: string, known: readonly string[]) =>
    `Groupe inconnu : « ${name} ». Les groupes sont : ${known.join(', ')}.`,
  badSkip: (value: string) => `« ${value} » n’est pas un nombre d’affaiblissements à passer.`,
  noMutants: 'Rien à affaiblir ne correspond à cette demande.',
  copying: 'Copie du projet dans un dossier temporaire…',
  starting: 'Démarrage des émulateurs de la copie…',
  notBuilt: 'Les fonctions de la copie n’ont pas pu être construites :',
  interrupted: 'Interrompu : arrêt de ce qui a été démarré…',
  unsound: (file: string, test: string) =>
    `${file} échoue aussi sans affaiblissement (${test}) : les tests doivent d’abord tous passer.`,
  found: (count: number) => `${count} affaiblissement(s).`,
  groupColumns: ['Groupe', 'Essayés', 'Vus', 'Survivants', 'Ne compilent pas', 'Sans effet'],
  killerColumns: ['Fichier de tests', 'Affaiblissements vus en premier'],
  equivalentColumns: ['Où', 'Affaiblissement sans effet', 'Pourquoi'],
  survivorColumns: ['Verdict', 'Où', 'Affaiblissement', 'Changement'],
  idle: (file: string, what: string) =>
    `✗ ${file} : « ${what} » est dit sans effet mais n’existe plus : à retirer de la liste.`,
  verdict: (tried: number, survived: number, broken: number) =>
    survived + broken === 0
      ? `Les ${tried} affaiblissements essayés sont tous vus, ou sans effet.`
      : `Sur ${tried} affaiblissements, ${survived} ne sont vus par aucun test et ${broken} ne compilent pas.`,
} as const;
