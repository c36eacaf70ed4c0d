import { centre } from './centre.ts';

/** Partner organisation of the centre. */
export interface Partner {
  readonly name: string;
  /** Its part in the centre, in one sentence. */
  readonly role: string;
  /** Number of its neutral drawing in partners.svg; the centre's own emblem when absent. */
  readonly mark?: number;
}

const main: readonly Partner[] = [
  {
    name: 'République togolaise',
    role: 'A créé le centre par arrêté ministériel en 2013, et en fait un service public.',
    mark: 7,
  },
  {
    name: centre.abbreviation,
    role: 'Forme depuis 2015, sous la conduite d’un conseil de 18 membres.',
  },
  {
    name: 'Agence française de développement',
    role: 'A cofinancé la construction du centre et l’équipement de ses ateliers.',
    mark: 5,
  },
];

const others: readonly Pick<Partner, 'name' | 'mark'>[] = [
  { name: 'Association de gestion public-privé', mark: 0 },
  { name: 'Chambre de commerce et d’industrie', mark: 6 },
  { name: 'Fédération des industries', mark: 4 },
  { name: 'Zone portuaire', mark: 2 },
  { name: 'Réseau des artisans', mark: 8 },
  { name: 'Énergie et eau', mark: 9 },
  { name: 'Bâtiment et travaux publics', mark: 3 },
  { name: 'Mines et carrières', mark: 1 },
];

/** Main and other partners of the centre. Another centre edits them here. */
export const partners = { main, others };

export const allPartners = [...main, ...others];
