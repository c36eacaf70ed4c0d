import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

// Browsers without popovers always show the panel.
const supportsPopovers = () => 'hidePopover' in HTMLElement.prototype;

/**
 * Native popover and its button. The browser opens and closes it, even before the scripts have
 * loaded. This hook tracks its state and closes it on navigation.
 */
export function usePopover<Element extends HTMLElement>(id: string) {
  const element = useRef<Element>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // It may have been opened before hydration, whose events are lost.
  useEffect(() => {
    if (supportsPopovers() && element.current?.matches(':popover-open')) setIsOpen(true);
  }, []);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (supportsPopovers()) element.current?.hidePopover();
  }, [key]);

  return {
    isOpen,
    button: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      ref: element,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<Element>) => setIsOpen(event.newState === 'open'),
      // Closes once the focus leaves: the popover must not cover the focused element.
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
