import { Box, Button, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { common } from '../common.texts.ts';
import { DismissibleAlert } from './dismissible-alert.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** Undefined where it stays until something was loaded. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ onRetry, onDismiss, children }: LoadFailureProps) {
  const content = (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Box flex="1" minWidth="200px">
        {children}
      </Box>
      <Button variant="outline" onClick={onRetry}>
        {common.retry}
      </Button>
    </Flex>
  );
  return onDismiss ? (
    <DismissibleAlert marginBottom="4" onDismiss={onDismiss}>
      {content}
    </DismissibleAlert>
  ) : (
    <Notice tone="danger" role="alert" marginBottom="4">
      {content}
    </Notice>
  );
}

interface LoadingLinesProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly lines: number;
  readonly minHeight: string;
}

/** A placeholder of lines. */
export function LoadingLines({ label, lines, minHeight }: LoadingLinesProps) {
  return (
    <Box role="status" display="grid" gap="2">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} minHeight={minHeight} />
      ))}
    </Box>
  );
}

/** How long a list that changed takes no click, in milliseconds. */
const stillMs = 1000;

/**
 * Second click on a list: the style with which the list takes none for a moment after it changed,
 * when another button may have come under the pointer.
 *
 * @param shown what the places of the buttons depend on; undefined until it is known.
 */
export function useStill(shown: readonly unknown[] | undefined): CSSProperties | undefined {
  const now = shown?.join();
  const [before, setBefore] = useState(now);
  if (before === undefined && now !== undefined) setBefore(now);
  useEffect(() => {
    const timer = setTimeout(() => setBefore(now), stillMs);
    return () => clearTimeout(timer);
  }, [now]);
  // The keys keep working: the focus goes with its button.
  return before === now ? undefined : { pointerEvents: 'none' };
}
