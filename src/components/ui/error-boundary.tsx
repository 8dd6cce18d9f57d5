import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Reset keys: a change of any value resets the boundary. */
  of?: readonly unknown[];
  /** The fallback. */
  fallback: ReactNode;
  /** Called with each error; logs a console warning by default. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called when the children render again after an error. */
  onRecovered?: () => void;
}

interface State {
  hasFailed: boolean;
  of: readonly unknown[];
}

/** Logs the error and its component stack. */
export const warnOfFault = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.warn('A part of the page could not be shown.', error, componentStack);

/** Catches the render errors of its children. */
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
    (this.props.onError ?? warnOfFault)(error, info);
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onRecovered?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
/** Renders a part of the app that draws little or nothing; when it throws, the page stays. */
export const withErrorBoundary = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} fallback={null}>
    <Part />
  </ErrorBoundary>
);
