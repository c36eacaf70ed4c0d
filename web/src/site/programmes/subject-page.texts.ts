import { centre, centrePath } from '@centre/domain/centre';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { LabelledPath, SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { typeset } from '../../texts/typeset.ts';
import { courseHours } from './programmes.texts.ts';

const { abbreviation, figures, openingHours } = centre;
const { enrol, programmes, contact } = nextStep;

/** Placeholders of the JSON texts (`{abbreviation}`): facts of the centre, and links. */
const placeholders: Readonly<Record<string, string | number | LabelledPath>> = {
  abbreviation,
  ...figures,
  ...courseHours,
  days: openingHours.days,
  opens: openingHours.from,
  closes: openingHours.to,
  enrol,
  programmes,
  contact,
  formations: breadcrumb.formations,
  centre: { label: `Le ${abbreviation}, son histoire`, path: centrePath },
};

function valueOf(name: string) {
  const value = placeholders[name];
  if (value === undefined) throw new Error(`the placeholder {${name}} has no value`);
  return value;
}

function fill(text: string) {
  const [, wholeName] = /^\{(\w+)\}$/.exec(text) ?? [];
  const value = wholeName && valueOf(wholeName);
  if (typeof value === 'object') return value;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = valueOf(name);
    if (typeof fact === 'object') throw new Error(`the link {${name}} is part of a text`);
    return String(fact);
  });
}

/**
 * Texts of a JSON file, with their placeholders filled in, and with French spaces.
 *
 * @throws on an unknown placeholder, and on a link within a text.
 */
export function filledIn<Texts extends object>(texts: Texts): Texts {
  const filled: unknown = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
  return typeset(filled) as Texts;
}

/** Subject page, or some of its fields, from a JSON file; link placeholders become links. */
export const subjectPage = <Texts extends Partial<Record<keyof SubjectPage, unknown>>>(
  texts: Texts,
) => filledIn(texts) as unknown as Pick<SubjectPage, keyof Texts & keyof SubjectPage>;
