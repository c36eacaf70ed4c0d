import { firstCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renewCampagne } from '../../web/src/data/public/campagne.ts';
import { Layout } from '../../web/src/site/layout/site-layout.tsx';
import { Bts } from '../../web/src/site/programmes/bts-page.tsx';
import { Islands } from '../../web/src/site/ui/islands.tsx';
import { nextStep } from '../../web/src/texts/next-step.texts.ts';
import { navigation, site } from '../../web/src/texts/site.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { siteScreen, mount, advanceTime } from './mount.tsx';

/** Shows a page with its layout, on a fake clock that starts at `now`. */
function openPage(now = '2025-08-07T10:00:00Z') {
  vi.useFakeTimers({ now: new Date(now) });
  return mount(<Layout>Contact</Layout>, '/contact');
}

const mainMenu = () => within(screen.getByRole('navigation', { name: site.navigation }));
const overlays = () =>
  Array.from(document.querySelectorAll('[data-overlay]'), (overlay) => [
    overlay.getAttribute('data-overlay'),
    overlay.getAttribute('aria-hidden'),
  ]);

describe('Top bar', () => {
  it('shows the full date in capitals, and the next one after midnight', async () => {
    openPage('2025-08-07T23:58:30Z');
    const [date] = screen.getAllByRole('time');
    expect(date?.textContent).toBe('JEUDI 7 AOÛT 2025');
    await advanceTime(120_000);
    expect(date?.textContent).toBe('VENDREDI 8 AOÛT 2025');
  });
});

describe('Main menu', () => {
  it('shows every link in order, and marks the current page', async () => {
    const user = openPage();
    const links = mainMenu()
      .getAllByRole('link')
      .slice(0, navigation.length)
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(navigation.map(({ label, path }) => [label, path]));
    const current = () => mainMenu().queryByRole('link', { current: 'page' })?.textContent;
    expect(current()).toBeUndefined();
    await user.click(mainMenu().getByRole('link', { name: 'Galerie' }));
    expect(current()).toBe('Galerie');
  });
});

describe('Overlays', () => {
  it('cover the first page for three seconds, and a later page for one', async () => {
    const user = openPage();
    for (const [name, ms] of [
      ['loading-screen', timings.loadingScreenMs],
      ['preloader', timings.preloaderMs],
    ] as const) {
      expect(overlays()).toEqual([[name, 'true']]);
      await advanceTime(ms - 100);
      expect(overlays()).toHaveLength(1);
      await advanceTime(100);
      expect(overlays()).toEqual([]);
      await user.click(mainMenu().getByRole('link', { name: 'Galerie' }));
    }
  });
});

describe('Footer', () => {
  it('shows the current year', () => {
    openPage('2031-03-01T10:00:00Z');
    screen.getByText(site.rights('2031'));
  });
});

describe('Link in the HTML of a page', () => {
  it.each([
    ['is left to the browser for a download', { href: '/flyer.jpg', download: '' }, false],
    ['is routed for a page of the site', { href: '/galerie' }, true],
  ])('%s', (_, attributes, isRouted) => {
    openPage();
    const link = Object.assign(document.createElement('a'), attributes);
    screen.getByRole('main').append(link);
    const listener = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(isRouted);
      event.preventDefault();
    });
    addEventListener('click', listener, { once: true });
    fireEvent.click(link);
    expect(listener).toHaveReturned();
  });
});

const closed = publicCampagne({ ...firstCampagne, etat: 'fermee' }, new Date());

const answerWith = (campagne: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ campagne })));

/** Adds a page to the document as HTML, as the build renders it. */
function addServedPage(page: ReactElement, path: string): Element {
  const element = document.createElement('div');
  element.innerHTML = renderToString(siteScreen(page, path));
  document.body.append(element);
  return element;
}

describe('Page served as HTML', () => {
  it('stays unchanged, except when the state of the campaign changes', async () => {
    answerWith(undefined);
    const page = addServedPage(<Bts />, '/bts');
    const before = page.cloneNode(true);
    mount(<Islands page={page} />);
    await act(() => renewCampagne());
    expect(page.isEqualNode(before)).toBe(true);

    answerWith(closed);
    await act(() => renewCampagne());
    const end = within(screen.getByRole('region', { name: nextStep.title }));
    expect(end.getByText(closed.texte)).toBeTruthy();
    expect(end.queryByText(nextStep.text)).toBeNull();
    expect(end.getByRole('link', { name: nextStep.enrol.label })).toBeTruthy();
  });
});
