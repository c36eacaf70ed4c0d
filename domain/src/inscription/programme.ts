import { classeLabels, modaliteLabels, parcoursLabels } from './inscription.ts';
import { classeOf, modaliteOf, parcoursOf } from './record.ts';

/** Programme of an application, in words: `BTS 2ème année, QHSE, Cours du soir (17h-21h)`. */
export function programmeOf(
  record: Parameters<typeof parcoursOf>[0] & { readonly specialite: string },
): string {
  const [parcours, classe, modalite] = [
    parcoursOf(record),
    classeOf(record),
    modaliteOf(record),
  ];
  const [path, level] = [parcours && parcoursLabels[parcours], classe && classeLabels[classe]];
  // The classes of the BTS are named after it.
  const isNamed = path !== undefined && level?.startsWith(path);
  return [
    isNamed ? level : [path, level],
    record.specialite,
    modalite && modaliteLabels[modalite],
  ]
    .flat()
    .filter(Boolean)
    .join(', ');
}
