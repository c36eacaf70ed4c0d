import { createNodeDriver } from '@pandacss/compiler';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colours } from '../../ui/tokens.ts';
import { dashboardSystem } from './theme.ts';

describe('A part that the site and the dashboard share', () => {
  it('finds its colours in the dashboard', async () => {
    const site = await createNodeDriver({ cwd: resolve('web') });
    const { css } = site.cssgen();
    const undeclared = Object.keys(colours).filter((name) => {
      const variable: unknown = dashboardSystem.tokens.getVar(`colors.${name}`);
      return !css.includes(`${String(variable).slice('var('.length, -1)}:`);
    });
    expect(undeclared).toEqual([]);
  });
});
