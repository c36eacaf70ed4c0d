import {
  classeLabels,
  parcoursLabels,
  programmes,
  type Classe,
} from '../inscription/inscription.ts';

/**
 * How many applicants a campaign can accept, by `key` of the place lines. What has no number is
 * not limited.
 */
export type Places = Readonly<Partial<Record<string, number>>>;

/** A speciality in a class, which places are counted of. */
export interface PlaceLine {
  readonly key: string;
  readonly classe: Classe;
  readonly specialite: string;
}

/** The classes of the site in their order, each with the specialities that it is taught in. */
export const placeClasses = Object.entries(programmes).flatMap(
  ([parcours, { classes, specialites }]) =>
    classes.map((classe: Classe) => ({
      label: labelOf(parcoursLabels[parcours as keyof typeof programmes], classeLabels[classe]),
      lines: specialites.map((specialite): PlaceLine => ({
        key: `${classe}/${specialite}`,
        classe,
        specialite,
      })),
    })),
);

function labelOf(parcours: string, classe: string): string {
  return classe.startsWith(parcours) ? classe : `${parcours}, ${classe}`;
}

export const placeLines: readonly PlaceLine[] = placeClasses.flatMap(({ lines }) => lines);

/** The most places of a line. */
export const mostPlaces = 999;
