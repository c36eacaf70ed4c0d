import { describe, expect, it } from 'vitest';
import { fill } from './svg-template.ts';
import { outline, textWidth, wrapText } from './svg-text.ts';

const heights = (svg: string) =>
  [...svg.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));

describe('fill', () => {
  it('replaces placeholders in attributes and in texts', () => {
    const svg = fill('<g id="{{name}}"><text class="ink" font-size="20">{{name}}</text></g>', {
      name: 'AB',
    });
    expect(svg).toBe(`<g id="AB"><path class="ink" d="${outline('AB', 0, 0, 20, 600)}"/></g>`);
  });

  it('rejects a placeholder without a value', () => {
    expect(() => fill('<text font-size="9">{{fees}}</text>', {})).toThrow('{{fees}}');
  });

  it('aligns a text by its text-anchor', () => {
    const text = (attributes: string) =>
      fill(`<text font-size="40"${attributes}>AB</text>`, {});
    const width = textWidth('AB', 40);
    expect(text(' x="300" text-anchor="end"')).toBe(text(` x="${300 - width}"`));
    expect(text(' x="300" text-anchor="middle"')).toBe(text(` x="${300 - width / 2}"`));
  });

  it('scales down a text wider than data-width', () => {
    const svg = fill('<text font-size="40" data-width="200">assainissement</text>', {});
    const right = Math.max(
      ...Array.from(svg.matchAll(/[MLQC](-?[\d.]+)/g), ([, x]) => Number(x)),
    );
    expect(textWidth('assainissement', 40)).toBeGreaterThan(200);
    expect(right).toBeLessThanOrEqual(200);
    expect(right).toBeGreaterThan(150);
  });

  it('wraps a text with data-height, downwards or upwards', () => {
    const box = 'y="100" font-size="20" data-width="90" data-height="60"';
    const lines = (from: string) => heights(fill(`<text ${box}${from}>Eau potable</text>`, {}));
    expect(Math.max(...lines(''))).toBeGreaterThan(115);
    expect(Math.max(...lines(' data-from="bottom"'))).toBeLessThan(110);
    expect(Math.min(...lines(' data-from="bottom"'))).toBeLessThan(80);
  });
});

describe('SVG lettering', () => {
  it('draws every French letter and every character of an amount', () => {
    const missing = outline('\u{E000}', 0, 0, 40, 600);
    for (const letter of 'ÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûœ’«»–·+%.,:0123456789F')
      expect([letter, outline(letter, 0, 0, 40, 600)]).not.toEqual([letter, missing]);
  });

  it('wraps between words without loss, and keeps too wide a word whole', () => {
    expect(wrapText('assainissement', 10, 40)).toEqual(['assainissement']);
    const text = 'Installer et maintenir les équipements électriques d’un atelier';
    const lines = wrapText(text, 300, 40);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(300);
  });
});
