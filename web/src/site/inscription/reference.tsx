import { Box } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { receiptScreen } from '../../content/receipt.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';

/** What the applicant quotes to the centre: large, spaced to be read aloud, and copyable. */
export function Reference({ reference }: { readonly reference: string }) {
  const text = useRef<HTMLDivElement>(null);
  const { copied, copy } = useCopy(text);
  const Icon = copied === 'copied' ? Check : Copy;
  return (
    <Box background="brand.soft" padding={{ base: '4', md: '6' }}>
      <Box fontSize="sm" color="ink.muted">
        {receiptScreen.reference}
      </Box>
      <Box
        ref={text}
        data-testid="reference"
        translate="no"
        fontFamily="heading"
        fontSize={{ base: 'clamp(1.75rem, 9.4vw, 2.75rem)', md: '3xl' }}
        fontWeight="600"
        lineHeight="tight"
        letterSpacing="0.06em"
        whiteSpace="nowrap"
        color="brand.strong"
        marginBlock="1"
        userSelect="all"
      >
        {reference}
      </Box>
      <Button
        variant="outline"
        marginTop="3"
        background="surface.raised"
        onClick={() => void copy()}
      >
        <Icon size={18} aria-hidden />
        {copied === 'copied' ? receiptScreen.copied : receiptScreen.copy}
      </Button>
      <Box
        role="status"
        fontSize="sm"
        color="ink.muted"
        marginTop={copied === 'selected' ? '2' : undefined}
      >
        {copied === 'copied' && <HiddenText>{receiptScreen.copied}</HiddenText>}
        {copied === 'selected' && receiptScreen.selected}
      </Box>
    </Box>
  );
}

type Copied = 'copied' | 'selected';

/** How long the feedback stays. Milliseconds. */
const feedbackTime = 4000;

/**
 * Copies the text of `element`; if the browser refuses, selects it for the visitor to copy.
 */
function useCopy(element: RefObject<HTMLElement | null>) {
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
