import { describe, expect, it } from 'vitest';
import { roleColours } from './palette.ts';

describe('The badge of the super administrator', () => {
  it.each(['light', 'dark'] as const)('is red in the %s appearance', (scheme) => {
    const channels = roleColours.SUPER_ADMIN[scheme].match(/[0-9A-F]{2}/g) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => parseInt(channel, 16));
    // With more of the others it is pink.
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });
});
