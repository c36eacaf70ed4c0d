import { describe, expect, it } from 'vitest';
import { lettering, textWidth, wrapText } from './lettering.ts';

const style = { size: 40, fill: '#000000' } as const;

describe('Lettering', () => {
  it('is made of outlines and needs no font', () => {
    const drawn = lettering('Électromécanique', 10, 50, style);
    expect(drawn).toMatch(/^<path d="M[-\d. MLQCZ]+" fill="#000000"\/>$/);
  });

  it('draws every letter of French and every sign of an amount', () => {
    for (const letter of 'ÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûœ’«»–·+%.,:0123456789F')
      expect(lettering(letter, 0, 0, style)).not.toContain('d=""');
  });

  it('ends where it is told to end', () => {
    const atEnd = lettering('10.000F', 300, 50, { ...style, anchor: 'end' });
    const atStart = lettering('10.000F', 300 - textWidth('10.000F', 40), 50, style);
    expect(atEnd).toBe(atStart);
  });

  it('breaks a text between words, and loses none', () => {
    const text = 'Installer et maintenir les équipements électriques d’un atelier';
    const lines = wrapText(text, 300, 40);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(300);
  });

  it('leaves a word that is too wide whole', () => {
    expect(wrapText('assainissement', 10, 40)).toEqual(['assainissement']);
  });
});
