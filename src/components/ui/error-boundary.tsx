import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A change of any value resets the boundary. */
  resetKeys?: readonly unknown[];
  /** The fallback. */
  fallback: ReactNode;
  /** Called with each error; logs a console warning by default. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called when the children render again after an error. */
  onRecovered?: () => void;
}

interface State {
  hasFailed: boolean;
  resetKeys: readonly unknown[];
}

/** Logs the error and its component stack. */
export const warnOfFault = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.warn('A part of the page could not be shown.', error, componentStack);

/** Catches the render errors of its children. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKeys: [] };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKeys = [] }: Props, { resetKeys: before }: State) {
    const isSame =
      resetKeys.length === before.length && resetKeys.every((key, place) => Object.is(key, before[place]));
    return isSame ? null : { hasFailed: false, resetKeys };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    (this.props.onError ?? warnOfFault)(error, info);
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onRecovered?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** The element of a part of the app that renders little or nothing, in an error boundary. */
export const inErrorBoundary = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} fallback={null}>
    <Part />
  </ErrorBoundary>
);
