// By itself: the row of tabs needs it before the section is fetched.

export const inscriptionsTab = {
  label: 'Inscriptions',
  title: 'Inscriptions',
} as const;
