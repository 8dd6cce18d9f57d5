import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Section } from '../components/section';
import { Typography } from '../components/typography';
import { words } from '../words';

/** Catches what a page throws; header, menu and footer stay. Another address starts afresh (by its key). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.warn('A page could not be shown.', error, info.componentStack);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Section role="alert">
        <Typography variant="h2" gutterBottom>
          {words.pageFailed}
        </Typography>
        <Typography sx={{ marginBlockEnd: 24 }}>{words.pageFailedHint}</Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          {words.retry}
        </Button>
      </Section>
    );
  }
}
