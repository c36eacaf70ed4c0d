import { firstCampagne, publicCampagne } from '@centre/domain/campagne/campagne';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renewCampagne } from '../../web/src/data/public/campagne.ts';
import { Bts } from '../../web/src/site/programmes/bts.tsx';
import { Islands } from '../../web/src/site/ui/islands.tsx';
import { nextStep } from '../../web/src/texts/next-step.texts.ts';
import { framed, mount } from './mount.tsx';

const closed = publicCampagne({ ...firstCampagne, etat: 'fermee' }, new Date());

const answerWith = (campagne: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ campagne })));

describe('A page that came as HTML', () => {
  it('stays as it was sent, but for what has changed of the campaign', async () => {
    answerWith(undefined);
    const page = document.createElement('div');
    page.innerHTML = renderToString(framed(<Bts />, '/bts'));
    const sent = page.cloneNode(true);
    document.body.append(page);
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
