import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { publishedTemoignages } from '../../web/src/data/public/published-lists.ts';
import { Temoignages } from '../../web/src/site/temoignages/temoignages.tsx';
import { temoignagesPage } from '../../web/src/texts/temoignages.texts.ts';
import { temoignage } from '../factories/temoignage.ts';
import { mount } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');

const several = (count: number, overrides: Partial<Temoignage> = {}) =>
  Array.from({ length: count }, (_, index) => temoignage(overrides, index));

async function openPage(shown: readonly Temoignage[], path?: string) {
  vi.mocked(publishedTemoignages).mockReset().mockResolvedValue(shown);
  mount(<Temoignages />, path);
  return screen.findAllByRole('article');
}

describe('The testimonials', () => {
  it('say all that is known of each', async () => {
    const shown = several(3);
    const cards = await openPage(shown);
    for (const [index, one] of shown.entries()) {
      const text = cards[index]?.textContent;
      const { prenom, nom, contenu, formation, dateCreation, note = 0 } = one;
      for (const part of [`${prenom} ${nom}`, contenu, formation, formatDate(dateCreation)]) {
        expect(text).toContain(part);
      }
      expect(text).toContain(temoignagesPage.note(note));
    }
  });

  it('show what little is known of an older one, and never more than may be published', async () => {
    const { id, contenu, dateCreation, statut } = temoignage({ contenu: 'Merci.' });
    const empty = { nom: '', prenom: '', formation: '', promotion: '', entreprise: '' };
    const older = { ...empty, id, contenu, dateCreation, statut, poste: '', photo: '' };
    const [first, ...others] = await openPage([
      older,
      ...several(limits.publishedTemoignages, { note: 5 }),
    ]);
    expect(others).toHaveLength(limits.publishedTemoignages - 1);
    expect(first?.querySelector('h3')?.textContent).toBe(temoignageMessages.anonymous);
    expect(first?.textContent).toContain('Merci.');
    expect(first?.textContent).not.toContain(`/ ${limits.note.max}`);
  });

  it('bring the one that the address points at into view, and mark it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const [, pointedAt] = await openPage(several(3), '/temoignages#temoignage-temoignage-1');
    await waitFor(() => expect(document.activeElement).toBe(pointedAt));
    expect(scroll.mock.contexts).toContain(pointedAt);
    expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1);
    expect(pointedAt?.getAttribute('aria-current')).toBe('true');
  });

  it('are loaded again when the window is told that they changed', async () => {
    await openPage(several(2));
    vi.mocked(publishedTemoignages).mockResolvedValue([temoignage({ prenom: 'Akouvi' }, 9)]);
    act(() => void dispatchEvent(new Event('temoignages-updated')));
    await screen.findByRole('heading', { name: /^Akouvi/ });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
