// The other words are fetched with the section.
export const vitrineTab = { label: 'Vitrine' } as const;
