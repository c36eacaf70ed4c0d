import { getDefaultNormalizer, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { styleCache } from '../../web/src/ui/style-cache.ts';
import { system } from '../../web/src/ui/system.ts';
import { Theme } from '../../web/src/ui/theme-provider.tsx';

/** A screen of the site at `path`, without what stands around it on every page. */
export const framed = (screen: ReactElement, path = '/') => (
  <Theme cache={styleCache()} system={system}>
    <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
  </Theme>
);

/** Shows a screen of the site, without what stands around it on every page. */
export const mount = (screen: ReactElement, path?: string): RenderResult =>
  render(framed(screen, path));

/** A text as queries by text read it, whatever spaces French wants in it. */
export const asRead = getDefaultNormalizer();
