import { useEffect, useState } from 'react';

type Listener = (text: string) => void;

let lastText = '';
const listeners = new Set<Listener>();

/** Announces `text` to screen readers, politely. */
export function announce(text: string): void {
  // Only a changed text is announced: an added space makes the same one differ.
  lastText = text === lastText ? `${text}\u00A0` : text;
  for (const listener of listeners) listener(lastText);
}

/** Announces `text` whenever it changes, such as the number of results. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined && text !== '') announce(text);
  }, [text]);
}

/** Live region of the page. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    // Repeats an announcement made before this region existed.
    const frameId = requestAnimationFrame(() => setText(lastText));
    return () => {
      cancelAnimationFrame(frameId);
      listeners.delete(setText);
    };
  }, []);
  return (
    <span aria-live="polite" aria-atomic data-announcer className="visually-hidden">
      {text}
    </span>
  );
}
