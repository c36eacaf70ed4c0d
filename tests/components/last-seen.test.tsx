import { messages } from '@centre/domain/messages/messages';
import { temoignageMessages } from '@centre/domain/messages/public';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ArticlesTab } from '../../web/src/dashboard/articles/articles-tab.tsx';
import { articlesTab } from '../../web/src/dashboard/articles/articles.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { GalerieTab } from '../../web/src/dashboard/galerie/galerie-tab.tsx';
import { galerieTab } from '../../web/src/dashboard/galerie/galerie.texts.ts';
import { TemoignagesTab } from '../../web/src/dashboard/temoignages/temoignages-tab.tsx';
import { temoignagesTab } from '../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { countOf, readPage } from '../../web/src/data/staff/firestore.ts';
import {
  useDraftTemoignages,
  usePublishedTemoignages,
} from '../../web/src/data/staff/staff-temoignages.ts';
import { article } from '../factories/article.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { normalizeText } from './mount.tsx';
import { button, changeSession, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/firestore.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ readPage: vi.fn(), countOf: vi.fn() },
}));
vi.mock('../../web/src/data/staff/staff-temoignages.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ useDraftTemoignages: vi.fn(), usePublishedTemoignages: vi.fn() },
}));

const refused = new Error('permission-denied');

/** Answers list reads with `document`, or rejects the reads without a document. */
function answerWith(document: { readonly id: string } | undefined): void {
  const { id, ...fields } = document ?? { id: '' };
  vi.mocked(countOf).mockResolvedValue(1);
  vi.mocked(readPage).mockImplementation((_, parse) =>
    document ? Promise.resolve({ items: [parse(id, fields)] }) : Promise.reject(refused),
  );
}

const reload = vi.fn();

/** Answers the live list of temoignages, with an error without a document. */
function answerLive(document: { readonly id: string } | undefined): void {
  vi.mocked(countOf).mockResolvedValue(0);
  vi.mocked(useDraftTemoignages).mockReturnValue(listResult([]));
  vi.mocked(usePublishedTemoignages).mockReturnValue(
    document ? listResult([testimonial]) : { status: 'error', error: refused, reload },
  );
}

const [news, picture, testimonial] = [article(), photo(), temoignage()];

const sections = [
  {
    ...{ name: 'articles', section: <ArticlesTab />, answer: answerWith, document: news },
    ...{ shown: new RegExp(news.titre), failed: messages.article.loadFailed },
    lastSeen: articlesTab.lastSeen,
  },
  {
    ...{ name: 'photos', section: <GalerieTab />, answer: answerWith, document: picture },
    ...{ shown: new RegExp(picture.titre), failed: messages.photo.loadFailed },
    lastSeen: galerieTab.lastSeen,
  },
  {
    ...{ name: 'testimonials', section: <TemoignagesTab />, answer: answerLive },
    ...{ document: testimonial, shown: new RegExp(testimonial.nom) },
    ...{ failed: temoignageMessages.loadFailed, lastSeen: temoignagesTab.lastSeen },
  },
];

describe.each(sections)(
  'List of $name that fails to load',
  ({ section, answer, document, shown, failed, lastSeen }) => {
    /** Opens the section, runs `between`, and opens the section again with failing reads. */
    async function openTwice(between?: () => void) {
      vi.spyOn(console, 'warn').mockReturnValue();
      answer(document);
      mountSection(section, 'CONTENT_MANAGER');
      await screen.findByText(shown);
      between?.();
      cleanup();
      answer(undefined);
      const user = mountSection(section, 'CONTENT_MANAGER');
      return { user, alert: normalizeText((await screen.findByRole('alert')).textContent) };
    }

    it('shows the last seen items with a notice until a retry succeeds', async () => {
      const { user, alert } = await openTwice();
      for (const sentence of [failed, lastSeen])
        expect(alert).toContain(normalizeText(sentence));
      screen.getByText(shown);
      if (document === picture) {
        expect(screen.queryByRole('button', { name: /^Supprimer la photo/ })).toBeNull();
      }
      answer(document);
      await user.click(button(common.retry));
      expect(reload).toHaveBeenCalledTimes(answer === answerLive ? 1 : 0);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await screen.findByText(shown);
    });

    it('is empty after the member has logged out', async () => {
      const { alert } = await openTwice(() => changeSession('signedOut'));
      expect(alert).toContain(normalizeText(failed));
      expect(alert).not.toContain(normalizeText(lastSeen));
      expect(screen.queryByText(shown)).toBeNull();
    });
  },
);
