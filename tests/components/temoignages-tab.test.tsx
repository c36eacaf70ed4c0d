import { limits } from '@centre/domain/limits';
import { staffTemoignageMessages as texts } from '@centre/domain/messages/staff/content';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { TemoignagesTab } from '../../web/src/dashboard/temoignages/temoignages-tab.tsx';
import {
  temoignageForm,
  temoignagesTab,
} from '../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { CallError } from '../../web/src/data/callables.ts';
import {
  countDraftTemoignages,
  useDraftTemoignages,
  usePublishedTemoignages,
} from '../../web/src/data/staff/staff-temoignages.ts';
import {
  saveTemoignage,
  setTemoignageStatut,
} from '../../web/src/data/staff/temoignage-commands.ts';
import { storeWaitingCopy } from '../../web/src/data/staff/temoignage-outbox.ts';
import { temoignage } from '../factories/temoignage.ts';
import { normalizeText } from './mount.tsx';
import { button, field, fill, findDialog, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-temoignages.ts');
vi.mock('../../web/src/data/staff/temoignage-commands.ts');

const limit = new CallError('refused', texts.limit, {}, 'failed-precondition');

/** Opens the section with `count` published temoignages and one draft. */
async function openTemoignages(count: number = limits.publishedTemoignages) {
  const published = Array.from({ length: count }, (_, index) => temoignage({}, index));
  const draft = temoignage({ id: 'projet', statut: 'brouillon' }, count);
  vi.mocked(usePublishedTemoignages).mockReturnValue(listResult(published));
  vi.mocked(useDraftTemoignages).mockReturnValue(listResult([draft]));
  vi.mocked(countDraftTemoignages).mockResolvedValue(1);
  vi.mocked(saveTemoignage).mockResolvedValue();
  const user = mountSection(<TemoignagesTab />, 'CONTENT_MANAGER');
  await screen.findByText(temoignagesTab.ofMax(count));
  return user;
}

/** Opens the form of a new testimonial and fills it in. */
async function write(user: UserEvent) {
  await user.click(button(temoignagesTab.add));
  await waitFor(() => field('contenu'));
  await user.selectOptions(field('formation'), 'QHSE');
  await fill(user, 'prenom', 'Kɔdzo');
  await fill(user, 'nom', 'Aɖɔtɔ');
  await fill(user, 'contenu', 'La sécurité est devenue mon métier.');
}

describe('Seventh testimonial', () => {
  it('is rejected with the limit message, kept, and saved as a draft', async () => {
    const user = await openTemoignages();
    screen.getByText(normalizeText(temoignagesTab.full));
    await write(user);
    vi.mocked(saveTemoignage).mockRejectedValueOnce(limit);
    await user.click(button(temoignageForm.submit));
    await screen.findByText(normalizeText(texts.limit));
    expect(field('contenu').value).toContain('La sécurité');
    await user.click(button(temoignageForm.saveAsDraft));
    await screen.findByText(normalizeText(texts.added));
    const [[first], [second]] = vi.mocked(saveTemoignage).mock.calls as [[object], [object]];
    expect(second).toEqual({ ...first, statut: 'brouillon' });
  });

  it('stays a draft when its publication is rejected', async () => {
    const user = await openTemoignages();
    vi.mocked(setTemoignageStatut).mockRejectedValueOnce(limit);
    await user.click(button(temoignagesTab.publish));
    await screen.findByText(normalizeText(texts.limit));
    expect(button(temoignagesTab.publish)).toHaveProperty('disabled', false);
  });

  it('is reported when it is published nevertheless', async () => {
    await openTemoignages(limits.publishedTemoignages + 1);
    screen.getByText(normalizeText(temoignagesTab.tooMany));
  });
});

describe('Testimonial', () => {
  it('is stored in the browser when the server is unreachable', async () => {
    const user = await openTemoignages(1);
    await write(user);
    vi.mocked(saveTemoignage).mockRejectedValueOnce(new CallError('unreachable', ''));
    await user.click(button(temoignageForm.submit));
    await waitFor(() => expect(storeWaitingCopy).toHaveBeenCalledOnce());
    const [[sent]] = vi.mocked(saveTemoignage).mock.calls as [[object]];
    expect(vi.mocked(storeWaitingCopy).mock.lastCall?.[1]).toMatchObject({ request: sent });
  });

  it('is edited in a dialog that shows validation errors', async () => {
    const user = await openTemoignages(0);
    await user.click(button(common.edit));
    const dialog = await findDialog(temoignageForm.editTitle);
    await waitFor(() => field('contenu'));
    await user.selectOptions(field('formation'), 'QHSE');
    await fill(user, 'contenu', 'Bref.');
    await user.click(button(common.save, dialog));
    await dialog.findByText(normalizeText(texts.contenu));
    await fill(user, 'contenu', 'Une phrase assez longue.');
    await user.click(button(common.save, dialog));
    await screen.findByText(normalizeText(texts.modified));
    expect(vi.mocked(saveTemoignage).mock.lastCall?.[0]).toMatchObject({ id: 'projet' });
  });
});
