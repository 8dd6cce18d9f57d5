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
  /** An error that was caught is `new` until it is known whether the children are rendered anew, or it is `told`. */
  failure: 'none' | 'new' | 'told';
  resetKeys: readonly unknown[];
}

/** Logs the error and its component stack. */
export const warnOfFault = (error: unknown, { componentStack }: ErrorInfo): void =>
  console.warn('A part of the page could not be shown.', error, componentStack);

/** After this time (ms) without an error the children are rendered anew once more. */
const calm = 10_000;

/**
 * Catches the errors of its children. Something else may have changed their elements, as browsers do that translate a
 * page: they are rendered anew once, before the fallback takes their place.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none', resetKeys: [] };
  private failedAt = -calm;
  private caught: unknown[] | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failure: 'new' };
  }

  static getDerivedStateFromProps(
    { resetKeys = [] }: Props,
    { resetKeys: before }: State,
  ): Partial<State> | null {
    const isSame =
      resetKeys.length === before.length && resetKeys.every((key, place) => Object.is(key, before[place]));
    return isSame ? null : { failure: 'none', resetKeys };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const isFirst = performance.now() - this.failedAt >= calm;
    this.failedAt = performance.now();
    this.caught = isFirst ? [error, info.componentStack] : undefined;
    this.setState({ failure: isFirst ? 'none' : 'told' });
    if (!isFirst) (this.props.onError ?? warnOfFault)(error, info);
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.failure === 'none' || this.state.failure !== 'none') return;
    if (this.caught) console.warn('A part of the page was drawn anew.', ...this.caught);
    else this.props.onRecovered?.();
    this.caught = undefined;
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'new') return null;
    return failure === 'told' ? this.props.fallback : this.props.children;
  }
}

/** The element of a part of the app that renders little or nothing, in an error boundary. */
export const inErrorBoundary = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} fallback={null}>
    <Part />
  </ErrorBoundary>
);
