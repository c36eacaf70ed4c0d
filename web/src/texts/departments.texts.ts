import type { PageText } from './pages.texts.ts';
import { typeset } from './typeset.ts';

/** Department of the centre: path, title and description of its page. */
export interface Department extends PageText {
  readonly path: `/${string}`;
}

/** Departments, in their order on the site; their pages are in `site/departments/`. */
export const departments = typeset([
  {
    path: '/electromecanique',
    title: 'Électromécanique',
    description:
      'Moteurs, armoires de commande, capteurs et automates : installer et dépanner les machines électriques.',
  },
  {
    path: '/chaudronerie',
    title: 'Chaudronnerie',
    description:
      'Tracer, découper, former et souder l’acier : cuves, charpentes, tuyauteries et pièces sur mesure.',
  },
  {
    path: '/froid-climatisation',
    title: 'Froid et climatisation',
    description:
      'Chambres froides, climatiseurs et groupes d’eau glacée : monter, charger et régler une installation.',
  },
  {
    path: '/mecanique-entretien',
    title: 'Mécanique et entretien',
    description:
      'Tournage, fraisage, ajustage et montage : fabriquer la pièce qui manque et remettre la machine en marche.',
  },
  {
    path: '/mecanique-diesel',
    title: 'Mécanique diesel',
    description:
      'Moteurs d’engins, de camions et de groupes électrogènes : démonter, mesurer, réparer, régler.',
  },
  {
    path: '/maintenance',
    title: 'Maintenance industrielle',
    description:
      'Hydraulique, automatismes et organisation : prévoir la panne plutôt que la subir.',
  },
  {
    path: '/qhse',
    title: 'QHSE',
    description:
      'Qualité, hygiène, sécurité, environnement : protéger les personnes et tenir les engagements d’une usine.',
  },
] as const satisfies readonly Department[]);

export type DepartmentPath = (typeof departments)[number]['path'];
