import type { Page } from '@playwright/test';
import type { Fault } from './in-page.ts';

/** Whether anything but what is made for it has to be scrolled sideways. */
export async function sidewaysFaults(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const frames = [
      document.documentElement,
      ...document.querySelectorAll('[aria-modal=true]'),
    ];
    return frames
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((frame) => {
        const { right } = frame.getBoundingClientRect();
        const wide = [...frame.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > right + 1,
        );
        const innermost = wide.filter(
          (one) => !wide.some((other) => one !== other && one.contains(other)),
        );
        return {
          rule: `sideways scroll (${frame.scrollWidth} > ${frame.clientWidth})`,
          where: innermost
            .slice(0, 3)
            .map((element) => window.pageTools.nameOf(element))
            .join(', '),
        };
      });
  });
}

/** Whether the page has its language, its name and one title. */
export async function headFaults(page: Page, isPassing = false): Promise<readonly Fault[]> {
  const { lang, title, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
  }));
  const wanted = isPassing ? headings.length <= 1 : headings.length === 1;
  return [
    ...(lang === 'fr' ? [] : [{ rule: 'language of the page', where: `lang="${lang}"` }]),
    ...(title.trim() === '' ? [{ rule: 'name of the page', where: 'title' }] : []),
    ...(wanted ? [] : [{ rule: 'one h1', where: headings.join(' | ') }]),
  ];
}
