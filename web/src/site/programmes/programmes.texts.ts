import type { FactText } from '../../texts/page.texts.ts';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { explained, typeset } from '../../texts/typeset.ts';

/** Hours of day and evening courses. */
export const courseHours = { day: '8h-16h', evening: '17h-21h' } as const;

/** Fees, in the centre's notation. */
export const fees = {
  registration: '10.000F',
  tuition: { btsTwoYears: '450.000F', btsThreeYears: '350.000F' },
} as const;

/** Steps of the admission to a BTS. */
export const entrySteps = typeset(
  explained({
    'Étude de dossier':
      'Vos diplômes, vos relevés de notes et votre motivation sont lus un par un.',
    Présélection:
      'Les dossiers retenus sont appelés ; le secrétariat vous prévient par téléphone ou par e-mail.',
    'Concours écrit':
      'Une épreuve écrite départage les candidats : calcul, sciences, français, raisonnement technique.',
  }),
);

/** Texts of both BTS pages. */
export const btsPage = typeset({
  options: 'Les options',
  entry: 'Conditions d’entrée',
  profile: 'Profil d’entrée',
  modality: 'Modalité d’entrée',
  fees: 'Frais et durée',
  registration: 'Inscription',
  tuition: 'Scolarité + assurance EPI',
  feesIntro:
    'Le montant de la scolarité comprend l’assurance et les EPI, vos équipements de protection individuelle : salopette, chaussures, gants, lunettes.',
  flyerTitle: 'Le programme sur une page',
  flyerText:
    'Une image à garder dans le téléphone, à imprimer ou à envoyer à un ami : options, frais, conditions d’entrée et contacts.',
  flyerLead: 'Technicien supérieur de l’industrie, de jour ou le soir',
  flyer: 'Enregister un Flyers',
  flyerAlt: 'Aperçu du flyer du',
  department: 'Voir le département',
});

/** Option of a speciality. */
export interface ProgrammeOption {
  /** Abbreviation of the diploma. */
  readonly code?: string;
  readonly name: string;
  readonly text: string;
}

/** Speciality of a programme, with the path of the department that teaches it. */
export interface Speciality {
  readonly name: string;
  readonly department?: string;
  readonly options: readonly ProgrammeOption[];
}

/** Texts of one of the two BTS. */
interface BtsTexts {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  readonly duration: string;
  readonly entry: FactText;
  readonly tuition: string;
  readonly optionsIntro: string;
  readonly specialities: readonly Speciality[];
  readonly profile: readonly FactText[];
  /** Paths of the printable picture and of its small preview. */
  readonly flyer: { readonly file: string; readonly preview: string };
  readonly other: Readonly<Record<'title' | 'text' | 'label' | 'path', string>>;
}

/** Page of a BTS, with the rows on its fees and hours. */
export function btsProgramme({ duration, entry, tuition, ...texts }: BtsTexts) {
  const length = { label: 'Durée', value: duration };
  const price = { label: btsPage.tuition, value: tuition };
  const hours = {
    label: 'Horaires',
    value: `Jour ${courseHours.day}, soir ${courseHours.evening}`,
    note: 'Les cours du soir sont pensés pour ceux qui travaillent déjà. Dans le formulaire, ils se choisissent en 2ème année ; avant, dites-le à la question « Autres formations et motivation ».',
  };
  return typeset({
    ...texts,
    facts: [
      length,
      entry,
      price,
      { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
    ],
    fees: [{ label: btsPage.registration, value: fees.registration }, price, length, hours],
  });
}

export type BtsProgramme = ReturnType<typeof btsProgramme>;
