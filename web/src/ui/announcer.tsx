import { useEffect, useState } from 'react';
import { HiddenText } from './layout.tsx';

type Hear = (text: string) => void;

let said = '';
const listeners = new Set<Hear>();

/** Says `text` to those who listen to the page, after what they are hearing. */
export function announce(text: string): void {
  // The same words again are a change only if they differ in something.
  said = text === said ? `${text}\u00A0` : text;
  for (const hear of listeners) hear(said);
}

/** Says `text` whenever it becomes another one: that a list is there, how much a search found. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined && text !== '') announce(text);
  }, [text]);
}

/** Where it is said; once in a page, and there before anything is. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    // What was said before this stood in the page was heard by nobody.
    const turn = requestAnimationFrame(() => setText(said));
    return () => {
      cancelAnimationFrame(turn);
      listeners.delete(setText);
    };
  }, []);
  return (
    <HiddenText aria-live="polite" aria-atomic data-announcer>
      {text}
    </HiddenText>
  );
}
