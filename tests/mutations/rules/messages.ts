const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** What a weakening comes to. */
export const what = {
  alwaysTrue: 'condition toujours vraie',
  dropped: (clause: string) => `sans « ${short(clause)} »`,
  relaxed: 'comparaison relâchée',
  added: (word: string) => `avec « ${word} »`,
  anyDepth: 'un nom devient un chemin',
  opened: (method: string) => `${method} ouvert partout aux connectés`,
} as const;

/** What the command says besides. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --match TEXTE et --list.`,
  noMutants: 'Rien à affaiblir ne correspond à cette demande.',
  starting: 'Construction des fonctions et démarrage des émulateurs…',
  notBuilt: 'Les fonctions n’ont pas pu être construites :',
  unsound: (failure: string) =>
    `Un test échoue aussi sans affaiblissement, les tests doivent d’abord tous passer : ${failure}`,
  noticed: (test: string) => `vu · ${test}`,
  equivalent: (because: string) => `sans effet · ${because}`,
  survived: 'SURVIT',
  broken: 'NE COMPILE PAS',
  found: (count: number) => `${count} affaiblissement(s).`,
  verdict: (tried: number, bad: readonly string[]) =>
    bad.length === 0
      ? `Les ${tried} affaiblissements essayés sont tous vus, ou sans effet.`
      : `Sur ${tried} affaiblissements, ${bad.length} ne sont vus par aucun test ou ne compilent pas :\n${bad.join('\n')}`,
} as const;
