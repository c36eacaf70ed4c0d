import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown when the children fail to render. */
  readonly instead: (error: unknown) => ReactNode;
}

/**
 * Keeps the page around a screen that fails, for instance because its script does not arrive.
 * React reports the error itself, and has error boundaries only as classes.
 */
export class Boundary extends Component<
  BoundaryProps,
  { failure?: { readonly error: unknown } }
> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  // A field would bring the helper that gives them to Safari 15 into every page.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = {};
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error) : this.props.children;
  }
}
