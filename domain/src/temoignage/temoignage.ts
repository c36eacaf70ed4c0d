import type { PublishedPicture } from '../content/published-picture.ts';

export const temoignageFormations = [
  'Maintenance Industrielle',
  'Froid et Climatisation',
  'Chaudronnerie',
  'Diesel et Moteurs',
  'Électricité Industrielle',
  'Mécanique Générale',
  'QHSE',
  'Autre',
] as const;

export const temoignageStatuts = ['publie', 'brouillon'] as const;
export type TemoignageStatut = (typeof temoignageStatuts)[number];

/** Testimonial of a former trainee. `Instant` is the reader's type for a point in time. */
export interface Temoignage<Instant = Date> {
  readonly id: string;
  readonly nom: string;
  readonly prenom: string;
  /** One of `temoignageFormations`, or any text in an older record. */
  readonly formation: string;
  readonly promotion: string;
  readonly contenu: string;
  /** 1 to 5. */
  readonly note?: number;
  readonly entreprise: string;
  readonly poste: string;
  /** URL of the portrait; empty when there is none. */
  readonly photo: string;
  /** The same portrait in several widths; absent from older records. */
  readonly picture?: PublishedPicture;
  readonly statut: TemoignageStatut;
  readonly dateCreation: Instant;
}
