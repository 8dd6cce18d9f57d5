import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is drawn: where any of it is another, it is drawn afresh after a fault. */
  of?: readonly unknown[];
  /** Stands in the place of what cannot be drawn. */
  instead: ReactNode;
  /** Hears of each fault. Without it the console does. */
  onFault?: (error: unknown, info: ErrorInfo) => void;
  /** It could be drawn after a fault. */
  onMended?: () => void;
}

interface State {
  hasFailed: boolean;
  of: readonly unknown[];
}

/** Tells the console what could not be drawn, and why. */
export const warnOfFault = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.warn('A part of the page could not be shown.', error, componentStack);

/** Keeps what its children throw from everything around it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, of: [] };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of = [] }: Props, state: State) {
    const isSame =
      of.length === state.of.length && of.every((part, place) => Object.is(part, state.of[place]));
    return isSame ? null : { hasFailed: false, of };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    (this.props.onFault ?? warnOfFault)(error, info);
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onMended?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
