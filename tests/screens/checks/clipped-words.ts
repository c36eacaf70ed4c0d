/** Texts that are partly cut off; runs in the page. */
export function clippedWords(): string[] {
  const cut: string[] = [];
  // A text may end in an ellipsis, scroll, or be for screen readers only.
  const isExcused = (element: Element) => {
    const style = getComputedStyle(element);
    const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    const isScrolled = [style.overflowX, style.overflowY].includes('auto');
    const isHeard = style.position === 'absolute' && element.clientWidth <= 1;
    return isShortened || isScrolled || isHeard;
  };
  // The texts of a decorative drawing are also elsewhere on the page.
  for (const element of document.querySelectorAll('body *:not(svg[aria-hidden=true])')) {
    const style = getComputedStyle(element);
    const isClipping = [style.overflowX, style.overflowY].some(
      (overflow) => overflow === 'hidden' || overflow === 'clip',
    );
    if (!isClipping || element.textContent.trim() === '') continue;
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
        // Rotating messages are entirely outside the frame until their turn.
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
