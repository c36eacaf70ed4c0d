import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { carousel } from '../../web/src/site/home/carousel.texts.ts';
import { Announcements } from '../../web/src/site/layout/announcements.tsx';
import { licence } from '../../web/src/site/programmes/licence.texts.ts';
import { Licence } from '../../web/src/site/programmes/licence.tsx';
import { Carousel } from '../../web/src/site/ui/carousel.tsx';
import { scrolling } from '../../web/src/texts/scrolling.texts.ts';
import { announcements } from '../../web/src/texts/site.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { normalizeText, mount, advanceTime } from './mount.tsx';

/** Shows what moves by itself, with a clock that the test moves. */
function watch(moving: ReactElement, prefersStillness = false): UserEvent {
  vi.useFakeTimers();
  const preference = Object.assign(new EventTarget(), { matches: prefersStillness });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(preference as MediaQueryList);
  return mount(moving);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

/** A finger goes over an element by that many pixels, to the right or back. */
function dragBy(element: Element, distance: number): void {
  fireEvent.pointerDown(element, { clientX: 500 });
  fireEvent.pointerMove(element, { clientX: 500 + distance });
  fireEvent.pointerUp(element, { clientX: 500 + distance });
}

const { slides, label } = carousel;
const pictures = <Carousel label={label} slides={slides} sizes="100vw" />;
const sheets = () =>
  Array.from(document.querySelectorAll(`[aria-roledescription=${scrolling.slide}]`));
const firstSheet = () => sheets()[0] ?? expect.fail('The carousel has no pictures.');
/** Numbers of the visible pictures, from 1. */
const shown = () =>
  sheets().flatMap((sheet, index) =>
    sheet.getAttribute('aria-hidden') === 'true' ? [] : [index + 1],
  );

describe('Carousel', () => {
  it('advances every ten seconds, except while hovered or paused', async () => {
    const user = watch(pictures);
    expect(shown()).toEqual([1]);
    for (const next of [2, 3, 4, 5, 1]) {
      await advanceTime(timings.carouselMs - 1);
      expect(shown()).not.toEqual([next]);
      await advanceTime(1);
      expect(shown()).toEqual([next]);
    }

    await user.hover(firstSheet());
    await advanceTime(3 * timings.carouselMs);
    expect(shown()).toEqual([1]);
    await user.unhover(firstSheet());
    await advanceTime(timings.carouselMs);
    expect(shown()).toEqual([2]);
    await user.click(button(scrolling.pause));
    await user.hover(document.body);
    act(() => button(scrolling.play).blur());
    await advanceTime(3 * timings.carouselMs);
    expect(shown()).toEqual([2]);
  });

  it('follows swipes and buttons, and wraps at both ends', () => {
    watch(pictures);
    for (const [distance, picture] of [
      [-39, 1],
      [-200, 2],
      [200, 1],
    ] as const) {
      dragBy(firstSheet(), distance);
      expect(shown()).toEqual([picture]);
    }
    for (const [control, picture] of [
      [scrolling.previous, slides.length],
      [scrolling.next, 1],
      [scrolling.show(3), 3],
    ] as const) {
      press(control);
      expect(shown()).toEqual([picture]);
    }
  });
});

/** Vertical offset of each message, in parts of its height. */
const moved = () => Array.from(screen.getAllByRole('listitem'), ({ style }) => style.transform);
const [first, second] = [0, 100].map((up) =>
  announcements.map(() => `translateY(-${String(up)}%)`),
);

describe('Messages of the top bar', () => {
  it('rotate every two seconds, and start again', async () => {
    watch(<Announcements />);
    for (const [index, message] of screen.getAllByRole('listitem').entries()) {
      expect(message.textContent).toBe(announcements[index]);
    }
    for (const next of [second, first]) {
      await advanceTime(timings.announcementMs - 1);
      expect(moved()).not.toEqual(next);
      await advanceTime(1);
      expect(moved()).toEqual(next);
    }
  });
});

it('Carousel and top bar stand still with prefers-reduced-motion', async () => {
  watch(<Announcements />, true);
  expect(screen.queryByRole('button')).toBeNull();
  mount(pictures);
  await advanceTime(3 * timings.carouselMs);
  expect(shown()).toEqual([1]);
  expect(moved().slice(0, first?.length)).toEqual(first);
});

describe('Licence banner', () => {
  /** The length of the text once, and how many pixels of the screen one of its units takes. */
  const [period, scale] = [700, 2];

  function watchBanner(prefersStillness = false): void {
    watch(<Licence />, prefersStillness);
    const copies = text().textContent.split('•').length - 1;
    vi.spyOn(text(), 'getComputedTextLength').mockReturnValue(copies * period);
    vi.spyOn(banner(), 'getScreenCTM').mockReturnValue({ a: scale } as DOMMatrix);
  }

  const banner = () => screen.getByTestId<SVGSVGElement & HTMLElement>('marquee');
  const text = () =>
    banner().getElementsByTagName('textPath')[0] ?? expect.fail('The banner has no text.');
  const offset = () => Number(text().getAttribute('startOffset'));

  /** Distance that the text scrolls by itself in a moment; negative to the left. */
  async function travel(): Promise<number> {
    const before = offset();
    await advanceTime(200);
    const distance = offset() - before;
    // The text begins anew after each period, which is not a way back.
    return distance - period * Math.round(distance / period);
  }

  it('scrolls left by default, and in the direction of the last drag', async () => {
    watchBanner();
    expect(await travel()).toBeLessThan(0);
    dragBy(banner(), 120);
    expect(await travel()).toBeGreaterThan(0);
    dragBy(banner(), -60);
    expect(await travel()).toBeLessThan(0);
  });

  it('stops when paused, follows a drag, and resumes', async () => {
    watchBanner();
    await advanceTime(1_000);
    press(licence.pause);
    expect(await travel()).toBe(0);
    const before = offset();
    dragBy(banner(), -40);
    expect(offset() - before).toBeCloseTo(-40 / scale);
    press(licence.play);
    expect(await travel()).not.toBe(0);
  });

  it('stands still with prefers-reduced-motion, and has a text alternative', async () => {
    watchBanner(true);
    expect(await travel()).toBe(0);
    dragBy(banner(), 120);
    expect(await travel()).toBe(0);
    expect(offset()).toBe(0);
    expect(banner().getAttribute('aria-hidden')).toBe('true');
    screen.getByText(normalizeText(licence.soon));
  });
});
