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

/** Mounts a moving element on a fake clock. */
function watch(moving: ReactElement, prefersStillness = false): UserEvent {
  vi.useFakeTimers();
  const preference = Object.assign(new EventTarget(), { matches: prefersStillness });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(preference as MediaQueryList);
  return mount(moving);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

/** Drags an element by `distance` pixels to the right; negative to the left. */
function dragBy(element: Element, distance: number): void {
  fireEvent.pointerDown(element, { clientX: 500 });
  fireEvent.pointerMove(element, { clientX: 500 + distance });
  fireEvent.pointerUp(element, { clientX: 500 + distance });
}

const { slides, label } = carousel;
const pictures = <Carousel label={label} slides={slides} sizes="100vw" />;
const slideElements = () =>
  Array.from(document.querySelectorAll(`[aria-roledescription=${scrolling.slide}]`));
const firstSlide = () => slideElements()[0] ?? expect.fail('The carousel has no pictures.');
/** Numbers of the visible pictures, from 1. */
const shown = () =>
  slideElements().flatMap((slide, index) =>
    slide.getAttribute('aria-hidden') === 'true' ? [] : [index + 1],
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

    await user.hover(firstSlide());
    await advanceTime(3 * timings.carouselMs);
    expect(shown()).toEqual([1]);
    await user.unhover(firstSlide());
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
      dragBy(firstSlide(), distance);
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

/** CSS transform of each message, a vertical offset in percent of its height. */
const transforms = () =>
  Array.from(screen.getAllByRole('listitem'), ({ style }) => style.transform);
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
      expect(transforms()).not.toEqual(next);
      await advanceTime(1);
      expect(transforms()).toEqual(next);
    }
  });
});

it('Carousel and top bar stand still with prefers-reduced-motion', async () => {
  watch(<Announcements />, true);
  expect(screen.queryByRole('button')).toBeNull();
  mount(pictures);
  await advanceTime(3 * timings.carouselMs);
  expect(shown()).toEqual([1]);
  expect(transforms().slice(0, first?.length)).toEqual(first);
});

describe('Licence banner', () => {
  /** Length of one copy of the text in SVG units, and screen pixels per unit. */
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

  /** Distance that the text scrolls by itself in 200 ms; negative to the left. */
  async function travel(): Promise<number> {
    const before = offset();
    await advanceTime(200);
    const distance = offset() - before;
    // The offset jumps by one period when the text starts again; the result omits the jump.
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
