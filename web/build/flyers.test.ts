import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bts, btsThreeYears } from '../src/site/programmes/bts.texts.ts';
import { flyers } from './flyers.ts';
import { pictureFile } from './pictures.ts';
import { fill } from './svg-template.ts';

const template = readFileSync(pictureFile('modeles/depliant'), 'utf8');
const programmes = [bts, btsThreeYears];

describe.each(flyers)('Flyer $file', ({ file, values }) => {
  const drawn = fill(template, { ...values, picture: 'picture', emblem: 'emblem' });
  const programme = programmes.find(({ flyer }) => flyer.file === file);

  it('is drawn without missing values and without text that needs a font', () => {
    expect(drawn).not.toMatch(/NaN|undefined|\{\{|<text/);
  });

  it('fits every option above the contacts', () => {
    // The box of the fees ends lowest, and the contacts begin at 1630.
    expect(Number(values['options-end']) + 216).toBeLessThanOrEqual(1630 - 16);
  });

  it('states the same fees, facts and profile as the programme page', () => {
    const [registration, tuition] = programme?.fees ?? [];
    expect(values).toMatchObject({
      'fee-1-value': registration?.value,
      'fee-2-value': tuition?.value,
      'fact-1-value': programme?.facts[0]?.value,
      'profile-2-value': programme?.profile[1]?.value,
    });
  });

  it('shows all admission steps, left of the fees', () => {
    expect(values['step-4']).toBeUndefined();
    expect(Number(values['step-3-x'])).toBeLessThan(480);
  });
});
