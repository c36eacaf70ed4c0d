import {
  classeLabels,
  parcoursLabels,
  programmes,
  type Classe,
} from '../inscription/inscription.ts';

/**
 * Number of places in a campaign, by `key` of the place lines. A line without a number is
 * unlimited.
 */
export type Places = Readonly<Partial<Record<string, number>>>;

/** Speciality of a class, for which places are counted. */
export interface PlaceLine {
  readonly key: string;
  readonly classe: Classe;
  readonly specialite: string;
}

/** Classes of the site in their order, each with its specialities. */
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

/** Maximum of places per line. */
export const maxPlaces = 999;
