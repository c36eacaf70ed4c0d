import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Figures } from '../../web/src/dashboard/ui/figures.tsx';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';

const shown = (hasFailed: boolean, values: readonly (number | undefined)[]) => {
  const figures = values.map((value, index) => ({ label: `Chiffre ${index}`, value }));
  render(
    <ChakraProvider value={dashboardSystem}>
      <Figures figures={figures} hasFailed={hasFailed} />
    </ChakraProvider>,
  );
  return screen.getAllByRole('definition').map(({ textContent }) => textContent.trim());
};

it('A figure that could not be counted is a dash, one that is known stays', () => {
  expect(shown(true, [1500, undefined])).toEqual(['1\u202F500', '—']);
});

it('A figure that is being counted has no text', () => {
  expect(shown(false, [undefined])).toEqual(['']);
});
