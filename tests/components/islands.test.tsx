import { firstCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renewCampagne } from '../../web/src/data/public/campagne.ts';
import { Bts } from '../../web/src/site/programmes/bts-page.tsx';
import { Islands } from '../../web/src/site/ui/islands.tsx';
import { nextStep } from '../../web/src/texts/next-step.texts.ts';
import { framed, mount } from './mount.tsx';

const closed = publicCampagne({ ...firstCampagne, etat: 'fermee' }, new Date());

const answerWith = (campagne: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ campagne })));

/** A page in the document, as the build has written it. */
function sentPage(page: ReactElement, path: string): Element {
  const element = document.createElement('div');
  element.innerHTML = renderToString(framed(page, path));
  document.body.append(element);
  return element;
}

describe('A page that came as HTML', () => {
  it('stays as it was sent, but for what has changed of the campaign', async () => {
    answerWith(undefined);
    const page = sentPage(<Bts />, '/bts');
    const sent = page.cloneNode(true);
    mount(<Islands page={page} />);
    await act(() => renewCampagne());
    expect(page.isEqualNode(sent)).toBe(true);

    answerWith(closed);
    await act(() => renewCampagne());
    const end = within(screen.getByRole('region', { name: nextStep.title }));
    expect(end.getByText(closed.texte)).toBeTruthy();
    expect(end.queryByText(nextStep.text)).toBeNull();
    expect(end.getByRole('link', { name: nextStep.enrol.label })).toBeTruthy();
  });
});
