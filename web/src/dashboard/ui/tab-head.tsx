import { Button, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { noFocusRing } from '../../ui/focus-ring.ts';
import { dashboard } from '../shell.texts.ts';

/** Heading of a section, with its actions at the end of the line. */
export function TabHead({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = dashboard.documentTitle(title);
  }, [title]);

  // Focuses the heading after a link of the navigation, or when the focused element was removed; a
  // focused field keeps the focus.
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('nav')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);

  return (
    <Flex
      align="center"
      gap={{ base: '2', md: '3' }}
      wrap="wrap"
      marginBottom={{ base: '2', md: '4' }}
      // On a phone the actions share the width of their lines.
      css={{ '& > :is(button, a)': { flexGrow: { base: '1', md: '0' } } }}
    >
      <Heading
        ref={heading}
        as="h1"
        tabIndex={-1}
        fontSize="xl"
        flex="1 1 auto"
        minWidth="0"
        _focusVisible={noFocusRing}
      >
        {title}
      </Heading>
      {children}
    </Flex>
  );
}

interface HeadLinkProps {
  readonly to: keyof typeof dashboard.labels;
  readonly children?: ReactNode;
}

/** Link in the heading of a section to one of its pages; `children` is its icon. */
export function HeadLink({ to, children }: HeadLinkProps) {
  return (
    <Button
      asChild
      variant="outline"
      fontSize="sm"
      paddingInline={{ base: '2', md: '4' }}
      // Large text takes a second line.
      whiteSpace="normal"
      height="auto"
    >
      <Link to={`/${to}`}>
        {children}
        {dashboard.labels[to]}
      </Link>
    </Button>
  );
}
