import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown when the children fail to render. */
  readonly instead: ReactNode;
}

/**
 * Keeps the page around a screen that fails, for instance because its script does not arrive.
 * React reports the error itself, and has error boundaries only as classes.
 */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  // A field would bring the helper that gives them to Safari 15 into every page.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
