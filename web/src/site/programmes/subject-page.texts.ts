import { centre, centrePath } from '@centre/domain/centre';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { LabelledPath, SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { typeset } from '../../texts/typeset.ts';
import { courseHours } from './programmes.texts.ts';

const { abbreviation, figures, openingHours } = centre;
const { enrol, programmes, contact } = nextStep;

/** What the texts in `subjects/` name in braces: facts of the centre, and links. */
const named: Readonly<Record<string, string | number | LabelledPath>> = {
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
  const value = named[name];
  if (value === undefined) throw new Error(`no page can name {${name}}`);
  return value;
}

function fill(text: string) {
  const [, only] = /^\{(\w+)\}$/.exec(text) ?? [];
  const value = only && valueOf(only);
  if (typeof value === 'object') return value;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = valueOf(name);
    if (typeof fact === 'object') throw new Error(`the link {${name}} is part of a text`);
    return String(fact);
  });
}

/**
 * The texts of a file in `subjects/`, with what they name, and with French spaces.
 *
 * @throws when they name what the centre does not have.
 */
export function filledIn<Texts extends object>(texts: Texts): Texts {
  const filled: unknown = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  );
  return typeset(filled) as Texts;
}

/** A page, or some of its parts; links that its texts name are links there. */
export const subjectPage = <Texts extends Partial<Record<keyof SubjectPage, unknown>>>(
  texts: Texts,
) => filledIn(texts) as unknown as Pick<SubjectPage, keyof Texts & keyof SubjectPage>;
