import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead of children that cannot be. */
  readonly instead: ReactNode;
}

/**
 * Keeps what surrounds a screen when the screen is not to be had, such as when its script does
 * not arrive: without it the whole page would be empty. React itself reports the error, and
 * offers this to classes alone.
 */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
