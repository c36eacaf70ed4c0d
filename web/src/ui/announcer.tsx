import { useEffect, useState } from 'react';

type Hear = (text: string) => void;

let said = '';
const listeners = new Set<Hear>();

/** Announces `text` to screen readers, after what they are saying. */
export function announce(text: string): void {
  // The same words again are a change only if they differ in something.
  said = text === said ? `${text}\u00A0` : text;
  for (const hear of listeners) hear(said);
}

/** Announces `text` whenever it changes, such as the number of results. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined && text !== '') announce(text);
  }, [text]);
}

/** The live region of the page; it must exist before the first announcement. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    // Announcements before this region existed were not heard.
    const turn = requestAnimationFrame(() => setText(said));
    return () => {
      cancelAnimationFrame(turn);
      listeners.delete(setText);
    };
  }, []);
  return (
    <span aria-live="polite" aria-atomic data-announcer className="visually-hidden">
      {text}
    </span>
  );
}
