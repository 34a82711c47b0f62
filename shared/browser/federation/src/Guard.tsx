import { Component } from 'react';
import type { ReactNode } from 'react';

interface GuardProps {
  /** Called once with the error. */
  onError: (error: unknown) => void;
  /** Shown instead of the children after an error; default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for optional content: an error in it leaves the rest of the page. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
