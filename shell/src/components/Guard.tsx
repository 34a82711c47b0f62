import { Component } from 'react';
import type { ReactNode } from 'react';

interface GuardProps {
  /** Told what went wrong, once. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Around what the page can do without: when it throws, it is gone and the rest stays. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
