import { temoignageFormations, type Temoignage } from '@centre/domain/temoignage/temoignage';
import { cycle, person } from './people.ts';
import { daysAfter } from './time.ts';

/** Published temoignage. */
export function temoignage(overrides: Partial<Temoignage> = {}, index = 0): Temoignage {
  const { nom, prenom } = person(index);
  return {
    id: `temoignage-${index}`,
    nom,
    prenom,
    formation: cycle(temoignageFormations, index),
    promotion: String(2018 + (index % 7)),
    contenu: 'J’ai appris un métier sur de vraies machines, et je l’exerce aujourd’hui.',
    note: 5 - (index % 2),
    entreprise: 'Froid du Golfe',
    poste: 'Technicien de maintenance',
    photo: '',
    statut: 'publie',
    dateCreation: daysAfter('2025-03-03T09:00:00Z', index),
    ...overrides,
  };
}
