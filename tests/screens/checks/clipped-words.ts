/** Words of which something is cut off; for the page itself. */
export function clippedWords(): string[] {
  const cut: string[] = [];
  // Shortened on purpose with three dots, reached by scrolling, or there for those who listen alone.
  const isExcused = (element: Element) => {
    const style = getComputedStyle(element);
    const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    const isScrolled = [style.overflowX, style.overflowY].includes('auto');
    const isHeard = style.position === 'absolute' && element.clientWidth <= 1;
    return isShortened || isScrolled || isHeard;
  };
  // A drawing decorates; the page says its words elsewhere.
  for (const element of document.querySelectorAll('body *:not(svg[aria-hidden=true])')) {
    const style = getComputedStyle(element);
    const hides = [style.overflowX, style.overflowY].some(
      (way) => way === 'hidden' || way === 'clip',
    );
    if (!hides || element.textContent.trim() === '') continue;
    const frame = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      let around: Element | null = parent;
      while (around && around !== element && !isExcused(around)) around = around.parentElement;
      if (around !== element || isExcused(element)) continue;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        // Messages that follow one another stand wholly outside until it is their turn.
        const isOutside = box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1;
        const isCut =
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          (!isOutside && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4));
        if (isCut) cut.push(walker.currentNode.textContent?.trim().slice(0, 60) ?? '');
      }
    }
  }
  return [...new Set(cut)];
}
