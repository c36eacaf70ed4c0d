import { act, getDefaultNormalizer, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** Screen of the site at `path`, without the site layout. */
export const siteScreen = (screen: ReactElement, path = '/') => (
  <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
);

/** Renders a screen of the site, without the site layout. */
export function mount(screen: ReactElement, path?: string): UserEvent {
  render(siteScreen(screen, path));
  return userEvent.setup({ delay: null });
}

/** Normalises spaces as text queries do, so that French non-breaking spaces match. */
export const normalizeText = getDefaultNormalizer();

/** Advances the fake clock. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
