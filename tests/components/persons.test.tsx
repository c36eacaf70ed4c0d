import { recordOf } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { personalDataMessages as texts } from '@centre/domain/messages/staff/inscription';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { Persons } from '../../web/src/dashboard/persons/persons.tsx';
import { CallError } from '../../web/src/data/callables.ts';
import { erasePersonalData, findPersonalData } from '../../web/src/data/staff/personal-data.ts';
import { personsTexts } from '../../web/src/texts/persons.texts.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, field, fill, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/personal-data.ts');

const personalData = (id: string, nom = 'Mensah') => ({
  inscription: recordOf(id, { ...inscription({ nom }), reference: id }),
  journal: [],
});

/** Searches for a reference, which the server answers with `found`. */
async function search(...found: ReturnType<typeof personalData>[]) {
  vi.mocked(findPersonalData).mockResolvedValue(found);
  vi.mocked(erasePersonalData).mockResolvedValue();
  const user = mountSection(<Persons />, 'SUPER_ADMIN');
  await fill(user, 'reference', 'CFPI-7KQ3-M4XH');
  await user.click(button(personsTexts.search));
  await waitFor(() => expect(findPersonalData).toHaveBeenCalledOnce());
  return user;
}

const box = (id: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: includesId(id) });
const includesId = (id: string) => (name: string) => name.includes(id);

describe('Personal data request', () => {
  it('accepts a whole message that contains the reference', async () => {
    vi.mocked(findPersonalData).mockResolvedValue([]);
    const user = mountSection(<Persons />, 'SUPER_ADMIN');
    const reference = `${'Bonjour, voici ma demande. '.repeat(20)}Ma référence est CFPI-7KQ3-M4XH.`;
    await fill(user, 'reference', reference);
    await user.click(button(personsTexts.search));
    await screen.findByText(normalizeText(personsTexts.none.title));
    expect(findPersonalData).toHaveBeenCalledExactlyOnceWith({ reference });
  });

  it('erases the chosen records after confirmation, and keeps all on failure', async () => {
    const user = await search(personalData('un'), personalData('deux'));
    expect((await box('un')).checked).toBe(true);
    await user.click(await box('deux'));
    const erase = async (answer: string) => {
      await user.click(button(personsTexts.erase));
      const question = await findDialog(personsTexts.confirmTitle);
      question.getByText(normalizeText(personsTexts.confirmErase(1)));
      await user.click(button(answer, question));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await erase(common.cancel);
    expect(erasePersonalData).not.toHaveBeenCalled();
    vi.mocked(erasePersonalData).mockRejectedValueOnce(new CallError('refused', texts.changed));
    await erase(personsTexts.erase);
    await screen.findByText(normalizeText(texts.changed));
    expect((await box('un')).checked).toBe(true);
    await erase(personsTexts.erase);
    await screen.findByText(normalizeText(texts.erased(1)));
    expect(erasePersonalData).toHaveBeenLastCalledWith(
      { reference: field('reference').value },
      ['un'],
    );
    expect(screen.getAllByRole('checkbox')).toEqual([await box('deux')]);
  });

  it('selects no record when several persons share one contact', async () => {
    const user = await search(personalData('un'), personalData('deux', 'Lawson'));
    await screen.findByText(normalizeText(personsTexts.several));
    for (const id of ['un', 'deux']) expect((await box(id)).checked).toBe(false);
    await user.click(button(personsTexts.erase));
    await screen.findByText(normalizeText(personsTexts.chooseFirst));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects an empty search and an invalid phone number', async () => {
    const user = mountSection(<Persons />, 'SUPER_ADMIN');
    await user.click(button(personsTexts.search));
    await screen.findByText(normalizeText(texts.nothingSought));
    await fill(user, 'telephone', '12');
    await user.click(button(personsTexts.search));
    await screen.findByText(normalizeText(messages.inscription.telephone));
    expect(findPersonalData).not.toHaveBeenCalled();
  });
});
