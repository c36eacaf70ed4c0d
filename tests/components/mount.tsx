import { act, getDefaultNormalizer, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** A screen of the site at `path`, without what stands around it on every page. */
export const siteScreen = (screen: ReactElement, path = '/') => (
  <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
);

/** Shows a screen of the site, without what stands around it on every page. */
export function mount(screen: ReactElement, path?: string): UserEvent {
  render(siteScreen(screen, path));
  return userEvent.setup({ delay: null });
}

/** A text as queries by text read it, whatever spaces French wants in it. */
export const normalizeText = getDefaultNormalizer();

/** Advances the fake clock. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
