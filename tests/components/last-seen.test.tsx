import { messages } from '@centre/domain/messages/messages';
import { temoignageMessages } from '@centre/domain/messages/public';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
import { asRead } from './mount.tsx';
import { button, changeSession, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/firestore.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ readPage: vi.fn(), countOf: vi.fn() },
}));
vi.mock('../../web/src/data/staff/staff-temoignages.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ useDraftTemoignages: vi.fn(), usePublishedTemoignages: vi.fn() },
}));
// Its database is the browser's.
vi.mock('../../web/src/data/staff/temoignage-outbox.ts', () => ({
  waitingTemoignages: () => Promise.resolve([]),
  subscribeToWaiting: () => vi.fn(),
}));

const refused = new Error('permission-denied');

/** Has the server answer with these documents, or with none at all. */
function answerWith(document: { readonly id: string } | undefined): void {
  const { id, ...fields } = document ?? { id: '' };
  vi.mocked(countOf).mockReset().mockResolvedValue(1);
  vi.mocked(readPage)
    .mockReset()
    .mockImplementation((_, parse) =>
      document ? Promise.resolve({ items: [parse(id, fields)] }) : Promise.reject(refused),
    );
}

/** The same of testimonials, which are kept up to date. */
function answerLive(document: { readonly id: string } | undefined): void {
  vi.mocked(countOf).mockReset().mockResolvedValue(0);
  const reload = () => answerLive(temoignage());
  const empty = { status: 'success', items: [], isFormer: false, reload } as const;
  vi.mocked(useDraftTemoignages).mockReturnValue(empty);
  vi.mocked(usePublishedTemoignages).mockReturnValue(
    document
      ? { ...empty, items: [temoignage()] }
      : { status: 'error', error: refused, reload },
  );
}

const { nom } = temoignage();

const sections = [
  {
    name: 'articles',
    section: <ArticlesTab />,
    answer: answerWith,
    document: article(),
    shown: new RegExp(article().titre),
    failed: messages.article.loadFailed,
    lastSeen: articlesTab.lastSeen,
  },
  {
    name: 'photos',
    section: <GalerieTab />,
    answer: answerWith,
    document: photo(),
    shown: new RegExp(photo().titre),
    failed: messages.photo.loadFailed,
    lastSeen: galerieTab.lastSeen,
  },
  {
    name: 'testimonials',
    section: <TemoignagesTab />,
    answer: answerLive,
    document: temoignage(),
    shown: new RegExp(nom),
    failed: temoignageMessages.loadFailed,
    lastSeen: temoignagesTab.lastSeen,
  },
];

describe.each(sections)(
  'The list of $name that cannot be read',
  ({ section, answer, document, shown, failed, lastSeen }) => {
    /** Opens the section, which could be read the time before. */
    async function openTwice() {
      vi.spyOn(console, 'warn').mockReturnValue();
      answer(document);
      mountSection(section, 'CONTENT_MANAGER');
      await screen.findByText(shown);
    }

    it('is the last that was seen, with sentences that say so, until it can be read', async () => {
      await openTwice();
      cleanup();
      answer(undefined);
      mountSection(section, 'CONTENT_MANAGER');
      const said = asRead((await screen.findByRole('alert')).textContent);
      for (const sentence of [failed, lastSeen]) expect(said).toContain(asRead(sentence));
      screen.getByText(shown);
      if (document.id === photo().id) {
        expect(screen.queryByRole('button', { name: /^Supprimer la photo/ })).toBeNull();
      }
      answer(document);
      const user = userEvent.setup({ delay: null });
      await user.click(button(common.retry));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await screen.findByText(shown);
    });

    it('is empty once the member who had seen it has logged out', async () => {
      await openTwice();
      changeSession('signedOut');
      cleanup();
      answer(undefined);
      mountSection(section, 'CONTENT_MANAGER');
      const said = asRead((await screen.findByRole('alert')).textContent);
      expect(said).toContain(asRead(failed));
      expect(said).not.toContain(asRead(lastSeen));
      expect(screen.queryByText(shown)).toBeNull();
    });
  },
);
