import { getDefaultNormalizer, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** A screen of the site at `path`, without what stands around it on every page. */
export const framed = (screen: ReactElement, path = '/') => (
  <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
);

/** Shows a screen of the site, without what stands around it on every page. */
export const mount = (screen: ReactElement, path?: string): RenderResult =>
  render(framed(screen, path));

/** A text as queries by text read it, whatever spaces French wants in it. */
export const asRead = getDefaultNormalizer();
