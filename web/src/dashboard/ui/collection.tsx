import { Box, Button, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { listStates } from '../../texts/list-states.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { common } from '../common.texts.ts';
import { DismissibleAlert, Notice } from './notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** Absent when the error stays until loading succeeds. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** Loading error with a retry button. */
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
  /** Name of the loading content, for screen readers. */
  readonly label: string;
  readonly lines: number;
  readonly minHeight: string;
}

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

/** Duration of the click guard, in milliseconds. */
const guardMs = 1000;

/**
 * Guard against a second click that would hit another button: a style without pointer events for a
 * moment after the list changed.
 *
 * @param keys values that the positions of the buttons depend on; undefined until known.
 */
export function useClickGuard(keys: readonly unknown[] | undefined): CSSProperties | undefined {
  const current = keys?.join();
  const [settled, setSettled] = useState(current);
  if (settled === undefined && current !== undefined) setSettled(current);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), guardMs);
    return () => clearTimeout(timer);
  }, [current]);
  // The keyboard keeps working: the focus moves with its button.
  return settled === current ? undefined : { pointerEvents: 'none' };
}

interface CollectionProps<Item> {
  /** Undefined until read. */
  readonly items: readonly Item[] | undefined;
  /** Message of a failed read. */
  readonly failure?: ReactNode;
  readonly onRetry: () => void;
  readonly onDismiss?: () => void;
  readonly loading: ReactNode;
  readonly empty?: ReactNode;
  /** Reads the next items; absent when all were read. */
  readonly onMore?: (() => void) | undefined;
  readonly isReading?: boolean;
  /** Screen-reader announcement; by default, that the list is loaded. */
  readonly announcement?: string | undefined;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** List in each state: loading, failed, empty, loaded, and with more to read. */
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
