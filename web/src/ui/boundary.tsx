import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Rendered when the children throw. */
  readonly fallback: (error: unknown) => ReactNode;
}

/**
 * Error boundary: keeps the page around a failing screen, such as one whose script does not load.
 * React logs the error itself, and supports error boundaries only as classes.
 */
export class Boundary extends Component<
  BoundaryProps,
  { failure?: { readonly error: unknown } }
> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  // Not a class field: for Safari 15 that would add a helper function to every page.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = {};
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
