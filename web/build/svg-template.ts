import { outline, textWidth, wrapText, type Weight } from './svg-text.ts';

/**
 * Fills the `{{placeholders}}` of the SVG `template`, and converts its texts to outlines. Attributes
 * of a `<text>` limit its size: `data-width`, and `data-height` for several lines, `data-leading`
 * apart; `data-from` places the first line at `y` by default, or the `middle` or `bottom` one. A text
 * that does not fit gets a smaller font size.
 *
 * @throws on a placeholder without a value.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const fillPart = (part: string) =>
    part.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The placeholder {{${name}}} has no value.`);
      return value;
    });
  return fillPart(
    template.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) =>
      outlinedText(fillPart(attributes), fillPart(words)),
    ),
  );
}

function outlinedText(attributes: string, words: string): string {
  const text = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const number = (name: string, otherwise = 0) =>
    Number.parseFloat(text(name) ?? `${otherwise}`);
  const weight: Weight = text('font-weight') === '400' ? 400 : 600;
  const leading = number('data-leading', 1.1);
  const [width, height] = [number('data-width', Infinity), number('data-height')];

  const largest = number('font-size');
  const linesOf = (size: number) =>
    height > 0 ? wrapText(words, width, size, weight) : [words];
  const fits = (size: number) =>
    (height === 0 || linesOf(size).length * size * leading <= height) &&
    linesOf(size).every((line) => textWidth(line, size, weight) <= width);
  const sizes = [9, 8, 7, 6, 5, 4].map((ninths) => (largest * ninths) / 9);
  const size = sizes.find(fits) ?? largest / 3;

  const lines = linesOf(size);
  const above = { middle: 0.5, bottom: 1 }[text('data-from') ?? ''] ?? 0;
  const first = (1 - lines.length) * above;
  const shift = { start: 0, middle: 0.5, end: 1 }[text('text-anchor') ?? 'start'] ?? 0;
  const paths = lines.map((line, index) =>
    outline(
      line,
      number('x') - shift * textWidth(line, size, weight),
      number('y') + (number('dy') + (first + index) * leading) * size,
      size,
      weight,
    ),
  );
  return `<path class="${text('class')}" d="${paths.join('')}"/>`;
}
