import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Persons } from '../../web/src/dashboard/persons/persons.tsx';
import { findPersonalData } from '../../web/src/data/staff/personal-data.ts';
import { personsWords } from '../../web/src/texts/persons.texts.ts';
import { asRead } from './mount.tsx';
import { button, fill, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/personal-data.ts');

it('A person’s request takes a whole message that holds the reference', async () => {
  vi.mocked(findPersonalData).mockResolvedValue([]);
  mountSection(<Persons />, 'SUPER_ADMIN');
  const user = userEvent.setup({ delay: null });
  const reference = `${'Bonjour, voici ma demande. '.repeat(20)}Ma référence est CFPI-7KQ3-M4XH.`;
  await fill(user, 'reference', reference);
  await user.click(button(personsWords.search));
  await screen.findByText(asRead(personsWords.none.title));
  expect(findPersonalData).toHaveBeenCalledExactlyOnceWith({ reference });
});
