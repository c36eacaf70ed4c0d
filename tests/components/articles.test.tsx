import type { Article } from '@centre/domain/article/article';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ArticlesTab } from '../../web/src/dashboard/articles/articles-tab.tsx';
import {
  articleConflict,
  articleDrafts,
  articleEditor,
  articlesTab,
} from '../../web/src/dashboard/articles/articles.texts.ts';
import { common, unsavedForm } from '../../web/src/dashboard/common.texts.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { toast } from '../../web/src/dashboard/ui/toaster.ts';
import { CallError } from '../../web/src/data/callables.ts';
import {
  countArticles,
  deleteArticle,
  saveArticle,
  staffArticle,
  staffArticlePage,
} from '../../web/src/data/staff/staff-articles.ts';
import { logOut } from '../../web/src/data/session/session.ts';
import { article } from '../factories/article.ts';
import { normalizeText } from './mount.tsx';
import { button, changeSession, field, fill, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-articles.ts');

const known = article({ id: 'connu', titre: 'Le compresseur', contenu: 'Avant.', version: 3 });

/** Opens the articles section, which lists the known article. */
async function openArticles(): Promise<UserEvent> {
  const { contenu: excerpt, ...row } = known;
  const items = [{ ...row, excerpt, searchable: '' }];
  vi.mocked(staffArticlePage).mockResolvedValue({ items });
  const counts = { total: 1, nouveautes: 1, technologie: 0, autres: 0 };
  vi.mocked(countArticles).mockResolvedValue(counts);
  vi.mocked(staffArticle).mockResolvedValue(known);
  vi.mocked(saveArticle).mockResolvedValue();
  const user = mountSection(<ArticlesTab />, 'CONTENT_MANAGER');
  await screen.findByRole('row', { name: new RegExp(known.titre) });
  return user;
}

const row = () => within(screen.getByRole('row', { name: new RegExp(known.titre) }));

const whenOpen = () => waitFor(() => expect(document.activeElement).toBe(field('titre')));
const whenClosed = () =>
  waitFor(() => expect(document.querySelector('[name=titre]')).toBeNull());

/** Opens the form of a new article and fills it in. */
async function write(user: UserEvent, titre: string, contenu: string): Promise<void> {
  await user.click(button(articlesTab.create));
  await whenOpen();
  await fill(user, 'titre', titre);
  await fill(user, 'contenu', contenu);
}

/** Opens the form of the known article and writes another text into it. */
async function rewrite(user: UserEvent, contenu: string): Promise<void> {
  await user.click(row().getByRole('button', { name: new RegExp(common.edit) }));
  await whenOpen();
  await fill(user, 'contenu', contenu);
}

const resume = async (user: UserEvent) => {
  await user.click(button(articleDrafts.resume));
  await whenOpen();
};

const silenceErrors = () => vi.spyOn(console, 'error').mockReturnValue();

describe('Article that fails to save', () => {
  it.each([
    ['fails', new CallError('failed', ''), staffArticleMessages.saveFailed],
    ['rejects it', new CallError('refused', 'Élément introuvable'), 'Élément introuvable'],
  ])('is kept in the form under an alert when the server %s', async (_, failure, message) => {
    silenceErrors();
    const user = await openArticles();
    await write(user, 'Essai en échec', 'Gardé.');
    vi.mocked(saveArticle).mockRejectedValueOnce(failure);
    await user.click(button(common.save));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);

    await user.click(button(common.dismiss, within(alert)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('titre').value).toBe('Essai en échec');
  });
});

describe('Deletion of an article', () => {
  const { deleted, deleteFailed } = staffArticleMessages;
  const { stillPublic } = serverMessages;
  const { permission } = messages.guard;
  const done = `${deleted} : ${known.titre}`;
  it.each([
    ['success', {}, done],
    ['files that are still public', { message: stillPublic }, `${done}. ${stillPublic}`],
    ['a server failure', new CallError('failed', ''), deleteFailed],
    ['a rejection', new CallError('refused', permission), permission],
  ])('asks for confirmation by title, and shows %s', async (_, answer, message) => {
    silenceErrors();
    const user = await openArticles();
    if (answer instanceof Error) vi.mocked(deleteArticle).mockRejectedValueOnce(answer);
    else vi.mocked(deleteArticle).mockResolvedValueOnce(answer);
    await user.click(row().getByRole('button', { name: new RegExp(common.delete) }));
    const question = await findDialog(common.deleteTitle);
    question.getByText(known.titre);
    expect(deleteArticle).not.toHaveBeenCalled();
    await user.click(button(common.delete, question));
    await screen.findByText(normalizeText(message));
    expect(deleteArticle).toHaveBeenCalledExactlyOnceWith(known.id);
    if (answer instanceof Error) row();
    // A toast outlives the section, and the next test would find its undo button.
    toast.dismissAll();
    await waitFor(() => expect(screen.queryByRole('button', { name: common.undo })).toBeNull());
  });
});

describe('Draft of an article', () => {
  it('is restored when the section is reopened, and can be discarded', async () => {
    let user = await openArticles();
    // A form without typed text closes without a confirmation.
    await user.click(button(articlesTab.create));
    await whenOpen();
    await user.click(button(common.cancel));
    await whenClosed();
    await write(user, 'Un début', 'Une phrase ɖ');
    cleanup();
    user = await openArticles();
    await screen.findByText(/« Un début »/);
    await resume(user);
    expect(field('titre').value).toBe('Un début');
    expect(field('contenu').value).toBe('Une phrase ɖ');

    await user.click(button(common.cancel));
    await user.click(button(unsavedForm.cancel, await findDialog(unsavedForm.title)));
    expect(field('titre').value).toBe('Un début');
    await user.click(button(common.cancel));
    await user.click(button(unsavedForm.confirm, await findDialog(unsavedForm.title)));
    await whenClosed();
    expect(screen.queryByRole('button', { name: articleDrafts.resume })).toBeNull();
  });

  it('survives the end of a session, for an existing article', async () => {
    const user = await openArticles();
    await rewrite(user, 'Un texte tout neuf');
    changeSession('signedOut');
    await whenClosed();
    changeSession('CONTENT_MANAGER');
    await screen.findByText(new RegExp(`« ${known.titre} »`));
    await resume(user);
    expect(field('contenu').value).toBe('Un texte tout neuf');
    expect(field('titre').value).toBe(known.titre);
  });

  it('survives a logout for its author, and is hidden from another member', async () => {
    const user = await openArticles();
    await write(user, 'Une phrase à finir', 'Un début ɖ');
    const { unsaved } = dashboard;
    await user.click(button(dashboard.logOut));
    await user.click(button(unsaved.cancel, await findDialog(unsaved.title)));
    expect(field('titre').value).toBe('Une phrase à finir');
    expect(logOut).not.toHaveBeenCalled();
    await user.click(button(dashboard.logOut));
    await user.click(button(unsaved.confirm, await findDialog(unsaved.title)));
    expect(logOut).toHaveBeenCalledOnce();
    changeSession('signedOut');

    changeSession('ADMIN_FULL');
    await screen.findByRole('row', { name: new RegExp(known.titre) });
    expect(screen.queryByText(/« Une phrase à finir »/)).toBeNull();
    await user.click(button(articlesTab.create));
    await whenOpen();
    expect(field('titre').value).toBe('');
    changeSession('signedOut');

    changeSession('CONTENT_MANAGER');
    await screen.findByText(/« Une phrase à finir »/);
    await resume(user);
    expect(field('contenu').value).toBe('Un début ɖ');
  });
});

describe('Edit conflict of an article', () => {
  const stale = new CallError('refused', staffArticleMessages.stale, {}, 'aborted');

  /** Saves `mine`, rejected with `failure`; the server has `theirs` (undefined: deleted). */
  async function saveSecond(mine: string, theirs: Article | undefined, failure: CallError) {
    const user = await openArticles();
    await rewrite(user, mine);
    vi.mocked(staffArticle).mockResolvedValue(theirs);
    vi.mocked(saveArticle).mockRejectedValueOnce(failure);
    await user.click(button(common.save));
    return user;
  }

  it('shows both texts to the second member, who can overwrite the first', async () => {
    const theirs = { ...known, contenu: 'Le texte du premier.', version: 4 };
    const user = await saveSecond('Le texte du second.', theirs, stale);
    const dialog = await findDialog(articleConflict.title);
    dialog.getByText(normalizeText(staffArticleMessages.stale));
    for (const [title, text] of [
      [articleConflict.mine, 'Le texte du second.'],
      [articleConflict.theirs(theirs.dateModification), theirs.contenu],
    ] as const) {
      within(dialog.getByRole('region', { name: title })).getByText(text);
    }

    await user.click(button(articleConflict.overwrite, dialog));
    await whenClosed();
    expect(saveArticle).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: known.id, contenu: 'Le texte du second.', version: 4 }),
    );
  });

  it('lets the second member take the first text, and undo that', async () => {
    const theirs = { ...known, contenu: 'Une autre version.', version: 4 };
    const user = await saveSecond('Ma propre version.', theirs, stale);
    await user.click(
      button(articleConflict.takeTheirs, await findDialog(articleConflict.title)),
    );
    await waitFor(() => expect(field('contenu').value).toBe('Une autre version.'));

    await user.click(button(articleConflict.takeBack));
    await waitFor(() => expect(field('contenu').value).toBe('Ma propre version.'));
    expect(saveArticle).toHaveBeenCalledOnce();
  });

  it('saves the text as a new article after a concurrent deletion', async () => {
    silenceErrors();
    const gone = new CallError('refused', staffArticleMessages.gone, {}, 'not-found');
    const user = await saveSecond('Là malgré tout.', undefined, gone);
    await screen.findByText(normalizeText(staffArticleMessages.gone));
    await user.click(button(articleEditor.saveAsNew));
    await whenClosed();
    const [saved] = vi.mocked(saveArticle).mock.lastCall ?? [];
    expect(saved).toMatchObject({ titre: known.titre, contenu: 'Là malgré tout.' });
    expect(saved?.id).toBeUndefined();
    expect(saved?.requestId).toBeTruthy();
  });
});
