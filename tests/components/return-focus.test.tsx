import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { returnFocus } from '../../web/src/ui/return-focus.ts';

function page() {
  render(
    <main>
      <h1 tabIndex={-1}>Inscriptions</h1>
      <button type="button">Modifier</button>
      <input aria-label="Note" />
    </main>,
  );
  const [origin, field] = [screen.getByRole('button'), screen.getByRole('textbox')];
  returnFocus(origin);
  expect(origin).toBe(document.activeElement);
  return { origin, field, heading: screen.getByRole('heading') };
}

it('The title of the section has the focus when its holder disappears', async () => {
  const { origin, heading } = page();
  origin.remove();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('A field that loses the focus later does not lose it to the title', async () => {
  const { field } = page();
  field.focus();
  field.blur();
  document.querySelector('main')?.append('Enregistrement…');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
