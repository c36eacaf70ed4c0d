export const partners = { others: 'Autres partenaires' } as const;

export const offers = {
  title: 'Nos Formations',
  lead: 'Après le collège, après le bac, en poste ou en entreprise\u00A0: une entrée pour chacun.',
} as const;

export const news = { title: 'Restez à la une' } as const;

export const equipment = {
  title: 'Equipement Didactiques',
  lead: 'Les machines que vous trouverez à l’usine, ouvertes pour être comprises.',
  more: "Plus d'images",
} as const;

export const voices = {
  title: 'Ils sont passés par nos ateliers',
  lead: 'Vous avez une question, ou une histoire à raconter\u00A0?',
  write: 'Écrivez Nous',
} as const;
