import { centrePath } from '@centre/domain/centre';
import { documentTitle } from '@centre/domain/site-address';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Site } from '../../web/src/app/site.tsx';
import { ArticlesTab } from '../../web/src/dashboard/articles/articles-tab.tsx';
import { articleSearchTexts } from '../../web/src/dashboard/articles/articles.texts.ts';
import { countArticles, staffArticlePage } from '../../web/src/data/staff/staff-articles.ts';
import { listStates } from '../../web/src/texts/list-states.texts.ts';
import { pages } from '../../web/src/texts/pages.texts.ts';
import { navigation, site } from '../../web/src/texts/site.texts.ts';
import { Announcer } from '../../web/src/ui/announcer.tsx';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { fillField, openForm } from './enrolment.tsx';
import { normalizeText, siteScreen, mount } from './mount.tsx';
import { mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-articles.ts');

/** Waits until the live region of the page contains `text`. */
const expectAnnounced = (text: string) =>
  waitFor(() => {
    const announced = document.querySelector('[data-announcer]')?.textContent ?? '';
    expect(normalizeText(announced)).toBe(normalizeText(text));
  });

describe('Live region', () => {
  it('announces the title of each page, whose content gets the focus', async () => {
    render(<Site>{(app) => siteScreen(<>{app}</>, '/contact')}</Site>);
    await waitFor(() => expect(document.querySelector('[data-announcer]')).not.toBeNull());
    const menu = within(screen.getByRole('navigation', { name: site.navigation }));
    const user = userEvent.setup({ delay: null });
    for (const [path, { title }] of [
      ['/formation', pages.formations],
      [centrePath, pages.centre],
    ] as const) {
      const name = navigation.find((item) => item.path === path)?.label ?? '';
      await user.click(menu.getByRole('link', { name }));
      await expectAnnounced(documentTitle(title));
      expect(document.activeElement?.id).toBe('contenu');
    }
  });

  it('announces the fields that an answer of the enrolment form adds', async () => {
    const user = await openForm();
    mount(<Announcer />);
    await fillField(user, 'parcours', 'bts');
    await expectAnnounced(enrolment.appeared(['Classe', 'Spécialité']));
    await fillField(user, 'specialite', 'QHSE');
    await fillField(user, 'classe', 'bts2');
    await expectAnnounced(enrolment.appeared(['Modalité']));
  });

  it('announces a loaded section, whose heading has the focus, and search results', async () => {
    const counts = { total: 0, nouveautes: 0, technologie: 0, autres: 0 };
    vi.mocked(countArticles).mockResolvedValue(counts);
    vi.mocked(staffArticlePage).mockResolvedValue({ items: [] });
    mount(<Announcer />);
    const user = mountSection(<ArticlesTab />, 'VIEWER');
    await expectAnnounced(listStates.loaded);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.type(screen.getByLabelText(articleSearchTexts.label), 'rien');
    await expectAnnounced(listStates.results(0));
  });
});
