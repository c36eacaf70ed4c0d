/** Errors of typed dates; a file of its own, so that the form loads no other messages. */
export const dayMessages = {
  unreadable: 'Écrivez la date comme 28/02/2006 ou 28 février 2006',
  year: 'Écrivez l’année avec ses quatre chiffres, comme dans 28/02/2006',
  order: 'Écrivez le jour, puis le mois, puis l’année, comme dans 28/02/2006',
  absent: 'Cette date n’existe pas au calendrier : vérifiez le jour et le mois',
} as const;
