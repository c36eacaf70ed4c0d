import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

// In browsers without popovers it is always open.
const knowsPopovers = () => 'hidePopover' in HTMLElement.prototype;

/**
 * A native popover and its button. The browser opens and closes it, so it works before the
 * scripts have loaded. This hook follows its state and closes it on navigation.
 */
export function usePopover<Element extends HTMLElement>(id: string) {
  const element = useRef<Element>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // It may have been opened before the scripts, which did not hear of it, took over.
  useEffect(() => {
    if (knowsPopovers() && element.current?.matches(':popover-open')) setIsOpen(true);
  }, []);

  useEffect(() => {
    // There was no navigation yet.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (knowsPopovers()) element.current?.hidePopover();
  }, [key]);

  return {
    isOpen,
    button: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      ref: element,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<Element>) => setIsOpen(event.newState === 'open'),
      // The popover must not cover the focused element after it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
        if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) {
          return;
        }
        const isItsButton = relatedTarget.getAttribute('aria-controls') === id;
        if (!isItsButton && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      },
    },
  } as const;
}
