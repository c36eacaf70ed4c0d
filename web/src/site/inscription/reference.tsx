import { Box } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';

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

interface ReferenceProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly reference: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The reference of the application: large, and spaced to be read aloud. */
export function Reference({ ref, reference, children }: ReferenceProps) {
  return (
    <Box background="brand.soft" padding={{ base: '4', md: '6' }}>
      <Box fontSize="sm" color="ink.muted">
        {receiptScreen.reference}
      </Box>
      <Box
        ref={ref}
        data-testid="reference"
        translate="no"
        fontFamily="heading"
        fontSize={{ base: 'clamp(1.75rem, 9.4vw, 2.75rem)', md: '3xl' }}
        fontWeight="600"
        lineHeight="tight"
        letterSpacing="0.06em"
        color="brand.strong"
        marginBlock="1"
        userSelect="all"
      >
        {reference}
      </Box>
      {children}
    </Box>
  );
}

/** Copies the reference; where pages may not, selects it. */
export function CopyReference({
  element,
}: {
  readonly element: RefObject<HTMLDivElement | null>;
}) {
  const { copied, copy } = useCopy(element);
  const Icon = copied === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant="outline"
        marginTop="3"
        background="surface.raised"
        onClick={() => void copy()}
      >
        <Icon size={18} aria-hidden />
        {copied === 'copied' ? receiptScreen.copied : receiptScreen.copy}
      </Button>
      <Box role="status" fontSize="sm" color="ink.muted">
        {copied === 'copied' && <HiddenText>{receiptScreen.copied}</HiddenText>}
        {copied === 'selected' && receiptScreen.selected}
      </Box>
    </>
  );
}
