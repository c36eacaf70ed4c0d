import type { FactText } from '../../texts/page.texts.ts';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { explained, typeset } from '../../texts/typeset.ts';

/** Hours of the two kinds of course. */
export const courseHours = { day: '8h-16h', evening: '17h-21h' } as const;

/** Fees, as the centre writes amounts. */
export const fees = {
  registration: '10.000F',
  tuition: { btsTwoYears: '450.000F', btsThreeYears: '350.000F' },
} as const;

/** The admission to a BTS. */
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

/** An option of a speciality. */
export interface ProgrammeOption {
  /** The letters by which the diploma is known. */
  readonly code?: string;
  readonly name: string;
  readonly text: string;
}

/** A speciality of a programme, and the department that teaches it. */
export interface Speciality {
  readonly name: string;
  readonly department?: string;
  readonly options: readonly ProgrammeOption[];
}

/** What is said of one of the two BTS. */
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
  /** Addresses of the picture to print and hand out, and of a small one of it. */
  readonly flyer: { readonly file: string; readonly preview: string };
  readonly other: Readonly<Record<'title' | 'text' | 'label' | 'path', string>>;
}

/** The page of a BTS, with the lines on its fees and hours. */
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
