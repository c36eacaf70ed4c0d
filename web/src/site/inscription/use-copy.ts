import { useEffect, useState, type RefObject } from 'react';

type Copied = 'copied' | 'selected';

/** How long the feedback stays. Milliseconds. */
const feedbackTime = 4000;

/**
 * Copies the text of `element`; if the browser refuses, selects it for the visitor to copy.
 */
export function useCopy(element: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<Copied>();

  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const source = element.current;
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      setCopied('copied');
    } catch {
      getSelection()?.selectAllChildren(source);
      setCopied('selected');
    }
  }

  return { copied, copy };
}
