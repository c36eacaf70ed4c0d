import { Box, Button, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { listStates } from '../../texts/list-states.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { common } from '../common.texts.ts';
import { DismissibleAlert, Notice } from './notice.tsx';

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

interface CollectionProps<Item> {
  /** Undefined until they were read. */
  readonly items: readonly Item[] | undefined;
  /** The sentence of a reading that failed. */
  readonly failure?: ReactNode;
  readonly onRetry: () => void;
  readonly onDismiss?: () => void;
  readonly loading: ReactNode;
  readonly empty?: ReactNode;
  /** Reads the next items; absent when all were read. */
  readonly onMore?: (() => void) | undefined;
  readonly isReading?: boolean;
  /** What screen readers are told; that the list is there when absent. */
  readonly announcement?: string | undefined;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Records of a section in each state: loading, failed, none, shown, and with more to read. */
export function Collection<Item>({
  items,
  failure,
  onRetry,
  onDismiss,
  loading,
  empty,
  onMore,
  isReading = false,
  announcement = items && !failure ? listStates.loaded : undefined,
  children,
}: CollectionProps<Item>) {
  useAnnounced(announcement);
  return (
    <>
      {failure && (
        <LoadFailure onRetry={onRetry} {...(onDismiss && { onDismiss })}>
          {failure}
        </LoadFailure>
      )}
      {!items && !failure && loading}
      {items?.length === 0 && !failure && empty}
      {items && items.length > 0 && children(items)}
      {onMore && (
        <Flex justify="center" marginTop="4">
          <Button variant="outline" disabled={isReading} onClick={onMore}>
            {isReading ? common.loading : common.showMore}
          </Button>
        </Flex>
      )}
    </>
  );
}
