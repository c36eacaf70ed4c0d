import { describe, expect, it } from 'vitest';
import { feeBlock, optionGrid } from '../pictures/flyers/blocks.ts';
import { flyer } from '../pictures/flyers/flyer.ts';
import { flyers } from './flyers.ts';

describe.each(flyers)('The flyer $file', ({ text }) => {
  it('needs no font of the machine that renders it', () => {
    expect(flyer(text)).not.toContain('<text');
  });

  it('is drawn from whole numbers', () => {
    expect(flyer(text)).not.toMatch(/NaN|undefined/);
  });

  it('has room for every option above the contacts', () => {
    // The plate of the fees stands lowest; the band of the contacts begins at 1630.
    const { bottom } = optionGrid(text, 952);
    const plate = /y="(\d+(?:\.\d+)?)" width="400" height="222"/.exec(
      feeBlock(text.fees, bottom + 34),
    );
    expect(Number(plate?.[1]) + 222).toBeLessThanOrEqual(1630 - 16);
  });

  it('states both fees and the whole way in', () => {
    expect(text.fees).toHaveLength(2);
    expect(text.modality).toHaveLength(3);
  });
});
