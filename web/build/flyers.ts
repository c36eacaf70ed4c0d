import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { bts, btsThreeYears } from '../src/site/programmes/bts.texts.ts';
import { pictures } from '../src/texts/pictures.texts.ts';
import type { FactText } from '../src/texts/page.texts.ts';
import {
  btsPage,
  entrySteps,
  type BtsProgramme,
  type ProgrammeOption,
  type Speciality,
} from '../src/site/programmes/programmes.texts.ts';
import { fill } from './svg-template.ts';
import { textWidth, wrapText } from './svg-text.ts';

/** SVG of the specialities and their options in columns; `end` is its bottom y on the flyer. */
function optionGrid(specialities: readonly Speciality[]): { options: string; end: number } {
  const columns = 3;
  const gap = 36;
  const width = (1112 - (columns - 1) * gap) / columns;
  let options = '';
  let row = 0;
  let end = 0;
  specialities.forEach(({ name, options: names }, index) => {
    if (index % columns === 0) row = end;
    const x = (index % columns) * (width + gap);
    let y = row + 56;
    options +=
      `<path class="rule" d="M${x} ${row}h${width}"/>` +
      `<text class="green" x="${x}" y="${row + 40}" font-size="32" data-width="${width}">${name}</text>`;
    for (const each of names) {
      const { svg, end: bottom } = option(each, x, y, width);
      options += svg;
      y = bottom + 8;
    }
    end = Math.max(end, y + 18);
  });
  return { options: fill(options, {}), end: 986 + end };
}

/** SVG of an option: its code in a box, with its name beside it. */
function option({ code, name }: ProgrammeOption, x: number, y: number, width: number) {
  const boxWidth = code === undefined ? 0 : textWidth(code, 22) + 18;
  const indent = boxWidth === 0 ? 0 : boxWidth + 10;
  const lines = wrapText(name, width - indent, 25, 400).map(
    (line, at) =>
      `<text class="ink" x="${x + indent}" y="${y + 24 + at * 30}" font-size="25" font-weight="400">${line}</text>`,
  );
  return {
    svg:
      (code === undefined
        ? ''
        : `<rect class="green" x="${x}" y="${y + 1}" width="${boxWidth}" height="30" rx="5"/>` +
          `<text class="cream" x="${x + 9}" y="${y + 24}" font-size="22">${code}</text>`) +
      lines.join(''),
    end: y + lines.length * 30,
  };
}

/** Template values from a list: `step-1`, `step-2`. */
function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`${name}-${index + 1}`, value]));
}

/** Template values from labelled lines: `fee-1-label`, `fee-1-value`. */
function labelled(name: string, lines: readonly FactText[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ label, value }, index) => [
      [`${name}-${index + 1}-label`, label],
      [`${name}-${index + 1}-value`, value],
    ]),
  );
}

const site = new URL(centre.website).host;

function flyerOf(programme: BtsProgramme) {
  const { options, end } = optionGrid(programme.specialities);
  const [level = '', ...duration] = programme.title.split(' ');
  const facts = programme.facts.filter(({ label }) => label !== btsPage.tuition);
  const profile = programme.profile.map((line) => ({ ...line, label: `${line.label} :` }));
  const steps = entrySteps.map(({ title }) => title);
  const [first = 0, second = 0] = steps.map((step) => textWidth(step, 26) + 72);
  const values: Readonly<Record<string, string>> = {
    centre: centre.name,
    abbreviation: centre.abbreviation,
    // Without dates: a printed flyer is read in any season.
    campaign: 'Inscriptions',
    period: `dates sur ${site}`,
    level,
    duration: duration.join(' '),
    lead: btsPage.flyerLead,
    ...labelled('fact', facts),
    'options-title': btsPage.options,
    options,
    'options-end': String(end),
    'profile-title': btsPage.profile,
    ...labelled('profile', profile),
    'profile-1-x': String(textWidth(profile[0]?.label ?? '', 26, 400) + 10),
    'profile-2-x': String(textWidth(profile[1]?.label ?? '', 26, 400) + 10),
    'modality-title': btsPage.modality,
    ...numbered('step', steps),
    'step-2-x': String(first),
    'step-3-x': String(first + second),
    ...labelled('fee', programme.fees.slice(0, 2)),
    apply: `S'inscrire : ${site}/inscription`,
    contact: [...centre.phones.map(formatPhone), centre.email, centre.address].join('   ·   '),
  };
  return { ...programme.flyer, picture: pictures[programme.picture].source, values };
}

/** Flyers of both BTS, to be downloaded: paths, picture and template values. */
export const flyers = [bts, btsThreeYears].map(flyerOf);
