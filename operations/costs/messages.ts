/** What `npm run costs` says, at the terminal and in docs/operations.md. */
export const says = {
  notMeasured: (name: string) =>
    `Le tableau « ${name} » de docs/performance.md est vide ou absent : lancez « npm run bench -- --only ${name} », puis relancez cette commande.`,
  unreadable: (table: string, column: string) =>
    `Le tableau « ${table} » de docs/performance.md n’a pas de nombre dans sa colonne « ${column} » : lancez « npm run bench -- --only ${table} », puis relancez cette commande.`,
  noMarkers: (name: string, file: string) =>
    `Les repères manquent dans ${file} : <!-- ${name} -->.`,
  visits: (count: number) => `${count.toLocaleString('fr-FR')} visites`,
  service: 'Service',
  total: 'Total par mois',
  francs: 'en francs CFA',
  price: 'Prix',
  free: 'Gratuit',
  source: 'Page',
  per: { day: 'par jour', month: 'par mois' },
  rates: (dollars: number, francs: number) =>
    `Au taux supposé de ${dollars.toFixed(2).replace('.', ',')} $ pour un euro, et de ${String(francs).replace('.', ',')} FCFA pour un euro.`,
  readOn: (month: string) => `Prix relevés en ${month}, hors taxes.`,
  written: (file: string) => `Les tableaux sont dans ${file}.`,
} as const;
