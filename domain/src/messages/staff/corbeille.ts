/** Messages about what was deleted and is restored. */
export const corbeilleMessages = {
  restoreFailed: 'La suppression n’a pas pu être annulée',
  gone: 'Cet élément n’est plus dans la corbeille',
  exists: 'Cet élément existe de nouveau',
} as const;
