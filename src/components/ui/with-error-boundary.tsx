import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';

/** Renders a part of the app that draws little or nothing; when it throws, the page stays. */
export const withErrorBoundary = (Part: ComponentType, place?: number) => (
  <ErrorBoundary key={place} fallback={null}>
    <Part />
  </ErrorBoundary>
);
